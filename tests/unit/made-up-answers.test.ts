import fc from "fast-check";
import { expect, test } from "vitest";
import { READERS } from "#shared/contracts/cards";
import { checkAnswer } from "#shared/domain/answer";
import { PERSONAS, personaAnswers } from "#shared/domain/cards/persona-answers";
import { visible } from "#shared/domain/questions/conditions";
import { QUESTION_DEFAULTS } from "#shared/domain/questions/question";
import { answerScore, type ScoredQuestion } from "#shared/domain/score";
import { examples } from "#tests/helpers/effort";
import { instrument } from "#tests/helpers/random-instrument";

const q = (change: Partial<ScoredQuestion>): ScoredQuestion => ({
  ...QUESTION_DEFAULTS,
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
])("the lowest, middle and highest answer of %s", (_, question, ...expected) => {
  expect(PERSONAS.map((persona) => personaAnswers([question], persona)[1])).toEqual(expected);
});

test("sample texts are marked as samples and differ for each question", () => {
  const texts = ["What do you sell?", " Who buys it? "].map((questionText, at) =>
    q({ id: at + 1, order: at, questionType: "text", questionText }),
  );
  expect(personaAnswers(texts, "middle")).toEqual({
    1: "[Participant's answer to “What do you sell?”]",
    2: "[Participant's answer to “Who buys it?”]",
  });
});

const scored = (id: number, change: Partial<ScoredQuestion> = {}) =>
  q({ id, order: id, highIs: "good", dimension: "money", ...change });

test("the contradictory sample alternates between extremes within each area", () => {
  const shown = (question: number) => ({
    conditions: {
      version: 1 as const,
      match: "all" as const,
      rules: [{ question, op: "is" as const, value: 5 }],
    },
  });
  const questions = [
    scored(1),
    scored(2, shown(1)),
    scored(3, { highIs: "bad" }),
    scored(4, { dimension: "people" }),
    scored(5, { highIs: null }),
    scored(6),
    scored(7, { dimension: "people" }),
  ];
  expect(personaAnswers(questions, "contradictory")).toEqual({
    ...{ 1: "1", 3: "1", 6: "1" },
    ...{ 4: "1", 7: "5" },
    5: "1",
  });
});

test("the sparse sample answers only required questions, with as few follow-ups as possible", () => {
  const yes = (question: number) => ({
    conditions: {
      version: 1 as const,
      match: "all" as const,
      rules: [{ question, op: "is" as const, value: "C" }],
    },
  });
  const questions = [
    choice({ id: 1, order: 1, points: [0, 4, 2], dimension: "money" }),
    scored(2, yes(1)),
    scored(3, { isRequired: false }),
    q({ id: 4, order: 4, questionType: "text", isRequired: false }),
    scored(5),
  ];
  expect(personaAnswers(questions, "middle")[1]).toBe("C");
  expect(personaAnswers(questions, "sparse")).toEqual({ 1: "A", 5: "3" });
});

test("samples are valid answers to exactly the visible questions, and extremes are really extreme", () => {
  fc.assert(
    fc.property(instrument, fc.constantFrom(...READERS), fc.boolean(), (sample, persona, isRequired) => {
      const questions = sample.questions.map((question) => ({ ...question, isRequired }));
      const answers = personaAnswers(questions, persona);
      const applying = visible(questions, answers);
      const shown = persona === "sparse" && !isRequired ? [] : applying;
      expect(Object.keys(answers).sort()).toEqual(shown.map(({ id }) => String(id)).sort());
      for (const question of shown) {
        const answer = answers[question.id]!;
        expect(checkAnswer(question, answer)).toEqual({ ok: true, answer });
        const score = answerScore(question, answer);
        const single = (question.options ?? ["1", "2", "3", "4", "5"]).map(
          (option) => answerScore(question, option) ?? 0,
        );
        if (score === null || question.combine === "sum") continue;
        if (persona === "lowest") expect(score).toBe(Math.min(...single));
        if (persona === "highest") expect(score).toBe(Math.max(...single));
      }
    }),
    { numRuns: examples({ sample: 200, all: 5_000 }) },
  );
});
