import fc from "fast-check";
import { expect, test } from "vitest";
import { examples } from "#tests/helpers/effort";
import { exactText, scoreBreakdown } from "../../../src/client/components/report/scores/score-breakdown";
import { aChoice, anAttempt, aQuestion } from "./result-examples";

const POINTS_OF = { 1: "4", 2: "2", 3: "B", 4: ["A", "C"], 5: ["A", "C"] };
const QUESTIONS = [
  aQuestion(1),
  aQuestion(2, { highIs: "bad", weight: 2 }),
  aChoice(3),
  aChoice(4, { selection: "several" }),
  aChoice(5, { selection: "several", combine: "sum", points: [-2, 0.5, 1.5] }),
  aQuestion(6),
  aQuestion(7, { skipCounts: "zero" }),
  aChoice(8),
];

test("each answer has a score and an explanation", () => {
  const { items } = scoreBreakdown("money", QUESTIONS, { ...POINTS_OF, 6: "skip", 8: ["A", "B"] });
  expect(items.map(({ number, score, reason }) => [number, score, reason])).toEqual([
    [1, 75, "(4 − 1) ÷ 4"],
    [2, 75, "(5 − 2) ÷ 4 (lower is better)"],
    [3, 60, "1 point (from −2 to 3)"],
    [4, 100, "highest: 3 points (from −2 to 3)"],
    [5, 37.5, "−2 + 1.5 = −0.5 points (from −2 to 2)"],
    [6, null, "not counted"],
    [7, 0, "scored as 0"],
    [8, null, "more than one option selected, not counted"],
  ]);
});

test("answers that are hidden, in another area or without a direction are not in the sum", () => {
  const questions = [
    aQuestion(1),
    aQuestion(2, {
      conditions: { version: 1, match: "all", rules: [{ question: 1, op: "atLeast", value: 5 }] },
    }),
    aQuestion(3, { dimension: "people" }),
    aQuestion(4, { highIs: null }),
  ];
  const { items, sum, weight } = scoreBreakdown("money", questions, { 1: "3", 2: "5", 3: "5", 4: "5" });
  expect(items.map(({ question }) => question.id)).toEqual([1]);
  expect([sum, weight]).toEqual([50, 1]);
});

test("a number is exact or marked as rounded", () => {
  expect([60, 62.5, 100 / 3, 0.1 + 0.2].map(exactText)).toEqual(["60", "62.5", "≈ 33.33", "0.3"]);
});

test("the sum divided by the weights is the stored score for any answers", () => {
  fc.assert(
    fc.property(anAttempt, ({ results: { questions, userAssessment, scores } }) => {
      for (const { dimension, value, answered, asked } of scores.slice(1)) {
        const { items, sum, weight } = scoreBreakdown(dimension, questions, userAssessment.responses);
        expect(items.length).toBe(asked);
        expect(items.filter(({ score }) => score !== null).length).toBe(answered);
        if (value !== null) expect(sum / weight).toBeCloseTo(value, 5);
      }
    }),
    { numRuns: examples({ sample: 200, all: 10_000 }) },
  );
});
