import { posix } from "node:path";
import { expect, test } from "vitest";
import { filesIn, textOf } from "#tests/helpers/source-files";

const FEATURES = "src/server/features/";
/** What every feature calls these parts. Whoever knows one feature finds their way in the next. */
const PARTS = ["router", "service", "repo", "rules", "views", "texts", "sitting", "commit"];
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*(\.(d|module|test))?\.[a-z]+$/;
/** A file that is longer has more than one subject. */
const MAX_LINES = 300;

const isCode = (path: string) => /\.(tsx?|mjs|mts|css)$/.test(path);
const nameOf = (path: string) => posix.basename(path);

/** The files that a file imports, as paths from the top; packages are left out. */
function importsOf(path: string): string[] {
  return [...textOf(path).matchAll(/\bfrom "([.#][^"]*)"/g)].map(([, target = ""]) =>
    target.startsWith("#server/")
      ? `${target.replace("#server/", "src/server/")}.ts`
      : `${posix.join(posix.dirname(path), target)}.ts`,
  );
}

test("file names are in kebab case", () => {
  const files = ["src", "migrations", "tests"].flatMap(filesIn);
  expect(files.filter((path) => !KEBAB_CASE.test(nameOf(path)))).toEqual([]);
});

test("a feature of the server holds a router and a service, and what it adds under other names stays inside", () => {
  const server = filesIn("src/server").filter((path) => path.endsWith(".ts"));
  const inFeatures = server.filter((path) => path.startsWith(FEATURES));
  const folders = new Set(inFeatures.map((path) => posix.dirname(path)));
  for (const folder of folders) {
    expect(inFeatures).toContain(`${folder}/router.ts`);
    expect(inFeatures).toContain(`${folder}/service.ts`);
  }
  const helpers = inFeatures.filter((path) => !PARTS.includes(posix.basename(path, ".ts")));
  const reachedFromOutside = helpers.filter((helper) =>
    server.some((path) => posix.dirname(path) !== posix.dirname(helper) && importsOf(path).includes(helper)),
  );
  expect(reachedFromOutside).toEqual([]);
});

test("no source file is longer than 300 lines", () => {
  const long = filesIn("src")
    .filter(isCode)
    .filter((path) => textOf(path).split("\n").length - 1 > MAX_LINES);
  expect(long).toEqual([]);
});
