import { expect, test } from "vitest";
import { FIELDS } from "#server/assistant/built-in/fields/all";
import { worded } from "#server/assistant/built-in/steps";
import { verifyAdvice } from "#server/assistant/evidence";
import { answered } from "#tests/helpers/assistant";

const BY_WHEN =
  /\b(?:today|this week|friday|monday|within|by the end|next|for (?:one|two|a) |month|week|days?|quarter)\b/i;
const HOW_TO_KNOW =
  /\b(?:sign|measure|works?|worked|count|compare|ask|look|note|again|done|through|check|keep|read|repeat|when|if)\b/i;

test.each(FIELDS.map((field) => [field.name, field] as const))(
  "advice on %s says by when and how to know, and claims nothing about anybody's business",
  (_, field) => {
    expect(BY_WHEN.test(field.repair[0])).toBe(true);
    expect(HOW_TO_KNOW.test(field.repair[2])).toBe(true);
    for (const isAlone of [true, false]) {
      const nextSteps = [...field.repair, ...field.better].map((step) => worded(step, "this", isAlone));
      expect(nextSteps.filter((step) => /[[\]{}|]/.test(step))).toEqual([]);
      const item = {
        title: field.mend,
        reasoning: field.why,
        nextSteps,
        evidence: [{ questionId: 11, quote: "x" }],
      };
      const advice = { summary: `${field.raise}.`, items: [item] };
      expect(verifyAdvice(advice, [answered({ answer: "x" })])).toEqual(advice);
    }
  },
);

test("no two fields are worded the same", () => {
  const texts = FIELDS.flatMap(({ mend, raise, why, repair, better }) => [
    mend,
    raise,
    why,
    ...repair,
    ...better,
  ]);
  expect(new Set(texts).size).toBe(texts.length);
  expect(FIELDS.length).toBeGreaterThan(35);
});
