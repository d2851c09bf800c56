import { readFileSync } from "node:fs";
import { posix } from "node:path";

const ALIASES = {
  "#shared/": "src/shared/",
  "#server/": "src/server/",
  "#migrations/": "migrations/",
  "#tests/": "tests/",
};
const ENDINGS = ["", ".ts", ".tsx", ".mjs"];

/** The files that a file imports, by their paths from the top. */
function importsOf(path, known) {
  const targets = readFileSync(path, "utf8").matchAll(/(?:from|import\()\s*"([.#][^"]*)"/g);
  return [...targets].flatMap(([, target]) => {
    const alias = Object.keys(ALIASES).find((one) => target.startsWith(one));
    const base = alias
      ? ALIASES[alias] + target.slice(alias.length)
      : posix.join(posix.dirname(path), target);
    const found = ENDINGS.map((ending) => base + ending).find((file) => known.has(file));
    return found ? [found] : [];
  });
}

const wordsOf = (path) =>
  new Set(
    path
      .replace(/\.\w+$/, "")
      .split(/[/.-]/)
      .filter((word) => word.length > 3),
  );

/**
 * The test files that may notice a change of a source file, in groups: those that are about it by what they import or
 * by their names, then the others; the quick ones, as far as they import it, before those that open a browser. What is
 * no page's own is given the browser's whole stories only: to try every screen for it takes minutes, and finds little.
 */
export function testsFor(path, files) {
  const known = new Set(files);
  const tests = files.filter((file) => file.startsWith("tests/") && file.endsWith(".test.ts"));
  const reached = new Map();
  function reach(file) {
    if (reached.has(file)) return reached.get(file);
    const all = new Set([file]);
    reached.set(file, all);
    for (const target of importsOf(file, known)) for (const one of reach(target)) all.add(one);
    return all;
  }
  const words = wordsOf(path.replace(/^src\/(server|client|shared)\//, ""));
  const likeness = (test) => [...wordsOf(test)].filter((word) => words.has(word)).length;
  const isBrowser = (test) => test.startsWith("tests/browser/");
  const isStory = (test) => posix.dirname(test) === "tests/browser";
  const imports = (test) => reach(test).has(path);
  const isDirect = (test) => importsOf(test, known).includes(path);
  const isAbout = (test) => isDirect(test) || (likeness(test) > 0 && (imports(test) || isBrowser(test)));
  const ranked = (list) => list.sort((a, b) => likeness(b) - likeness(a));
  const quick = tests.filter((test) => !isBrowser(test));
  const browser = tests.filter(isBrowser);
  return [
    quick.filter(isAbout),
    quick.filter((test) => !isAbout(test) && imports(test)),
    ranked(browser.filter(isAbout)),
    ranked(browser.filter((test) => !isAbout(test) && (path.startsWith("src/client/") || isStory(test)))),
  ].filter((group) => group.length > 0);
}
