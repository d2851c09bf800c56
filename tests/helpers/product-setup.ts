import { readFileSync } from "node:fs";
import { beforeAll, expect } from "vitest";
import { isOnPostgres, preparePostgres } from "#tests/helpers/postgres-database";
import { builtProduct, installedChromium } from "#tests/helpers/shared";

/** Installing a browser may take minutes. */
const INSTALL_TIMEOUT = 600_000;

/**
 * Prepares what a test file needs outside its tests' time: the built product and Chromium for pages, the product for
 * server processes, and PostgreSQL.
 */
beforeAll(async () => {
  const { testPath = "" } = expect.getState();
  const opensPages = /[\\/]tests[\\/]browser[\\/]/.test(testPath);
  if (opensPages || namesHelper(testPath, "process")) await builtProduct();
  if (opensPages) await installedChromium();
  if (isOnPostgres || namesHelper(testPath, "postgres-database")) await preparePostgres();
}, INSTALL_TIMEOUT);

const namesHelper = (test: string, name: string) =>
  readFileSync(test, "utf8").includes(`"#tests/helpers/${name}"`);
