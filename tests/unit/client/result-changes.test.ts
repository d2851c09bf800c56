import { expect, test } from "vitest";
import { basisText, scoreChanges } from "../../../src/client/screens/results/since-last-time";
import { idOf, START } from "./chat-examples";
import { aScoring } from "./result-examples";

const comparison = {
  with: { id: idOf.attempt(1), completedAt: START },
  isSame: true,
  compared: 12,
  of: 12,
  scores: [
    { dimension: "", before: 50, now: 58 },
    { dimension: "money", before: 60, now: 40 },
    { dimension: "people", before: 50, now: 50.4 },
    { dimension: "web", before: null, now: null },
  ],
};

test("scores are compared with those of the last attempt", () => {
  const changes = scoreChanges(comparison, aScoring());
  expect(changes.map(({ name, before, now, difference }) => [name, before, now, difference])).toEqual([
    ["Overall", "2.5", "2.9", "+0.4"],
    ["money", "3.0", "2.0", "−1.0"],
    ["people", "2.5", "2.5", "No change"],
  ]);
});

test("a score that is missing on one side has no difference", () => {
  const scores = [
    { dimension: "money", before: null, now: 40 },
    { dimension: "web", before: 40, now: null },
  ];
  expect(scoreChanges({ ...comparison, scores }, aScoring()).map(({ difference }) => difference)).toEqual([
    "–",
    "–",
  ]);
});

test("different questions are mentioned with the number of comparable ones", () => {
  expect(basisText(comparison)).toBeUndefined();
  expect(basisText({ ...comparison, isSame: false, compared: 9 })).toContain(
    "only the 9 of 12 questions scored the same way both times",
  );
  expect(basisText({ ...comparison, isSame: false })).toBe(
    "Based on all 12 questions, using the current scoring.",
  );
});
