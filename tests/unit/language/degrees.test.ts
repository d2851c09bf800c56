import { describe, expect, it } from "vitest";
import { degreesIn } from "#server/answer-parser/readers/degrees";
import { tokenize } from "#server/language/tokenize";

const read = (message: string) =>
  degreesIn(tokenize(message)).map(({ level, isNamed }) => (isNamed ? [level] : level));

describe("words of a scale", () => {
  it.each([
    ["the maximum", [[1]]],
    ["top marks", [[1]]],
    ["bottom of the scale", [[0]]],
    ["right in the middle", [[0.5]]],
    ["volle Punktzahl", [[1]]],
    ["la note maximale", [[1]]],
    ["満点", [[1]]],
    ["not at all", [0]],
    ["not very good", [0.25]],
    ["very good", [1]],
    ["very low", [0]],
    ["pretty well", [0.75]],
    ["so so", [0.5]],
    ["gar nicht", [0]],
    ["plutôt bien", [0.75]],
    ["так себе", [0.5]],
    ["we sell shoes", []],
    ["very bad", [0]],
    ["not good, the maximum", [0.25, [1]]],
    ["the best, very good", [[1], 1]],
    ["rather low", [0.25]],
    ["good good", [0.75]],
    ["quite excellent", [1]],
    ["bad, not very good", [0.25, 0.25]],
    ["very average", [[0.5]]],
  ])("%s", (message, found) => {
    expect(read(message)).toEqual(found);
  });
});
