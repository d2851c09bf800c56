import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { filesIn, textOf } from "#tests/helpers/source-files";

const DOCUMENTS = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"];
const RECORDS = "docs/decisions/";
const isOfProject = /`((?:src|migrations|tests|docs|deploy|bench|\.ci|\.github)\/[^\s`*…<>]*)`/g;

const records = filesIn("docs/decisions").filter((path) => /\/\d{4}-/.test(path));

const numberOf = (path: string) => path.slice(RECORDS.length, RECORDS.length + 4);

test("the index of decisions, by subject, links every record exactly once by its title", () => {
  const index = textOf(`${RECORDS}README.md`);
  const linked = [...index.matchAll(/^- \[(.+)\]\((\d{4}-[^)]+)\)$/gm)].map(([, title, name]) => ({
    path: `${RECORDS}${name}`,
    title,
  }));
  const titled = records.map((path) => {
    const [heading = ""] = textOf(path).split("\n");
    return { path, title: heading.replace(`# ${numberOf(path)} `, "") };
  });
  expect(linked.toSorted((one, other) => one.path.localeCompare(other.path))).toEqual(titled);
  expect(index.match(/^## /gm)?.length).toBeGreaterThan(1);
});

/** "decision 0042", "records [0011](…)", and links to a record's file. */
const NAMED_DECISION =
  /(?:\b(?:decision|record)s? \[?(\d{4})\b)|\[(\d{4})\]\(|decisions\/(\d{4})-|\]\((\d{4})-/gi;

test("every decision record that code and documents refer to exists", () => {
  const numbers = new Set(records.map(numberOf));
  const sources = ["src", "tests", "bench", "docs", "deploy", "migrations", ".ci"].flatMap(filesIn);
  const named = [...sources, ...DOCUMENTS, "vite.config.ts"]
    .filter(
      (path) => /\.(tsx?|mjs|css|md|ya?ml)$/.test(path) && path !== "tests/architecture/documents.test.ts",
    )
    .flatMap((path) =>
      [...textOf(path).matchAll(NAMED_DECISION)].map((found) => ({
        path,
        number: found.slice(1).find(Boolean),
      })),
    );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ number = "" }) => !numbers.has(number))).toEqual([]);
});

/** In sample reports, links lead to the page that shows the report. */
const isSample = (path: string) => path.startsWith("docs/examples/");
const LINK = /\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)]+))?\)/g;

test("every link between documents leads to an existing file and heading", () => {
  const documents = [...DOCUMENTS, ...filesIn("docs")].filter(
    (path) => path.endsWith(".md") && !isSample(path),
  );
  const links = documents.flatMap((path) =>
    [...textOf(path).matchAll(LINK)].map(([link, file = "", heading]) => ({
      link: `${path}: ${link}`,
      to: join(dirname(path), file || basename(path)),
      heading,
    })),
  );
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ to, heading }) => !isValidLink(to, heading)).map(({ link }) => link)).toEqual([]);
});

function isValidLink(path: string, heading?: string): boolean {
  if (!existsSync(new URL(`../../${path}`, import.meta.url))) return false;
  if (heading === undefined) return true;
  const anchors = [...textOf(path).matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
  return anchors.includes(heading);
}

test("every file and folder that the documents name exists", () => {
  const documents = [...DOCUMENTS, ...filesIn("docs")];
  const named = documents.flatMap((document) =>
    [...textOf(document).matchAll(isOfProject)].map(([, path = ""]) => ({ document, path })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ path }) => !existsSync(new URL(`../../${path}`, import.meta.url)))).toEqual([]);
});

test("no comment refers to a document outside the repository", () => {
  const PAPER = /\b(security|design|spec(ification)?|ux|stack|style|instrument),? (section )?[TRP]?\d/i;
  const sources = ["src", "tests", "bench", "docs"]
    .flatMap(filesIn)
    .filter((path) => /\.(tsx?|mjs|md|yaml)$/.test(path));
  const comments = sources.flatMap((path) =>
    textOf(path)
      .split("\n")
      .filter((line) => /^\s*(\/?\*|\/\/)/.test(line) || path.endsWith(".md"))
      .map((line) => ({ path, line })),
  );
  expect(comments.filter(({ line }) => PAPER.test(line))).toEqual([]);
});
