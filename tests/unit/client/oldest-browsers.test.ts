import { expect, test } from "vitest";
import { filesIn, textOf } from "#tests/helpers/source-files";

/** Syntax and APIs that Chrome 111, Firefox 115 or Safari 16.4 lack. */
const TOO_NEW = {
  "lookbehind, which Safari learned last": /\/[^/\n]*\(\?<[!=]/,
  "the v flag": /\/[gimsuy]*v[gimsuy]*\.(test|exec)/,
  "Object.groupBy": /(Object|Map)\.groupBy\(/,
  "Array.fromAsync": /Array\.fromAsync\(/,
  "Promise.withResolvers": /Promise\.(withResolvers|try)\(/,
  "URL.parse and URL.canParse": /URL\.(parse|canParse)\(/,
  "methods of sets": /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/,
  "AbortSignal.any": /AbortSignal\.any\(/,
  "Intl.Segmenter": /Intl\.(Segmenter|DurationFormat)/,
  "iterator helpers": /\.(values|keys|entries)\(\)\.(map|filter|toArray|some|every)\(/,
  "an unguarded call of the popover API": /\.(show|hide|toggle)Popover\(/,
};

const SOURCES = [...filesIn("src/client"), ...filesIn("src/shared/domain")].filter((path) =>
  /\.tsx?$/.test(path),
);

test.each(Object.entries(TOO_NEW))("the client works without %s", (_what, pattern) => {
  expect(SOURCES.length).toBeGreaterThan(400);
  expect(SOURCES.filter((path) => pattern.test(textOf(path)))).toEqual([]);
});

test("the script that reports old browsers uses only old syntax", () => {
  const code = textOf("src/client/public/before-paint.js").replace(/\/\/.*$|"[^"]*"/gm, "");
  expect(code).not.toMatch(/=>|\?\.|\?\?|`|\b(const|let|class|async)\b|catch \{|\.\.\./);
});
