import { sep } from "node:path";
import type { TestProject } from "vitest/node";
import { ensureChromium } from "#tests/helpers/install-chromium";
import { buildIfStale } from "../../src/server/build-if-stale.mjs";

const BROWSER_TESTS = ["tests", "browser"].join(sep);

/** Runs once before all tests. Where browser tests are among them, it provides the browser and the built product. */
export function setup({ vitest }: TestProject): void {
  if (!vitest.state.getPaths().some((path) => path.includes(BROWSER_TESTS))) return;
  ensureChromium();
  buildIfStale();
}
