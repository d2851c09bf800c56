import { expect, test } from "vitest";
import { PAGES } from "#shared/domain/pages";
import { filesIn, textOf } from "#tests/helpers/source-files";

test("the server answers exactly the pages that the browser's router has", () => {
  const routes = [...textOf("src/client/router.tsx").matchAll(/^ {2}path: "([^"]+)"/gm)];
  expect(routes.map(([, path = ""]) => path.replaceAll("$", ":"))).toEqual(PAGES);
});

/** What a page tells of an element at that moment, which may be one frame too early. */
const GLANCE =
  /expect\(\s*await [^;]*\.(count|is[A-Z]\w+|inputValue|getAttribute|all(Inner)?Texts?\w*|textContent|innerText|title)\(/;

test("a test waits for what it expects of a page: it never looks just once", () => {
  expect(filesIn("tests/browser").filter((path) => GLANCE.test(textOf(path)))).toEqual([]);
});

/** Rules for whoever has a pointer that hovers. */
const WITH_POINTER = /@media \(hover: hover\)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

test("what a pointer hovers over is told apart only where there is one: on a phone it would stick to what was touched", () => {
  const sheets = filesIn("src/client").filter((path) => path.endsWith(".css"));
  expect(sheets.filter((path) => textOf(path).match(WITH_POINTER)).length).toBeGreaterThan(20);
  expect(sheets.filter((path) => textOf(path).replace(WITH_POINTER, "").includes(":hover"))).toEqual([]);
});
