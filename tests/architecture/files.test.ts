import { posix } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { filesIn, textOf } from "#tests/helpers/source-files";

const FEATURES = "src/server/features/";
/** File names that all features share, so that a reader finds the same parts in each. */
const PARTS = ["router", "service", "repo", "rules", "views", "texts"];
/** Helpers that other folders may import. */
const LENT = ["attempts/attempt-snapshot", "attempts/attempt-writer"].map((name) => `${FEATURES}${name}.ts`);

/** Folders with more files are split by subject or by kind. */
const MAX_FILES = 30;

/** Names replaced by standard terms, because no one would search for them. */
const BANNED = `
  abandoned accounts answered around arrival asked at-once ballast before-script beginnings broken-move
  broken-requests carried-problem chosen chunks cited claim confirmed counted crash-page cues deletion denying
  door durable-file efforts ends-named fences finder fired folded-text furthest given ground guessing
  headcount hidden-marks holds hollow host in-run inside-the-list intake itself judge judgement kept kernel
  language-of learned left-behind levels lifetime likely likeness loosely made-up-answers mask material
  meaning meant memory mentions meter moments never-shown no-chat no-form noise nothing-more offered once-per
  openers other-words others-names own-answer own-words paper-head parts passage patience payer pick-up place
  places planned postbox presence quoted readers-card reading rejection-of result-of said seal sealed-body
  set-aside settle settled shortened shown-advice shown-text signs sitting slots spent stances standing
  standings started steps-told take-again talk tell tidy trial unproved unsaved unusable use-leaving unwilling use-applying
  use-arriving use-glide use-worths vague voice watching who-helps words worth-table wrong-lines yes-and-no
  zone
`
  .trim()
  .split(/\s+/);

const KEBAB_CASE = /^(README|[a-z0-9]+(-[a-z0-9]+)*(\.(d|module|test))?)\.[a-z]+$/;
/** A longer file has more than one subject. */
const MAX_LINES = 300;
const MAX_FUNCTION_LINES = 80;
/** Word tables have one file per language, however long. */
const TABLES = /^src\/server\/language\/lexicon\//;

const isCode = (path: string) => /\.(tsx?|mjs|mts|css)$/.test(path);
const nameOf = (path: string) => posix.basename(path);

/** The imported files as paths from the repository root, without packages. */
function importsOf(path: string): string[] {
  return [...textOf(path).matchAll(/\bfrom "([.#][^"]*)"/g)].map(([, target = ""]) =>
    target.startsWith("#server/")
      ? `${target.replace("#server/", "src/server/")}.ts`
      : `${posix.join(posix.dirname(path), target)}.ts`,
  );
}

/** Functions longer than MAX_FUNCTION_LINES, as `path:line`. */
function longFunctionsIn(path: string): string[] {
  const file = ts.createSourceFile(path, textOf(path), ts.ScriptTarget.Latest, true);
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node): string[] => {
    const first = lineOf(node.getStart(file));
    const isLong = ts.isFunctionLike(node) && lineOf(node.end) - first >= MAX_FUNCTION_LINES;
    const inside: string[] = [];
    ts.forEachChild(node, (child) => void inside.push(...visit(child)));
    return isLong ? [`${path}:${first}`, ...inside] : inside;
  };
  return visit(file);
}

test("file names are in kebab case", () => {
  const files = ["src", "migrations", "tests"].flatMap(filesIn);
  expect(files.filter((path) => !KEBAB_CASE.test(nameOf(path)))).toEqual([]);
});

test("style modules have unique names, because class names contain them", () => {
  const names = filesIn("src/client")
    .map(nameOf)
    .filter((name) => name.endsWith(".module.css"));
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test("a feature has a router and a service, and no one outside imports its helpers", () => {
  const server = filesIn("src/server").filter((path) => path.endsWith(".ts"));
  const inFeatures = server.filter((path) => path.startsWith(FEATURES));
  const folders = new Set(inFeatures.map((path) => posix.dirname(path)));
  for (const folder of folders) {
    expect(inFeatures).toContain(`${folder}/router.ts`);
    expect(inFeatures).toContain(`${folder}/service.ts`);
  }
  const helpers = inFeatures.filter(
    (path) => !PARTS.includes(posix.basename(path, ".ts")) && !LENT.includes(path),
  );
  const reachedFromOutside = helpers.filter((helper) =>
    server.some((path) => posix.dirname(path) !== posix.dirname(helper) && importsOf(path).includes(helper)),
  );
  expect(reachedFromOutside).toEqual([]);
});

test("no folder of the source holds more than 30 code files", () => {
  const counts = new Map<string, number>();
  for (const path of filesIn("src").filter((file) => /\.(tsx?|mjs)$/.test(file)))
    counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > MAX_FILES)).toEqual([]);
});

test("no file has a banned name", () => {
  const stemOf = (path: string) => nameOf(path).replace(/\..*$/, "");
  expect(filesIn("src").filter((path) => BANNED.includes(stemOf(path)))).toEqual([]);
});

test("no source file is longer than 300 lines", () => {
  const long = filesIn("src")
    .filter((path) => isCode(path) && !TABLES.test(path))
    .filter((path) => textOf(path).split("\n").length - 1 > MAX_LINES);
  expect(long).toEqual([]);
});

test("no function of a server feature is longer than 80 lines", () => {
  expect(filesIn(FEATURES).flatMap(longFunctionsIn)).toEqual([]);
});
