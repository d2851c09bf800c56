import { buildApp } from "../app";
import { readConfig } from "../config";
import { createDeps, type Deps } from "../deps";
import { fillShell, inBrand, servedPage } from "../http/pages";
import { bootstrap } from "./bootstrap";
import { openForServer } from "./open-database";
import { announceStart } from "./startup-banner";

/** The parts of `main.ts` that `dev.mjs` needs: it listens itself and serves the pages from their sources. */
export async function startDevServer(environment: Record<string, string | undefined>) {
  const config = readConfig(environment);
  const deps = createDeps(config, await openForServer(config));
  try {
    return await serve(deps);
  } catch (error) {
    // The next server, with fixed code, needs this one's database.
    await deps.close();
    throw error;
  }
}

async function serve(deps: Deps) {
  const { host, port } = deps.config;
  const appConfig = servedPage(deps);
  const app = await buildApp(deps);
  await app.ready();
  const welcome = await announceStart(deps, await bootstrap(deps));
  await deps.worker.start();

  async function close(): Promise<void> {
    await app.close();
    await deps.close();
  }

  const shell = (html: string) => fillShell(inBrand(html, appConfig), appConfig, { nonce: "" });
  return { host, port, welcome, handle: app.routing, shell, close };
}
