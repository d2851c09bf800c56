import fc from "fast-check";
import type { AnswerValue, Responses } from "#shared/domain/answer";
import type { Conditions, Rule } from "#shared/domain/questions/conditions";
import {
  COMBINATIONS,
  DIRECTIONS,
  QUESTION_DEFAULTS,
  QUESTION_TYPES,
  SELECTIONS,
  SKIP_COUNTS,
} from "#shared/domain/questions/question";
import type { ScoredQuestion } from "#shared/domain/score";
import { SCALE_MAXIMA, type Scoring } from "#shared/domain/scoring";

/** A random template with random answers. The ids of questions are their places from 1. */
export interface Instrument {
  questions: ScoredQuestion[];
  scoring: Scoring;
  responses: Responses;
}

const OPTIONS = ["Yes", "No", "Now and then", "Never", "None of these"];
const KEYS = ["money", "people", "web"];

const weight = fc.oneof(
  fc.constantFrom(0, 1, 1, 2, 5, 12.8, 100),
  fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
);
const point = fc.oneof(
  fc.integer({ min: -3, max: 5 }),
  fc.integer({ min: -100_000, max: 100_000 }).map((hundredths) => hundredths / 100),
);
const points = fc
  .array(point, { minLength: OPTIONS.length, maxLength: OPTIONS.length })
  .filter((list) => new Set(list).size > 1);

const rule = (question: number): fc.Arbitrary<Rule> =>
  fc.oneof(
    fc.constantFrom<Rule>({ question, op: "answered" }, { question, op: "notAnswered" }),
    fc.record({
      question: fc.constant(question),
      op: fc.constantFrom("isNot", "includes"),
      value: fc.constantFrom(...OPTIONS),
    }),
    fc.record({ question: fc.constant(question), op: fc.constant("is"), value: fc.constantFrom(...OPTIONS) }),
    fc.record({
      question: fc.constant(question),
      op: fc.constant("isAnyOf"),
      value: fc.subarray(OPTIONS, { minLength: 1 }),
    }),
    fc.record({
      question: fc.constant(question),
      op: fc.constantFrom("atLeast", "atMost"),
      value: fc.integer({ min: 1, max: 5 }),
    }),
  );

/** Random rules about earlier questions, some of them in a group, or null for a question without conditions. */
function conditionsAt(place: number): fc.Arbitrary<Conditions | null> {
  if (place === 1) return fc.constant(null);
  const singleRule = fc.integer({ min: 1, max: place - 1 }).chain(rule);
  const match = fc.constantFrom("all" as const, "any" as const);
  const group = fc.record({ match, rules: fc.array(singleRule, { minLength: 1, maxLength: 3 }) });
  const rules = fc.array(fc.oneof({ weight: 3, arbitrary: singleRule }, { weight: 1, arbitrary: group }), {
    minLength: 1,
    maxLength: 3,
  });
  return fc.option(fc.record({ version: fc.constant(1 as const), match, rules }), { freq: 3 });
}

const questionAt = (place: number): fc.Arbitrary<ScoredQuestion> =>
  fc
    .record({
      questionType: fc.constantFrom(...QUESTION_TYPES, "multiple_choice" as const, "rating" as const),
      selection: fc.constantFrom(...SELECTIONS),
      highIs: fc.constantFrom(null, ...DIRECTIONS, "good" as const),
      dimension: fc.constantFrom(null, ...KEYS, ...KEYS),
      weight,
      points: fc.option(points, { freq: 5 }),
      combine: fc.constantFrom(...COMBINATIONS),
      skipCounts: fc.constantFrom(...SKIP_COUNTS),
      conditions: conditionsAt(place),
    })
    .map((fields) =>
      normalized({
        ...QUESTION_DEFAULTS,
        id: place,
        order: place,
        questionText: `Question ${place}?`,
        isRequired: false,
        options: null,
        ...fields,
      }),
    );

/** Clears fields that belong to other question types. */
function normalized(question: ScoredQuestion): ScoredQuestion {
  const isChoice = question.questionType === "multiple_choice";
  const isSeveral = isChoice && question.selection === "several";
  return {
    ...question,
    options: isChoice ? OPTIONS : null,
    points: isChoice ? question.points : null,
    selection: isChoice ? question.selection : "one",
    combine: isSeveral ? question.combine : "max",
    highIs: question.questionType === "rating" ? question.highIs : null,
    ...(question.questionType === "text" ? { dimension: null, weight: 1, skipCounts: "nothing" } : {}),
  };
}

/** A valid answer, a skip, or undefined. */
function answerTo({ questionType, selection }: ScoredQuestion): fc.Arbitrary<AnswerValue | undefined> {
  const closed =
    questionType === "rating"
      ? fc.constantFrom("1", "2", "3", "4", "5")
      : selection === "one"
        ? fc.constantFrom(...OPTIONS)
        : fc.subarray(OPTIONS, { minLength: 1 });
  const answer: fc.Arbitrary<AnswerValue> = questionType === "text" ? fc.constant("We sell shoes") : closed;
  return fc.oneof(
    { weight: 6, arbitrary: answer },
    { weight: 1, arbitrary: fc.constantFrom("skip", undefined) },
  );
}

const scoring: fc.Arbitrary<Scoring> = fc.record({
  version: fc.constant(1 as const),
  visibleTo: fc.constant("participant" as const),
  scale: fc.record({
    max: fc.constantFrom(...SCALE_MAXIMA),
    decimals: fc.constantFrom(0 as const, 1 as const),
  }),
  minCoverage: fc.constantFrom(0, 0.25, 0.333333, 0.5, 0.5, 0.75, 1),
  dimensions: fc
    .tuple(
      ...KEYS.map((key) =>
        weight.map((areaWeight) => ({ key, name: key, description: null, weight: areaWeight, bands: null })),
      ),
    )
    .filter((all) => all.some(({ weight }) => weight > 0)),
  bands: fc.constant([
    { from: 0, name: "Low", text: "" },
    { from: 2, name: "High", text: "" },
  ]),
  benchmark: fc.constant({ on: false, k: 5 }),
});

const questions = fc
  .integer({ min: 1, max: 10 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => questionAt(at + 1))));

/** Random instruments. A rule may not match its question's type; such a rule is false. */
export const instrument: fc.Arbitrary<Instrument> = questions.chain((all) =>
  fc.record({
    questions: fc.constant(all),
    scoring,
    responses: fc.tuple(...all.map(answerTo)).map((answers) => {
      const answerEntries = answers.map((answer, at) => [String(at + 1), answer] as const);
      return Object.fromEntries(
        answerEntries.filter((entry): entry is [string, AnswerValue] => entry[1] !== undefined),
      );
    }),
  }),
);
