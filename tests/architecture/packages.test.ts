import { expect, test } from "vitest";
import { z } from "zod";
import { textOf } from "#tests/helpers/source-files";

const versions = z.record(z.string(), z.string());
const manifest = z.object({ dependencies: versions, devDependencies: versions, overrides: versions });
const lockfile = z.object({
  packages: z.record(z.string(), z.looseObject({ optionalDependencies: versions.default({}) })),
});
const readLockfile = () => lockfile.parse(JSON.parse(textOf("package-lock.json")));

test("every package is pinned to one version", () => {
  const { dependencies, devDependencies, overrides } = manifest.parse(JSON.parse(textOf("package.json")));
  const all = Object.entries({ ...dependencies, ...devDependencies, ...overrides });
  expect(all.filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

test("the lockfile contains no download addresses, so any registry works", () => {
  const { packages } = readLockfile();
  expect(Object.keys(packages)).not.toHaveLength(0);
  expect(Object.keys(packages).filter((name) => "resolved" in (packages[name] ?? {}))).toEqual([]);
});

test("the lockfile contains the optional packages of every platform, or npm ci fails on some", () => {
  const { packages } = readLockfile();
  const locked = new Set(Object.keys(packages).map((path) => path.split("node_modules/").at(-1)));
  const optionalPackages = Object.values(packages).flatMap((entry) =>
    Object.keys(entry.optionalDependencies),
  );
  expect(optionalPackages.filter((name) => !locked.has(name))).toEqual([]);
});
