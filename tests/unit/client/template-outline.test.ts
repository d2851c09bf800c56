import { expect, test } from "vitest";
import { scoringLine } from "../../../src/client/screens/admin-templates/draft/template-outline";
import { readJsonFile } from "../../../src/client/screens/admin-templates/import/use-chosen-file";
import {
  type ListedTemplate,
  matchesFilter,
} from "../../../src/client/screens/admin-templates/template-types";

test.each<[dimensions: string[], conditionCount: number, cardCount: number, line: string]>([
  [[], 0, 0, "No scoring yet."],
  [["Cash"], 0, 1, "Scored in 1 area: Cash. 1 advice card."],
  [["Cash", "People"], 1, 0, "Scored in 2 areas: Cash, People. 1 question has conditions."],
  [[], 2, 3, "No scoring yet. 2 questions have conditions. 3 advice cards."],
])(
  "the summary of a template with areas %j, %d conditions and %d cards",
  (dimensions, conditionCount, cardCount, line) => {
    expect(scoringLine({ dimensions, conditionCount, cardCount })).toBe(line);
  },
);

test("the filter shows active, inactive or all templates", () => {
  const shown = (["active", "inactive", "all"] as const).map((show) =>
    [true, false].map((isActive) => matchesFilter(show, { isActive } as ListedTemplate)),
  );
  expect(shown).toEqual([
    [true, false],
    [false, true],
    [true, true],
  ]);
});

test("an unreadable file is refused and must be chosen again", async () => {
  const moved = { size: 20, text: () => Promise.reject(new DOMException("gone", "NotFoundError")) } as Blob;
  expect(await readJsonFile(moved)).toEqual({
    ok: false,
    message: "Couldn't read this file. Choose it again.",
  });
});
