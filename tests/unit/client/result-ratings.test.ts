import fc from "fast-check";
import { expect, test } from "vitest";
import type { AttemptQuestion } from "#shared/contracts/attempts";
import { averageOf, fromWeakest } from "../../../src/client/parts/report/rating-figures";
import { ratingsOf } from "../../../src/client/parts/report/ratings";

const question = (id: number, order: number, questionType: AttemptQuestion["questionType"] = "rating") =>
  ({
    id,
    order,
    questionType,
    questionText: `Question ${id}?`,
    options: null,
    isRequired: false,
  }) as AttemptQuestion;

const QUESTIONS = [
  question(14, 4),
  question(11, 1, "text"),
  question(12, 2),
  question(13, 3),
  question(15, 5),
];

test("ratings come in the order of the questions, under the numbers that the page gives them", () => {
  const { given } = ratingsOf(QUESTIONS, { 11: "3", 12: "4", 13: "2", 14: "5", 15: "1" });
  expect(given.map(({ number, questionId, value }) => [number, questionId, value])).toEqual([
    [2, 12, 4],
    [3, 13, 2],
    [4, 14, 5],
    [5, 15, 1],
  ]);
});

test("what was skipped or never answered is counted, and counts for nothing", () => {
  const { given, skipped } = ratingsOf(QUESTIONS, { 11: "Words", 12: "4", 13: "skip", 14: "Skip" });
  expect(given.map(({ value }) => value)).toEqual([4]);
  expect(skipped).toBe(3);
  expect(averageOf(given)).toBe(4);
});

test("the average lies between the weakest and the strongest, and sorting keeps everything", () => {
  const values = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(values, (ratings) => {
      const { given } = ratingsOf(
        ratings.map((_, index) => question(index + 1, index + 1)),
        Object.fromEntries(ratings.map((value, index) => [index + 1, String(value)])),
      );
      const sorted = fromWeakest(given);
      expect(sorted.map(({ value }) => value)).toEqual([...ratings].sort());
      expect(averageOf(given)).toBeGreaterThanOrEqual(Math.min(...ratings));
      expect(averageOf(given)).toBeLessThanOrEqual(Math.max(...ratings));
      const isInOrder = sorted.every((rating, index) => {
        const before = sorted[index - 1];
        return !before || before.value < rating.value || before.number < rating.number;
      });
      expect(isInOrder).toBe(true);
    }),
  );
});
