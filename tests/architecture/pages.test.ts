import { expect, test } from "vitest";
import { PAGES } from "#shared/domain/pages";
import { textOf } from "#tests/helpers/source-files";

test("the server answers exactly the pages that the browser's router has", () => {
  const routes = [...textOf("src/client/router.tsx").matchAll(/^ {2}path: "([^"]+)"/gm)];
  expect(routes.map(([, path = ""]) => path.replaceAll("$", ":"))).toEqual(PAGES);
});
