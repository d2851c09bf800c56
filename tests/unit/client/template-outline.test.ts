import { expect, test } from "vitest";
import { readJsonFile } from "../../../src/client/screens/admin-templates/json-file";
import { scoringLine } from "../../../src/client/screens/admin-templates/scoring-line";
import { passes, type Template } from "../../../src/client/screens/admin-templates/template-types";

test.each<[dimensions: string[], conditionCount: number, cardCount: number, line: string]>([
  [[], 0, 0, "Answers are not scored."],
  [["Cash"], 0, 1, "Scored in 1 dimension: Cash. 1 card of advice."],
  [
    ["Cash", "People"],
    1,
    0,
    "Scored in 2 dimensions: Cash, People. 1 question is shown only under conditions.",
  ],
  [[], 2, 3, "Answers are not scored. 2 questions are shown only under conditions. 3 cards of advice."],
])(
  "what a template brings with dimensions %j, %d conditions and %d cards",
  (dimensions, conditionCount, cardCount, line) => {
    expect(scoringLine({ dimensions, conditionCount, cardCount })).toBe(line);
  },
);

test("the filter lets through what is active, what is not, or all", () => {
  const shown = (["active", "inactive", "all"] as const).map((show) =>
    [true, false].map((isActive) => passes(show, { isActive } as Template)),
  );
  expect(shown).toEqual([
    [true, false],
    [false, true],
    [true, true],
  ]);
});

test("a file that cannot be read any more is refused, and to be chosen again", async () => {
  const moved = { size: 20, text: () => Promise.reject(new DOMException("gone", "NotFoundError")) } as Blob;
  expect(await readJsonFile(moved)).toEqual({
    ok: false,
    message: "This file could not be read. Please choose it again.",
  });
});
