import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { filesIn, textOf } from "#tests/helpers/source-files";

const RECORDS = "docs/decisions/";
const isOfProject = /`((?:src|migrations|tests|docs|deploy|bench|\.ci|\.github)\/[^\s`*…<>]*)`/g;

test("the index of decisions links every record, in order", () => {
  const records = filesIn("docs/decisions").filter((path) => /\/\d{4}-/.test(path));
  const linked = [...textOf(`${RECORDS}README.md`).matchAll(/\]\((\d{4}-[^)]+)\)/g)];
  expect(linked.map(([, name]) => RECORDS + name)).toEqual(records);
});

test("every file and folder that the documents name is there", () => {
  const documents = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", ...filesIn("docs")];
  const named = documents.flatMap((document) =>
    [...textOf(document).matchAll(isOfProject)].map(([, path = ""]) => ({ document, path })),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ path }) => !existsSync(new URL(`../../${path}`, import.meta.url)))).toEqual([]);
});
