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
  /** Folder of the client build. */
  root: string;
  appConfig: ServedPage;
  /** Server-side rendering; without it, the browser renders every page. */
  firstPages?: ReturnType<typeof createSsrPages> | undefined;
  /** Whether search engines may index the public pages. */
  isIndexed: boolean;
}

const ADMIN = "src/client/screens/admin-chunk.ts";
/** Entry modules of the screen chunks. The first script isn't one of them. */
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

/** Pages that search engines may index if a setting allows it. The start page always may be. */
const PUBLIC_PAGES: ReadonlySet<string> = new Set([
  "/start-assessment",
  "/access",
  "/direct-assessment/:templateId",
]);
/** Pages aren't disallowed, because a search engine must read a page to see its noindex header. */
const ROBOTS = "User-agent: *\nDisallow: /api/\nDisallow: /trpc/\n";

/** Pages for answering, whose screens are in the first script. */
const ANSWER_PAGES: readonly string[] = ["/assessment/:id/start", "/assessment/:id/chat"];

function partOf(path: string): Part {
  if (ANSWER_PAGES.includes(path)) return "first";
  if (path.endsWith("/results")) return path.startsWith("/admin") ? "templateResults" : "results";
  if (path.endsWith("/questions")) return "questions";
  if (path.endsWith("/scoring")) return "scoring";
  if (path.endsWith("/advice")) return "advice";
  return path.startsWith("/admin") ? "admin" : "around";
}

interface Page {
  part: Part;
  nonce: string;
  first?: SsrPage | undefined;
}

export interface ServedPage extends BrandingConfig {
  /** Whether emails reach inboxes. If not, no page asks people to check theirs. */
  mailDelivers: boolean;
  publicUrl: string;
  /** Id of the client build; undefined without a build. */
  build?: string | undefined;
  suggestedTopics: readonly string[];
}

/** Returns an id of the client build in a folder. It changes with the file names. */
export async function buildId(root: string): Promise<string> {
  const index = await readFile(join(root, "index.html"), "utf8");
  return createHash("sha256").update(index).digest("base64url").slice(0, 8);
}

/** Creates the data block of every page. It contains no secrets. */
export function servedPage(
  { config, mailer }: { config: Config; mailer: Mailer },
  build?: string,
): ServedPage {
  const { branding, suggestedTopics, publicUrl } = config;
  return { ...branding, mailDelivers: mailer.delivers, publicUrl, build, suggestedTopics };
}

/**
 * Serves hashed files (cached forever), the shell for every page, and 404 for other paths. Redirects trailing slashes.
 */
export async function addPages(
  app: FastifyInstance,
  { root, appConfig, firstPages, isIndexed }: PageSettings,
): Promise<void> {
  const shell = inBrand(await readFile(join(root, "index.html"), "utf8"), appConfig);
  const manifest = await readFile(join(root, ".vite/manifest.json"), "utf8");
  const shells = new Map<string, string>();
  for (const [part, entries] of Object.entries(PARTS))
    shells.set(part, shell.replace("</head>", `${preloadLinks(manifest, entries)}</head>`));
  const send = async (reply: FastifyReply, status: number, page: Page) => {
    const html = fillShell(shells.get(page.part) ?? shell, appConfig, page);
    const encoding = negotiate(reply.request.headers["accept-encoding"] ?? "", ENCODINGS);
    if (encoding) reply.header("Content-Encoding", encoding);
    return (
      reply
        .code(status)
        .type("text/html; charset=utf-8")
        .header("Vary", "Accept-Encoding")
        .header("Content-Security-Policy", contentSecurityPolicy(page.nonce, page.first !== undefined))
        // A proxy that rewrites URLs in the HTML would break hydration.
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
      // Content-hashed names never need revalidation.
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
    // Not cached, because the query may contain a token.
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

/** Removes scheme and host, since the request line may contain any (RFC 9112, 3.2.2). */
const pathOf = (url: string) => url.replace(/^[^/?]*:\/\/[^/?]*/, "");

const brotliAsync = promisify(brotliCompress);
const { BROTLI_PARAM_QUALITY: QUALITY, BROTLI_PARAM_SIZE_HINT: SIZE_HINT } = constants;
const gzipAsync = promisify(gzip);
const PACKED = {
  // With a size hint, this takes half a millisecond. Maximum quality takes thirty times as long.
  br: (html: string) => brotliAsync(html, { params: { [QUALITY]: 8, [SIZE_HINT]: Buffer.byteLength(html) } }),
  gzip: (html: string) => gzipAsync(html),
};
/** Preferred first. */
const ENCODINGS: (keyof typeof PACKED)[] = ["br", "gzip"];
const newNonce = () => randomBytes(16).toString("base64");

/** Fills the shell with runtime data: title, settings, this response's nonce and its first screen. */
export function fillShell(
  shell: string,
  appConfig: ServedPage,
  { nonce, first }: Omit<Page, "part">,
): string {
  // The color is already in the style sheet and in `inBrand`.
  const { color: _, ...settings } = appConfig;
  const data = first && `<script type="application/json" id="first-data">${jsonBlock(first.data)}</script>`;
  const replacements = {
    CSP_NONCE: nonce,
    TITLE: escapeHtml(first?.title ?? appConfig.name),
    APP_CONFIG: jsonBlock(settings),
  };
  // Functions, because "$" is special in replacement strings. One pass, because a name may look like a placeholder.
  return shell
    .replaceAll(
      /__(CSP_NONCE|TITLE|APP_CONFIG)__/g,
      (_, placeholder: keyof typeof replacements) => replacements[placeholder],
    )
    .replace('<div id="root"></div>', (root) =>
      first ? `<div id="root" data-rendered>${first.html}</div>${data}` : root,
    );
}

/** Adds the owner's brand color to the shell. Must run before `fillShell`. */
export function inBrand(shell: string, { color }: ServedPage): string {
  const rules = color && brandRules(color);
  return rules ? shell.replace("</head>", `<style nonce="__CSP_NONCE__">${rules}</style></head>`) : shell;
}

/** JSON that is safe inside a script element. */
const jsonBlock = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");
