import { expect, test } from "vitest";
import { z } from "zod";
import { textOf } from "#tests/helpers/source-files";

const versions = z.record(z.string(), z.string());
const manifest = z.object({ dependencies: versions, devDependencies: versions, overrides: versions });
const lockfile = z.object({ packages: z.record(z.string(), z.looseObject({})) });

test("every package is pinned to one version", () => {
  const { dependencies, devDependencies, overrides } = manifest.parse(JSON.parse(textOf("package.json")));
  const all = Object.entries({ ...dependencies, ...devDependencies, ...overrides });
  expect(all.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test("the lockfile names no address to download from, so that any registry will do", () => {
  const { packages } = lockfile.parse(JSON.parse(textOf("package-lock.json")));
  expect(Object.keys(packages)).not.toHaveLength(0);
  expect(Object.keys(packages).filter((name) => "resolved" in (packages[name] ?? {}))).toEqual([]);
});
