import { readFileSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { ensureChromium } from "#tests/helpers/install-chromium";
import { buildIfStale } from "../../src/server/boot/build-if-stale.mjs";

/**
 * Runs once before all tests and provides what those that are about to run need: a browser for those that open
 * pages, the built product for those and for those that start it as a process of its own.
 */
export function setup({ vitest }: TestProject): void {
  const tests = vitest.state.getPaths();
  const needsBrowser = tests.some((path) => /[\\/]tests[\\/]browser[\\/]/.test(path));
  const needsProduct = needsBrowser || tests.some(startsTheProduct);
  if (needsBrowser) ensureChromium();
  if (needsProduct) buildIfStale();
}

const startsTheProduct = (test: string) => readFileSync(test, "utf8").includes('"#tests/helpers/process"');
