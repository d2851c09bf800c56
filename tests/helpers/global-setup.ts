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
    /** Where `tests/helpers/shared.ts` asks. */
    counter: string;
  }
}

/** What tests share, by where the counter is asked for it; what it gives is the answer, as JSON. */
const MAKE: Readonly<Record<string, () => unknown>> = {
  "/product": build,
  "/chromium": ensureChromium,
  "/postgres": startPostgres,
};

/** What is to be done at the end. */
const endings: (() => Promise<void>)[] = [];

async function startPostgres(): Promise<Cluster> {
  const { cluster, stop } = await startTestCluster();
  endings.push(stop);
  return cluster;
}

/**
 * Runs once before the tests of a project: opens a counter that sees to what they share, the built product, a Chromium
 * that starts and a PostgreSQL. Each is made when somebody asks for it first, so that tests which need neither do not wait.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const made = new Map<string, unknown>();
  const counter = createServer(async ({ url = "" }, response) => {
    try {
      if (!made.has(url)) made.set(url, MAKE[url]?.());
      response.end(JSON.stringify(await made.get(url)) ?? "");
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

/** In a process of its own: a build keeps the one that asks for it from answering anybody else. */
async function build(): Promise<void> {
  const script = 'import { buildIfStale } from "./src/server/startup/build-if-stale.mjs"; buildIfStale();';
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: ROOT,
    stdio: "inherit",
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error("Couldn't build Askwell. The reason is printed above.");
}
