import fc from "fast-check";
import { expect, test } from "vitest";
import { plainToMarkdown } from "#shared/domain/plain-markdown";
import { stripMarkdown } from "../../../src/client/components/attempt/safe-markdown";

test("Markdown marks are removed, words and lines stay", () => {
  const markdown = [
    "## Cash *first*",
    "",
    "**Where?** In `cash.xls`, see [the sheet](https://example.com/a) and [2](#question-2).",
    "- one _step_",
    "* another",
    "> quoted",
    "> > twice",
    "---",
    "```js",
    "1. first",
    "snake_case and 2 \\* 3",
  ].join("\n");
  expect(stripMarkdown(markdown).split("\n")).toEqual([
    "Cash first",
    "",
    "Where? In cash.xls, see the sheet (https://example.com/a) and 2.",
    "• one step",
    "• another",
    "quoted",
    "twice",
    "1. first",
    "snake_case and 2 * 3",
  ]);
});

test("no mark is visible in a partly streamed text", () => {
  const markdown =
    "It is **low**.\n\n## Cash first\n\n*Risk, little effort*\n\n- Call [2](#question-2)\n\n> so `it` is";
  for (let end = 0; end <= markdown.length; end += 1)
    expect(stripMarkdown(markdown.slice(0, end))).not.toMatch(/[*#>`[\]_]/);
});

test("escaped plain text is shown as it was written", () => {
  const line = fc
    .string({ unit: "grapheme", maxLength: 40 })
    .map((text) => text.replace(/[\s\ue000-\ue07f]+/g, " ").trim());
  fc.assert(
    fc.property(line, (text) => {
      expect(stripMarkdown(plainToMarkdown(text))).toBe(text);
    }),
  );
});
