import { expect, test } from "vitest";
import { filesIn, textOf } from "#tests/helpers/source-files";

/** Launchers run before the server and pass the environment on. */
const isLauncher = (path: string) => /^src\/server\/startup\/[a-z-]+\.mjs$/.test(path);

const sources = filesIn("src").filter((path) => /\.(tsx?|mjs)$/.test(path));
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = ""]) => name);

const known = matches(textOf("src/server/config.ts"), /^ {2}([A-Z][A-Z0-9_]+):/gm).sort();

test("only main.ts reads the environment", () => {
  const readers = sources.filter((path) => /\bprocess\.env\b/.test(textOf(path)));
  expect(readers.filter((path) => !isLauncher(path))).toEqual(["src/server/main.ts"]);
});

test("only main.ts ends the process", () => {
  const exitingFiles = sources.filter((path) => /\bprocess\.exit\b/.test(textOf(path)));
  expect(exitingFiles).toEqual(["src/server/main.ts"]);
});

test("docs/settings.md explains each variable that is read, and no others", () => {
  expect(known).toContain("PUBLIC_URL");
  const firstCells = matches(textOf("docs/settings.md"), /^\| (`[A-Z][^|]*) \|/gm);
  expect(firstCells.flatMap((cell) => matches(cell, /`([A-Z][A-Z0-9_]+)`/g)).sort()).toEqual(known);
});

test(".env.example lists each variable that is read, and no others", () => {
  expect(matches(textOf(".env.example"), /^#? ?([A-Z][A-Z0-9_]+)=/gm).sort()).toEqual(known);
});
