import { expect, test } from "vitest";
import { PAGES } from "#shared/domain/pages";
import { filesIn, textOf } from "#tests/helpers/source-files";

test("the server answers exactly the pages of the browser's router", () => {
  const routes = [...textOf("src/client/router.tsx").matchAll(/^ {2}path: "([^"]+)"/gm)];
  expect(routes.map(([, path = ""]) => path.replaceAll("$", ":"))).toEqual(PAGES);
});

/** A single look at the page, which may come one frame too early. */
const GLANCE =
  /expect\(\s*await [^;]*\.(count|is[A-Z]\w+|inputValue|getAttribute|all(Inner)?Texts?\w*|textContent|innerText|title)\(/;

test("browser tests wait for what they expect instead of looking once", () => {
  expect(filesIn("tests/browser").filter((path) => GLANCE.test(textOf(path)))).toEqual([]);
});

/** Rules for devices with a pointer that hovers. */
const WITH_POINTER = /@media \(hover: hover\)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

test("hover styles apply only with a hovering pointer: on a phone they would stick after a touch", () => {
  const sheets = filesIn("src/client").filter((path) => path.endsWith(".css"));
  expect(sheets.filter((path) => textOf(path).match(WITH_POINTER)).length).toBeGreaterThan(20);
  expect(sheets.filter((path) => textOf(path).replace(WITH_POINTER, "").includes(":hover"))).toEqual([]);
});
