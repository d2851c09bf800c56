import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { type BrowserServer, chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { chromiumOptions } from "#tests/helpers/browser";
import { ensureChromium } from "#tests/helpers/install-chromium";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

declare module "vitest" {
  interface ProvidedContext {
    /** Where `tests/helpers/shared.ts` asks. */
    counter: string;
  }
}

/**
 * Runs once before the tests of a project: opens a counter that hands out what they share, the built product and one
 * browser. Each is made when somebody asks for it first, so that tests which need neither do not wait.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  let product: Promise<string> | undefined;
  let browser: Promise<BrowserServer> | undefined;
  const make: Record<string, () => Promise<string>> = {
    "/product": () => {
      product ??= build();
      return product;
    },
    "/browser": async () => {
      browser ??= launch(project.config.env, () => {
        browser = undefined;
      });
      return (await browser).wsEndpoint();
    },
  };

  const counter = createServer(async ({ url = "" }, response) => {
    try {
      response.end(await make[url]?.());
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
  });
  await once(counter.listen(0, "127.0.0.1"), "listening");
  project.provide("counter", `http://127.0.0.1:${(counter.address() as AddressInfo).port}`);

  return async () => {
    counter.close();
    await (await browser?.catch(() => undefined))?.close();
  };
}

/** In a process of its own: a build keeps the one that asks for it from answering anybody else. */
async function build(): Promise<string> {
  const script = 'import { buildIfStale } from "./src/server/boot/build-if-stale.mjs"; buildIfStale();';
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    cwd: ROOT,
    stdio: "inherit",
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error("Askwell could not be built; the reason is printed above.");
  return "built";
}

/**
 * @param settings of the tests' environment, such as their time zone
 * @param onGone called when the browser has ended, whoever ended it: the next who asks gets a new one
 */
async function launch(settings: NodeJS.ProcessEnv, onGone: () => void): Promise<BrowserServer> {
  ensureChromium();
  const browser = await chromium.launchServer({ ...chromiumOptions(), env: { ...process.env, ...settings } });
  browser.on("close", onGone);
  return browser;
}
