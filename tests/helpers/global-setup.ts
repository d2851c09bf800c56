import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { ensureChromium } from "#tests/helpers/install-chromium";
import { type Cluster, startTestCluster } from "#tests/helpers/postgres-cluster";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the server that `tests/helpers/shared.ts` asks for shared resources. */
    counter: string;
  }
}

/** Shared resources by request path. The result is sent as JSON. */
const MAKE: Readonly<Record<string, () => unknown>> = {
  "/product": build,
  "/chromium": ensureChromium,
  "/postgres": startPostgres,
};

const endings: (() => Promise<void>)[] = [];

async function startPostgres(): Promise<Cluster> {
  const { cluster, stop } = await startTestCluster();
  endings.push(stop);
  return cluster;
}

/**
 * Runs once before the tests of a project. Starts an HTTP server that provides shared resources: the built product, a
 * Chromium and a PostgreSQL. Each is created on its first request, so tests that don't need it don't wait.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const resources = new Map<string, unknown>();
  const counter = createServer(async ({ url = "" }, response) => {
    try {
      if (!resources.has(url)) resources.set(url, MAKE[url]?.());
      response.end(JSON.stringify(await resources.get(url)) ?? "");
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
  });
  await once(counter.listen(0, "127.0.0.1"), "listening");
  project.provide("counter", `http://127.0.0.1:${(counter.address() as AddressInfo).port}`);

  return async () => {
    counter.close();
    for (const end of endings) await end();
  };
}

/** Builds in a child process, because a build would block other requests. */
async function build(): Promise<void> {
  const script = 'import { buildIfStale } from "./src/server/startup/build-if-stale.mjs"; buildIfStale();';
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: ROOT,
    stdio: "inherit",
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error("Couldn't build Askwell. The reason is printed above.");
}
