import { readFileSync } from "node:fs";
import { beforeAll, expect } from "vitest";
import { builtProduct } from "#tests/helpers/shared";

/** Tests that open pages, and those that start the server as a process of its own, find it built; no test's time. */
beforeAll(async () => {
  const { testPath = "" } = expect.getState();
  if (/[\\/]tests[\\/]browser[\\/]/.test(testPath) || startsTheProduct(testPath)) await builtProduct();
});

const startsTheProduct = (test: string) => readFileSync(test, "utf8").includes('"#tests/helpers/process"');
