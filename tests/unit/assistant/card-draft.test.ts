import { expect, test } from "vitest";
import { resolveCards } from "#server/assistant/card-draft";
import { cardsPrompt } from "#server/assistant/model/prompts/card-proposals";
import { QUESTION_DEFAULTS } from "#shared/domain/questions/question";

const band = (from: number, name: string) => ({ from, name, text: "" });
const SCORING = {
  version: 1 as const,
  visibleTo: "participant" as const,
  scale: { max: 5 as const, decimals: 1 as const },
  minCoverage: 0.5,
  dimensions: [{ key: "money", name: "Money", description: null, weight: 1, bands: null }],
  bands: [band(0, "Low"), band(2.5, "High")],
  benchmark: { on: false, k: 5 },
};
const makeQuestion = (id: number, fields: object) => ({
  ...QUESTION_DEFAULTS,
  ...{ id, order: id, questionText: `Question ${id}?`, questionType: "rating" as const, options: null },
  ...{ isRequired: true, dimension: "money", highIs: "good" as const, analysisPrompt: null },
  ...fields,
});
const QUESTIONS = [
  makeQuestion(1, {}),
  makeQuestion(2, {
    questionType: "multiple_choice",
    options: ["Mail", "Phone", "Fax"],
    selection: "several",
    points: [2, 1, 0],
    highIs: null,
  }),
];
const GROUND = { questions: QUESTIONS, scoring: SCORING, cards: [] };

const about = (more: object) => ({
  ...{
    about: "question" as "question" | "value" | "band",
    question: 0,
    dimension: "",
    op: "is",
    values: [] as string[],
  },
  ...more,
});
const written = (title: string, ...rules: ReturnType<typeof about>[]) => ({
  ...{ title, kind: "weakness" as const, dimension: "money", match: "all" as const, rules },
  ...{ why: "It  stalls.", steps: [{ text: "Call\nthem.", horizon: "week" as const }], effort: 1, impact: 2 },
});
type Written = Parameters<typeof resolveCards>[0];
const resolve = (...cards: object[]) => resolveCards(cards as Written, GROUND);

test("a model's rules are converted to the types that their subject needs", () => {
  const rules = [
    about({ question: 1, op: "atMost", values: ["3"] }),
    about({ question: 2, op: "isAnyOf", values: ["Mail", "Phone"] }),
    about({ question: 2, op: "includes", values: ["Mail"] }),
    about({ question: 2, op: "answered" }),
    about({ about: "value", dimension: "money", op: "atMost", values: ["4.5"] }),
    about({ about: "band", dimension: "whole", op: "is", values: ["Low"] }),
  ];
  expect(resolve(written("Slow & late: all of it", ...rules))).toEqual([
    {
      key: "slow-late-all-of-it",
      when: {
        version: 1,
        match: "all",
        rules: [
          { question: 1, op: "atMost", value: 3 },
          { question: 2, op: "isAnyOf", value: ["Mail", "Phone"] },
          { question: 2, op: "includes", value: "Mail" },
          { question: 2, op: "answered" },
          { score: "money", op: "atMost", value: 4.5 },
          { band: "", op: "is", value: "Low" },
        ],
      },
      ...{ kind: "weakness", dimension: "money", title: "Slow & late: all of it", why: "It stalls." },
      ...{ steps: [{ text: "Call them.", horizon: "week" }], effort: 1, impact: 2 },
    },
  ]);
});

test("invalid and duplicate cards are left out", () => {
  const good = written("手紙", about({ question: 1, op: "atMost", values: ["3"] }));
  const never = written("Never", about({ question: 9, op: "answered" }));
  const cards = resolve({ ...good, dimension: "time" }, never, good, { ...good, effort: 4, title: "Other" });
  expect(cards.map(({ key, dimension }) => [key, dimension])).toEqual([["card", null]]);
  const rule = about({ question: 1, op: "atMost", values: ["3"] });
  expect(resolve(written("Slow?", rule), written("Slow!", rule), written("Slow?", rule))).toMatchObject([
    { key: "slow", title: "Slow?" },
    { key: "slow-2", title: "Slow!" },
  ]);
  expect(resolve(written("Überblick schärfen", rule))).toMatchObject([{ key: "uberblick-scharfen" }]);
});

test("the prompt contains direction, dimension, points and options of a question", () => {
  const request = { ...GROUND, title: "T", description: null, resultsAnalysisPrompt: null, language: null };
  const { own } = cardsPrompt({ ...request, about: null }, "b0b0");
  expect(own).toContain(
    '{"number":1,"text":"Question 1?","type":"rating","highIs":"good","dimension":"money"}',
  );
  expect(own).toContain(
    '"options":["Mail","Phone","Fax"],"several":true,"points":[2,1,0],"dimension":"money"}',
  );
});
