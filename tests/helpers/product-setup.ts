import { readFileSync } from "node:fs";
import { beforeAll, expect } from "vitest";
import { isOnPostgres, preparePostgres } from "#tests/helpers/postgres-database";
import { builtProduct, installedChromium } from "#tests/helpers/shared";

/** A machine that has no browser may take minutes to get one. */
const INSTALLING = 600_000;

/**
 * Tests that open pages find the product built and a Chromium that starts, those that start the server as a process of
 * its own the product, and those on PostgreSQL its server; none takes a test's time.
 */
beforeAll(async () => {
  const { testPath = "" } = expect.getState();
  const opensPages = /[\\/]tests[\\/]browser[\\/]/.test(testPath);
  if (opensPages || namesHelper(testPath, "process")) await builtProduct();
  if (opensPages) await installedChromium();
  if (isOnPostgres || namesHelper(testPath, "postgres-database")) await preparePostgres();
}, INSTALLING);

const namesHelper = (test: string, name: string) =>
  readFileSync(test, "utf8").includes(`"#tests/helpers/${name}"`);
