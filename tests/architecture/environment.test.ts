import { expect, test } from "vitest";
import { filesIn, textOf } from "#tests/helpers/source-files";

/** What runs before the server is there; it hands the environment on. */
const isLauncher = (path: string) => /^src\/server\/startup\/[a-z-]+\.mjs$/.test(path);

const sources = filesIn("src").filter((path) => /\.(tsx?|mjs)$/.test(path));
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

/** The variables that config.ts reads. */
const known = matches(textOf("src/server/config.ts"), /^ {2}([A-Z][A-Z0-9_]+):/gm).sort();

test("the environment is read in main.ts alone", () => {
  const readers = sources.filter((path) => /\bprocess\.env\b/.test(textOf(path)));
  expect(readers.filter((path) => !isLauncher(path))).toEqual(["src/server/main.ts"]);
});

test("the process is ended in main.ts alone", () => {
  const enders = sources.filter((path) => /\bprocess\.exit\b/.test(textOf(path)));
  expect(enders).toEqual(["src/server/main.ts"]);
});

test("docs/settings.md explains every variable that is read, and no other", () => {
  expect(known).toContain("PUBLIC_URL");
  const firstCells = matches(textOf("docs/settings.md"), /^\| (`[A-Z][^|]*) \|/gm);
  expect(firstCells.flatMap((cell) => matches(cell, /`([A-Z][A-Z0-9_]+)`/g)).sort()).toEqual(known);
});

test(".env.example offers every variable that is read, and no other", () => {
  expect(matches(textOf(".env.example"), /^#? ?([A-Z][A-Z0-9_]+)=/gm).sort()).toEqual(known);
});
