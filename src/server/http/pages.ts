import { createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { brandRules } from "#shared/domain/lib/brand-colors";
import { PAGES } from "#shared/domain/pages";
import type { BrandingConfig, Config } from "../config";
import type { Mailer } from "../mail/mailer";
import type { createSsrPages, SsrPage } from "../ssr/ssr-page";
import { contentSecurityPolicy } from "./csp";
import { dropPageHeaders } from "./headers";
import { escapeHtml } from "./html";
import { preloadLinks } from "./preload-links";

interface PageSettings {
  /** Folder of the browser's build. */
  root: string;
  shown: ServedPage;
  /** Makes first screens; without it the browser builds every page. */
  firstPages?: ReturnType<typeof createSsrPages> | undefined;
  /** Whether search engines may list the pages that anybody can open. */
  isIndexed: boolean;
}

const ADMIN = "src/client/screens/admin-chunk.ts";
/** The parts that screens come in, by the modules that lead to each; the first script is no part. */
const PARTS = {
  around: ["src/client/screens/participant-chunk.ts"],
  results: ["src/client/screens/results/results-page.tsx"],
  admin: [ADMIN],
  questions: [ADMIN, "src/client/screens/admin-questions/admin-questions-page.tsx"],
  scoring: [ADMIN, "src/client/screens/admin-scoring/admin-scoring-page.tsx"],
  advice: [ADMIN, "src/client/screens/admin-advice/admin-advice-page.tsx"],
  templateResults: [ADMIN, "src/client/screens/admin-results/admin-results-page.tsx"],
} as const;
type Part = keyof typeof PARTS | "first";

/** What a setting can open to search engines; the start page always is. */
const PUBLIC_PAGES: ReadonlySet<string> = new Set([
  "/start-assessment",
  "/access",
  "/direct-assessment/:templateId",
]);
/** Pages are left open: a search engine that may not read one does not learn that it is not to be listed. */
const ROBOTS = "User-agent: *\nDisallow: /api/\nDisallow: /trpc/\n";

/** The pages on which one answers; their screens come with the first script. */
const ANSWERING: readonly string[] = ["/assessment/:id/start", "/assessment/:id/chat"];

function partOf(path: string): Part {
  if (ANSWERING.includes(path)) return "first";
  if (path.endsWith("/results")) return path.startsWith("/admin") ? "templateResults" : "results";
  if (path.endsWith("/questions")) return "questions";
  if (path.endsWith("/scoring")) return "scoring";
  if (path.endsWith("/advice")) return "advice";
  return path.startsWith("/admin") ? "admin" : "around";
}

/** One answer. */
interface Page {
  part: Part;
  nonce: string;
  first?: SsrPage | undefined;
}

/** What the pages know of the server they come from. */
export interface ServedPage extends BrandingConfig {
  /** Whether mails reach inboxes; where they do not, nobody is sent to theirs. */
  mailDelivers: boolean;
  publicUrl: string;
  /** Which build of the pages the server has; undefined where nothing is built. */
  build?: string | undefined;
  suggestedTopics: readonly string[];
}

/** Names the build of the pages in a folder: another one has other files. */
export async function buildId(root: string): Promise<string> {
  const index = await readFile(join(root, "index.html"), "utf8");
  return createHash("sha256").update(index).digest("base64url").slice(0, 8);
}

/** The data block of every page; nothing in it is a secret. */
export function servedPage(
  { config, mailer }: { config: Config; mailer: Mailer },
  build?: string,
): ServedPage {
  const { branding, suggestedTopics, publicUrl } = config;
  return { ...branding, mailDelivers: mailer.delivers, publicUrl, build, suggestedTopics };
}

/**
 * Serves the browser's build: hashed files for ever, the shell for every page, and 404 for any other path. A page with
 * a slash at its end leads to the page.
 */
export async function addPages(
  app: FastifyInstance,
  { root, shown, firstPages, isIndexed }: PageSettings,
): Promise<void> {
  const shell = inBrand(await readFile(join(root, "index.html"), "utf8"), shown);
  const manifest = await readFile(join(root, ".vite/manifest.json"), "utf8");
  const shells = new Map<string, string>();
  for (const [part, entries] of Object.entries(PARTS))
    shells.set(part, shell.replace("</head>", `${preloadLinks(manifest, entries)}</head>`));
  const send = async (reply: FastifyReply, status: number, page: Page) => {
    const html = fillShell(shells.get(page.part) ?? shell, shown, page);
    const encoding = negotiate(reply.request.headers["accept-encoding"] ?? "", ENCODINGS);
    if (encoding) reply.header("Content-Encoding", encoding);
    return (
      reply
        .code(status)
        .type("text/html; charset=utf-8")
        .header("Vary", "Accept-Encoding")
        .header("Content-Security-Policy", contentSecurityPolicy(page.nonce, page.first !== undefined))
        // A proxy that rewrites addresses in the HTML makes it other than what the script expects.
        .header("Cache-Control", "no-store, no-transform")
        .send(encoding ? await PACKED[encoding](html) : html)
    );
  };

  await app.register(fastifyStatic, {
    root,
    index: false,
    dotfiles: "deny",
    preCompressed: true,
    wildcard: false,
    acceptRanges: false,
    globIgnore: ["**/index.html", "**/*.{br,gz}"],
    setHeaders: (reply, path) => {
      dropPageHeaders(reply);
      if (!path.includes("/assets/")) return reply.header("Cache-Control", "public, max-age=3600");
      // Named by what is in it: nobody ever asks whether it has changed.
      for (const name of ["ETag", "Last-Modified"]) reply.removeHeader(name);
      return reply.header("Cache-Control", "public, max-age=31536000, immutable");
    },
  });
  app.get("/robots.txt", (_request, reply) => reply.type("text/plain; charset=utf-8").send(ROBOTS));
  for (const path of PAGES) {
    const part = partOf(path);
    app.get(path, async (request, reply) => {
      const nonce = newNonce();
      if (path !== "/" && !(isIndexed && PUBLIC_PAGES.has(path))) reply.header("X-Robots-Tag", "noindex");
      return send(reply, 200, { part, nonce, first: await firstPages?.(path, request, nonce) });
    });
    if (path === "/") continue;
    // Not to be remembered: the query can hold a token.
    app.get(`${path}/`, ({ url }, reply) =>
      reply.header("Cache-Control", "no-store").redirect(pathOf(url).replace(/\/(?=\?|$)/, ""), 308),
    );
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === "GET" || request.method === "HEAD";
    if (!isPage || /^\/(api|trpc)\b/.test(request.url)) {
      return reply.code(404).send({ message: "Not found." });
    }
    reply.header("X-Robots-Tag", "noindex");
    return send(reply, 404, { part: "first", nonce: newNonce() });
  });
}

/** An address without the host, for which a request line may name any (RFC 9112, 3.2.2). */
const pathOf = (url: string) => url.replace(/^[^/?]*:\/\/[^/?]*/, "");

const brotli = promisify(brotliCompress);
const { BROTLI_PARAM_QUALITY: QUALITY, BROTLI_PARAM_SIZE_HINT: SIZE_HINT } = constants;
const gzipped = promisify(gzip);
const PACKED = {
  // Told how long it will be, it takes half a millisecond; the best that it can do takes thirty times as long.
  br: (html: string) => brotli(html, { params: { [QUALITY]: 8, [SIZE_HINT]: Buffer.byteLength(html) } }),
  gzip: (html: string) => gzipped(html),
};
/** The best first. */
const ENCODINGS: (keyof typeof PACKED)[] = ["br", "gzip"];
const newNonce = () => randomBytes(16).toString("base64");

/** Puts into the shell what only the running server knows: title, owner, this answer's nonce and its first screen. */
export function fillShell(shell: string, shown: ServedPage, { nonce, first }: Omit<Page, "part">): string {
  // The browser has its colour from the style sheet and from `inBrand`.
  const { color: _, ...told } = shown;
  const data = first && `<script type="application/json" id="first-data">${jsonBlock(first.data)}</script>`;
  const places = {
    CSP_NONCE: nonce,
    TITLE: escapeHtml(first?.title ?? shown.name),
    APP_CONFIG: jsonBlock(told),
  };
  // By functions, because "$" means something in a text that replaces; all at once, as a name may look like a place.
  return shell
    .replaceAll(/__(CSP_NONCE|TITLE|APP_CONFIG)__/g, (_, place: keyof typeof places) => places[place])
    .replace('<div id="root"></div>', (root) =>
      first ? `<div id="root" data-rendered>${first.html}</div>${data}` : root,
    );
}

/** The shell with the owner's colour; the style sheet has the product's own. Comes before `fillShell`. */
export function inBrand(shell: string, { color }: ServedPage): string {
  const rules = color && brandRules(color);
  return rules ? shell.replace("</head>", `<style nonce="__CSP_NONCE__">${rules}</style></head>`) : shell;
}

/** JSON that can stand in a script element. */
const jsonBlock = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");
