import fc from "fast-check";
import { expect, test } from "vitest";
import { checkAnswer } from "#shared/domain/answer";
import { visible } from "#shared/domain/conditions";
import { MADE_UP, madeUpAnswers } from "#shared/domain/made-up-answers";
import { UNSAID } from "#shared/domain/question";
import { type ScoredQuestion, worthOf } from "#shared/domain/score";
import { examples } from "#tests/helpers/effort";
import { instrument } from "#tests/helpers/random-instrument";

const q = (change: Partial<ScoredQuestion>): ScoredQuestion => ({
  ...UNSAID,
  ...{
    id: 1,
    order: 1,
    questionText: "How?",
    questionType: "rating",
    options: null,
    isRequired: true,
    ...change,
  },
});
const choice = (change: Partial<ScoredQuestion>) =>
  q({ questionType: "multiple_choice", options: ["A", "B", "C"], ...change });
const several = (points: number[], change: Partial<ScoredQuestion> = {}) =>
  choice({ selection: "several", combine: "sum", points, ...change });

test.each<[string, ScoredQuestion, lowest: unknown, middle: unknown, highest: unknown]>([
  ["a rating", q({}), "1", "3", "5"],
  ["a rating that is bad when it is high", q({ highIs: "bad", dimension: "money" }), "5", "3", "1"],
  ["a rating that is bad and counts nowhere yet", q({ highIs: "bad" }), "5", "3", "1"],
  ["a choice without points", choice({}), "A", "B", "C"],
  ["a choice with points", choice({ points: [3, -2, 0] }), "B", "C", "A"],
  ["the best of several", several([3, -2, 0], { combine: "max" }), ["B"], ["C"], ["A"]],
  ["a sum of several", several([3, -2, 2]), ["B"], ["C"], ["A", "C"]],
  [
    "a sum beside which one stands alone",
    several([3, -2, 4], { exclusiveOptions: ["C"] }),
    ["B"],
    ["A"],
    ["C"],
  ],
  ["a text", q({ questionType: "text" }), "Made up", "Made up", "Made up"],
])("of %s the lowest, the middle and the highest answer", (_, question, ...expected) => {
  expect(MADE_UP.map((who) => madeUpAnswers([question], who)[1])).toEqual(expected);
});

test("answers are made up for what applies and nothing else, as the questions take them, and no other option is worth more or less", () => {
  fc.assert(
    fc.property(instrument, fc.constantFrom(...MADE_UP), ({ questions }, who) => {
      const answers = madeUpAnswers(questions, who);
      const shown = visible(questions, answers);
      expect(Object.keys(answers).sort()).toEqual(shown.map(({ id }) => String(id)).sort());
      for (const question of shown) {
        const answer = answers[question.id]!;
        expect(checkAnswer(question, answer)).toEqual({ ok: true, answer });
        const worth = worthOf(question, answer);
        const single = (question.options ?? ["1", "2", "3", "4", "5"]).map(
          (option) => worthOf(question, option) ?? 0,
        );
        if (worth === null || question.combine === "sum") continue;
        if (who === "lowest") expect(worth).toBe(Math.min(...single));
        if (who === "highest") expect(worth).toBe(Math.max(...single));
      }
    }),
    { numRuns: examples({ sample: 200, all: 5_000 }) },
  );
});
