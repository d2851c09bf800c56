import fc from "fast-check";
import { expect, test } from "vitest";
import { visibleResponses } from "#shared/domain/questions/conditions";
import { scoresOf } from "#shared/domain/score";
import { examples } from "#tests/helpers/effort";
import { whatIf } from "../../../src/client/components/report/scores/what-if";
import { aChoice, anAttempt, aQuestion, completedResults } from "./result-examples";

const QUESTIONS = [
  aChoice(1, { dimension: null, points: null }),
  aQuestion(2, {
    conditions: { version: 1, match: "all", rules: [{ question: 1, op: "is", value: "A" }] },
  }),
  aQuestion(3, {
    conditions: { version: 1, match: "all", rules: [{ question: 1, op: "is", value: "B" }] },
  }),
  aQuestion(4, { questionType: "text", highIs: null, dimension: null }),
  aQuestion(5, { highIs: null }),
];
const ids = (questions: readonly { id: number }[]) => questions.map(({ id }) => id);

test("lists closed questions that change a score or decide which questions are shown", () => {
  const results = completedResults(QUESTIONS, { 1: "A", 2: "4", 4: "Words", 5: "3" });
  expect(ids(whatIf(results, {}).questions)).toEqual([1, 2]);
});

test("a deciding answer shows and hides questions, and changing it back restores everything", () => {
  const results = completedResults(QUESTIONS, { 1: "A", 2: "4" });
  const outcome = whatIf(results, { 1: "B" });
  expect(ids(outcome.questions)).toEqual([1, 3]);
  expect(outcome.hiddenAnswerCount).toBe(1);
  expect(outcome.scores[0]?.value).toBeNull();
  expect(whatIf(results, { 1: "B", 3: "1" }).scores[0]?.value).toBe(0);
  const back = whatIf(results, { 1: "A" });
  expect([back.hiddenAnswerCount, back.scores]).toEqual([0, results.scores]);
});

test("every change gives the same scores as completing with those answers", () => {
  fc.assert(
    fc.property(anAttempt, ({ results, changes }) => {
      const { questions, scoring, scores, userAssessment } = results;
      expect(whatIf(results, {}).scores).toEqual(scores);
      const flips = Object.entries(changes).map(([id, answer]) => ({ [id]: answer }));
      for (const change of [...flips, changes]) {
        const answers = visibleResponses(questions, { ...userAssessment.responses, ...change });
        expect(whatIf(results, change).scores).toEqual(scoresOf(questions, answers, scoring));
      }
    }),
    { numRuns: examples({ sample: 200, all: 10_000 }) },
  );
});
