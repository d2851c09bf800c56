import fc from "fast-check";
import { expect, test } from "vitest";
import { adviceContext } from "#server/advice/create-advice-context";
import { matchCards } from "#server/advice/match-cards";
import { isAnswered } from "#shared/domain/answer";
import type { Card, CardRule } from "#shared/domain/cards/card";
import { checkedCards, unfoundedStrengths } from "#shared/domain/cards/card-satisfiability";
import { QUESTION_DEFAULTS } from "#shared/domain/questions/question";
import type { ScoredQuestion } from "#shared/domain/score";
import type { Scoring } from "#shared/domain/scoring";
import { examples } from "#tests/helpers/effort";
import { instrument } from "#tests/helpers/random-instrument";

const q = (id: number, change: Partial<ScoredQuestion> = {}): ScoredQuestion => ({
  ...QUESTION_DEFAULTS,
  ...{ id, order: id, questionText: "How?", questionType: "rating", options: null, isRequired: true },
  ...change,
});
const shownIf = (...rules: CardRule[]) =>
  ({ conditions: { version: 1, match: "all", rules } }) as Partial<ScoredQuestion>;

const QUESTIONS = [
  q(1, { questionType: "multiple_choice", options: ["Yes", "No"] }),
  q(2, { ...shownIf({ question: 1, op: "is", value: "Yes" }), highIs: "good", dimension: "money" }),
  q(3, shownIf({ question: 1, op: "is", value: "No" })),
  q(4, { isRequired: false, questionType: "text" }),
  q(5, {
    questionType: "multiple_choice",
    options: ["A", "B"],
    selection: "several",
    exclusiveOptions: ["B"],
  }),
];
const band = (from: number, name: string) => ({ from, name, text: "" });
const SCORING: Scoring = {
  ...{ version: 1, visibleTo: "participant", scale: { max: 5, decimals: 1 }, minCoverage: 0.5 },
  dimensions: [
    { key: "money", name: "Money", description: null, weight: 1, bands: [band(0, "Poor"), band(4, "Rich")] },
    { key: "people", name: "People", description: null, weight: 1, bands: null },
  ],
  bands: [band(0, "Low"), band(2.5, "High")],
  benchmark: { on: false, k: 5 },
};
const GROUND = { questions: QUESTIONS, scoring: SCORING };

function card(match: "all" | "any", rules: Card["when"]["rules"], kind: Card["kind"] = "risk"): Card {
  return {
    ...{ key: "one", when: { version: 1, match, rules }, kind, dimension: null, title: "T", why: "W" },
    ...{ steps: [], effort: 1, impact: 1 },
  };
}
const all = (...rules: Card["when"]["rules"]) => card("all", rules);
const any = (...rules: Card["when"]["rules"]) => card("any", rules);
const yes: CardRule = { question: 1, op: "is", value: "Yes" };
const no: CardRule = { question: 1, op: "is", value: "No" };

const never: [string, Card][] = [
  ["two options of one choice", all(yes, no)],
  [
    "a rating that is low and high",
    all({ question: 2, op: "atMost", value: 2 }, { question: 2, op: "atLeast", value: 3 }),
  ],
  [
    "answers to two questions of which only one is asked",
    all({ question: 2, op: "answered" }, { question: 3, op: "answered" }),
  ],
  [
    "an option beside one that stands alone",
    all({ question: 5, op: "includes", value: "A" }, { question: 5, op: "includes", value: "B" }),
  ],
  ["no answer to a question that everybody answers", all({ question: 1, op: "notAnswered" })],
  ["nothing but that a question is not asked", all({ question: 2, op: "notAnswered" })],
  ["the same in a group", any({ match: "all", rules: [yes, no] }, { match: "all", rules: [no, yes] })],
  [
    "a value below one bound and above another",
    all({ score: "money", op: "atMost", value: 2 }, { score: "money", op: "atLeast", value: 2.1 }),
  ],
  [
    "a value between two numbers that are shown",
    all({ score: "", op: "atMost", value: 2.19 }, { score: "", op: "atLeast", value: 2.11 }),
  ],
  ["two bands", all({ band: "money", op: "is", value: "Poor" }, { band: "money", op: "is", value: "Rich" })],
  [
    "a band and a value beside it",
    all({ band: "", op: "is", value: "Low" }, { score: "", op: "atLeast", value: 2.5 }),
  ],
  ["a dimension that nothing counts towards", all({ score: "people", op: "atLeast", value: 0 })],
];

test.each(never)("%s can never be true", (_, wrong) => {
  expect(checkedCards([wrong], GROUND)).toEqual({
    problems: [{ card: wrong, path: ["when"], message: "No combination of answers meets this condition" }],
    sound: [],
  });
});

test.each<[string, Card]>([
  ["one of two options", any(yes, no)],
  [
    "a question that is asked beside one that is not",
    all({ question: 2, op: "answered" }, { question: 3, op: "notAnswered" }),
  ],
  ["a text that may be left out", all({ question: 4, op: "notAnswered" })],
  [
    "a value where two bounds meet",
    all({ score: "money", op: "atMost", value: 2 }, { score: "money", op: "atLeast", value: 2 }),
  ],
  [
    "a value between bounds that are one number shown apart",
    all({ score: "", op: "atMost", value: 2.21 }, { score: "", op: "atLeast", value: 2.19 }),
  ],
  [
    "bands of two dimensions",
    all({ band: "money", op: "is", value: "Rich" }, { band: "", op: "is", value: "Low" }),
  ],
  [
    "the last number of a band",
    all({ band: "", op: "is", value: "Low" }, { score: "", op: "atLeast", value: 2.35 }),
  ],
  [
    "a band from where it begins",
    all({ band: "", op: "is", value: "High" }, { score: "", op: "atMost", value: 2.5 }),
  ],
  [
    "one thing or another that can never be",
    any({ match: "all", rules: [yes, no] }, { question: 3, op: "is", value: 1 }),
  ],
])("%s can be true", (_, sound) => {
  expect(checkedCards([sound], GROUND)).toEqual({ problems: [], sound: [sound] });
});

test("a missing question is reported with its path, and the card is not checked further", () => {
  const missingQuestion = all(yes, no, { question: 9, op: "answered" });
  expect(checkedCards([missingQuestion, any(yes)], GROUND)).toEqual({
    problems: [
      {
        card: missingQuestion,
        path: ["when", "rules", 2, "question"],
        message: "This question doesn't exist",
      },
    ],
    sound: [any(yes)],
  });
});

test("a strength without a known direction or score is reported", () => {
  const strength = (...rules: Card["when"]["rules"]) => card("all", rules, "strength");
  const unfounded = strength({ question: 3, op: "atLeast", value: 4 }, yes);
  const founded = [
    strength({ question: 2, op: "atLeast", value: 4 }),
    strength({ score: "", op: "atLeast", value: 4 }),
  ];
  const weak = { ...unfounded, kind: "weakness" as const };
  const mixedCard = strength({ question: 2, op: "atLeast", value: 4 }, { question: 3, op: "answered" });
  expect(unfoundedStrengths([mixedCard], GROUND).map(({ path }) => path)).toEqual([["kind"]]);
  expect(
    unfoundedStrengths([unfounded, ...founded, weak], GROUND).map(({ card, path }) => [card, path]),
  ).toEqual([[unfounded, ["kind"]]]);
});

/** Rules over anything in a template, whether they fit or not. */
const rule = (questions: readonly ScoredQuestion[]): fc.Arbitrary<CardRule> =>
  fc.oneof(
    fc.record({
      question: fc.constantFrom(...questions.map(({ id }) => id)),
      op: fc.constantFrom("answered" as const, "notAnswered" as const),
    }),
    fc.record({
      question: fc.constantFrom(...questions.map(({ id }) => id)),
      op: fc.constantFrom("isNot" as const, "includes" as const),
      value: fc.constantFrom("Yes", "No", "Never"),
    }),
    fc.record({
      question: fc.constantFrom(...questions.map(({ id }) => id)),
      op: fc.constant("is" as const),
      value: fc.constantFrom<string | number>("Yes", "No", "Never", 1, 3, 5),
    }),
    fc.record({
      question: fc.constantFrom(...questions.map(({ id }) => id)),
      op: fc.constantFrom("atLeast" as const, "atMost" as const),
      value: fc.integer({ min: 1, max: 5 }),
    }),
    fc.record({
      score: fc.constantFrom("", "money", "people", "web"),
      op: fc.constantFrom("atLeast" as const, "atMost" as const),
      value: fc.integer({ min: 0, max: 300 }).map((hundredths) => hundredths / 100),
    }),
    fc.record({
      band: fc.constantFrom("", "money"),
      op: fc.constant("is" as const),
      value: fc.constantFrom("Low", "High"),
    }),
  );

const carded = instrument.chain((sample) =>
  fc.record({
    sample: fc.constant(sample),
    required: fc.array(fc.boolean(), { minLength: 10, maxLength: 10 }),
    match: fc.constantFrom("all" as const, "any" as const),
    rules: fc.array(
      fc.oneof(
        rule(sample.questions),
        fc.record({
          match: fc.constantFrom("all" as const, "any" as const),
          rules: fc.array(rule(sample.questions), { minLength: 1, maxLength: 2 }),
        }),
      ),
      { minLength: 1, maxLength: 3 },
    ),
  }),
);

test("no card that matches some answers is called impossible", () => {
  let holding = 0;
  fc.assert(
    fc.property(carded, ({ sample, required, match, rules }) => {
      const { scoring, responses } = sample;
      const questions = sample.questions.map((question, at) => ({
        ...question,
        shortName: null,
        isRequired: required[at]! && isAnswered(responses[question.id]),
      }));
      const testedCard = card(match, rules);
      const fires =
        matchCards(adviceContext({ questions, responses, scoring, cards: [testedCard] })).length > 0;
      if (!fires) return;
      holding += 1;
      const { problems } = checkedCards([testedCard], { questions, scoring });
      expect(problems.filter(({ path }) => path.length === 1 && path[0] === "when")).toEqual([]);
    }),
    { numRuns: examples({ sample: 400, all: 10_000 }) },
  );
  expect(holding).toBeGreaterThan(20);
});

test("cards over long chains of questions share a limit, and unchecked ones count as possible", () => {
  let looks = 0;
  const answered = (question: number): CardRule => ({
    question,
    get op() {
      looks += 1;
      return "answered" as const;
    },
  });
  const free = Array.from({ length: 8 }, (_, at) => q(at + 1, { isRequired: false }));
  const chain = Array.from({ length: 300 }, (_, at) => {
    const over = [...(at > 0 ? [at + 8] : []), 1 + (at % 8), 1 + ((at + 3) % 8)];
    return q(at + 9, shownIf(...over.map(answered)));
  });
  const last = q(309, shownIf(...[308, 1, 2, 3, 4, 5, 6, 7, 8].map(answered)));
  const cards = Array.from({ length: 100 }, () => any(...Array.from({ length: 10 }, () => answered(309))));
  const context = { questions: [...free, ...chain, last], scoring: null };
  expect(checkedCards(cards, context).problems).toEqual([]);
  expect(looks).toBeLessThan(1_000_000);
});
