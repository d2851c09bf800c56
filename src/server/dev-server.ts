import { announceStart } from "./announce";
import { buildApp } from "./app";
import { readConfig } from "./config";
import { createDeps } from "./deps";
import { fillShell } from "./http/pages";
import { prepare } from "./prepare";

/** The parts of `main.ts` as `dev.mjs` needs them: it listens itself, and serves the pages from their sources. */
export async function startDevServer(environment: Record<string, string | undefined>) {
  const deps = createDeps(readConfig(environment));
  const { host, port, branding } = deps.config;
  const welcome = announceStart(deps, await prepare(deps));
  const app = await buildApp(deps);
  await app.ready();
  await deps.worker.start();

  async function close(): Promise<void> {
    await app.close();
    await deps.close();
  }

  const shell = (html: string) => fillShell(html, branding, "");
  return { host, port, welcome, handle: app.routing, shell, close };
}
