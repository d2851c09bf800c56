import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { PAGES } from "#shared/domain/pages";
import type { Branding, Config } from "../config";
import type { Mailer } from "../mail/mailer";
import { contentSecurityPolicy } from "./csp";
import { escapeHtml } from "./html";
import { preloadsOf } from "./preloads";

interface PageSettings {
  /** Folder of the browser's build. */
  root: string;
  shown: Shown;
}

/** What the pages know of the server they come from. */
export interface Shown extends Branding {
  /** Whether mails reach inboxes; where they do not, nobody is sent to theirs. */
  mailDelivers: boolean;
  suggestedTopics: readonly string[];
}

/** The data block of every page; nothing in it is a secret. */
export function shownBy({ config, mailer }: { config: Config; mailer: Mailer }): Shown {
  const { branding, suggestedTopics } = config;
  return { ...branding, mailDelivers: mailer.delivers, suggestedTopics };
}

/**
 * Serves the browser's build: hashed files for ever, the shell for every page, and 404 for any other path. A page with
 * a slash at its end leads to the page.
 */
export async function addPages(app: FastifyInstance, { root, shown }: PageSettings): Promise<void> {
  const shell = await readFile(join(root, "index.html"), "utf8");
  const manifest = await readFile(join(root, ".vite/manifest.json"), "utf8");
  const shellFor = (screens: "admin" | "participant") =>
    shell.replace("</head>", `${preloadsOf(manifest, `src/client/routes/${screens}.ts`)}</head>`);
  const shells = { admin: shellFor("admin"), participant: shellFor("participant") };
  const send = (reply: FastifyReply, status: number, screens: keyof typeof shells) => {
    const nonce = randomBytes(16).toString("base64");
    return reply
      .code(status)
      .type("text/html; charset=utf-8")
      .header("Content-Security-Policy", contentSecurityPolicy(nonce))
      .header("Cache-Control", "no-store")
      .send(fillShell(shells[screens], shown, nonce));
  };

  await app.register(fastifyStatic, {
    root,
    index: false,
    dotfiles: "deny",
    preCompressed: true,
    wildcard: false,
    globIgnore: ["**/index.html", "**/*.{br,gz}"],
    setHeaders: (reply, path) => {
      const isHashed = path.includes("/assets/");
      reply.header(
        "Cache-Control",
        isHashed ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
    },
  });
  for (const path of PAGES) {
    app.get(path, (_request, reply) => send(reply, 200, path.startsWith("/admin") ? "admin" : "participant"));
    if (path === "/") continue;
    // Not to be remembered: the query can hold a token.
    app.get(`${path}/`, ({ url }, reply) =>
      reply.header("Cache-Control", "no-store").redirect(url.replace(/\/(?=\?|$)/, ""), 308),
    );
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === "GET" || request.method === "HEAD";
    if (!isPage || /^\/(api|trpc)\b/.test(request.url)) {
      return reply.code(404).send({ message: "Not found." });
    }
    reply.header("X-Robots-Tag", "noindex");
    return send(reply, 404, "participant");
  });
}

/** Puts into the shell what only the running server knows: title, owner, and the nonce of this answer. */
export function fillShell(shell: string, shown: Shown, nonce: string): string {
  const config = JSON.stringify(shown).replaceAll("<", "\\u003c");
  // By functions, because "$" means something in a text that replaces.
  return shell
    .replaceAll("__CSP_NONCE__", () => nonce)
    .replaceAll("__TITLE__", () => escapeHtml(shown.name))
    .replaceAll("__APP_CONFIG__", () => config);
}
