import fc from "fast-check";
import type { ResultQuestion, Results } from "#shared/contracts/attempts";
import type { AnswerValue, Responses } from "#shared/domain/answer";
import { visible, visibleResponses } from "#shared/domain/questions/conditions";
import { QUESTION_DEFAULTS, RATING_VALUES } from "#shared/domain/questions/question";
import { scoresOf } from "#shared/domain/score";
import type { Band, Dimension, Scoring } from "#shared/domain/scoring";
import type { ValuedResults } from "../../../src/client/components/report/scores/score-view";
import { idOf, START } from "./chat-examples";

export type QuestionExample = Partial<Omit<ResultQuestion, "id">>;

/** By default a rating in the area "money". */
export const aQuestion = (id: number, change: QuestionExample = {}): ResultQuestion => ({
  ...QUESTION_DEFAULTS,
  id: idOf.question(id),
  order: id,
  questionText: `Question ${id}?`,
  questionType: "rating",
  options: null,
  isRequired: false,
  highIs: "good",
  dimension: "money",
  visible: true,
  ...change,
});

export const aChoice = (id: number, change: QuestionExample = {}) =>
  aQuestion(id, { questionType: "multiple_choice", options: ["A", "B", "C"], points: [-2, 1, 3], ...change });

export const aDimension = (key: string, change: Partial<Dimension> = {}): Dimension => ({
  key,
  name: key,
  description: null,
  weight: 1,
  bands: null,
  ...change,
});

export const BANDS: Band[] = [
  { from: 0, name: "Low", text: "There is much to do." },
  { from: 2.5, name: "High", text: "You are well on your way." },
];

export const aScoring = (change: Partial<Scoring> = {}): Scoring => ({
  version: 1,
  visibleTo: "participant",
  scale: { max: 5, decimals: 1 },
  minCoverage: 0.5,
  dimensions: ["money", "people", "web"].map((key) => aDimension(key)),
  bands: BANDS,
  benchmark: { on: false, k: 5 },
  ...change,
});

/** A completed attempt as the server sends it, without answers to hidden questions. */
export function completedResults(
  questions: readonly ResultQuestion[],
  allResponses: Responses,
  scoring = aScoring(),
): ValuedResults {
  const shown = new Set(visible(questions, allResponses));
  const responses = visibleResponses(questions, allResponses);
  return {
    userAssessment: {
      id: idOf.attempt(1),
      userAssessmentId: idOf.attempt(1),
      assessmentId: idOf.template(1),
      title: "Growth check",
      description: null,
      language: null,
      summary: null,
      status: "completed",
      progress: 100,
      startedAt: START,
      completedAt: START,
      createdAt: START,
      updatedAt: START,
      responses: Object.fromEntries(
        Object.entries(responses).map(([id, answer]) => [
          id,
          typeof answer === "string" ? answer : [...answer],
        ]),
      ),
      recommendations: null,
      recommendationsBy: null,
      advice: null,
      recommendationState: "none",
    },
    assessment: { id: idOf.template(1), title: "Growth check", description: null, isSharedDevice: false },
    questions: questions.map((question) => ({ ...question, visible: shown.has(question) })),
    scoring: scoring as NonNullable<Results["scoring"]>,
    scores: [...scoresOf(questions, responses, scoring)],
    benchmarks: [],
  };
}

const OPTIONS = ["A", "B", "C"];
const rating = fc.constantFrom(...RATING_VALUES);
const option = fc.constantFrom(...OPTIONS);

function answerTo({ questionType, selection }: ResultQuestion): fc.Arbitrary<AnswerValue> {
  if (questionType === "rating") return rating;
  if (questionType === "text") return fc.constant("Words");
  return selection === "one" ? option : fc.subarray(OPTIONS, { minLength: 1 });
}

const KEYS = ["money", "people", "web", null];
const knowledge = fc.record({
  questionType: fc.constantFrom(
    "rating" as const,
    "rating" as const,
    "multiple_choice" as const,
    "text" as const,
  ),
  highIs: fc.constantFrom("good" as const, "bad" as const, "neutral" as const, null),
  selection: fc.constantFrom("one" as const, "several" as const),
  points: fc.option(
    fc
      .array(fc.integer({ min: -5, max: 5 }), { minLength: 3, maxLength: 3 })
      .filter((points) => new Set(points).size > 1),
  ),
  combine: fc.constantFrom("max" as const, "sum" as const),
  skipCounts: fc.constantFrom("nothing" as const, "zero" as const),
  dimension: fc.constantFrom(...KEYS),
  weight: fc.integer({ min: 0, max: 400 }).map((hundredths) => hundredths / 100),
});

/** Any question, always shown or depending on an earlier answer. */
const question = (id: number): fc.Arbitrary<ResultQuestion> =>
  fc
    .tuple(knowledge, fc.integer({ min: 0, max: id - 1 }), rating, option)
    .map(([known, earlier, value, name]) => {
      const isChoice = known.questionType === "multiple_choice";
      const rules = [
        { question: earlier, op: "atLeast" as const, value: Number(value) },
        { question: earlier, op: "includes" as const, value: name },
      ];
      return aQuestion(id, {
        ...known,
        options: isChoice ? OPTIONS : null,
        points: isChoice ? known.points : null,
        conditions: earlier > 0 && id % 2 === 0 ? { version: 1, match: "any", rules } : null,
      });
    });

/** A completed attempt, and changed answers to try on it. */
export const anAttempt: fc.Arbitrary<{ results: ValuedResults; changes: Responses }> = fc
  .tuple(...Array.from({ length: 9 }, (_, at) => question(at + 1)))
  .chain((questions) => {
    const some = fc.tuple(...questions.map((asked) => fc.option(answerTo(asked), { nil: undefined })));
    const byId = (answers: readonly (AnswerValue | undefined)[]): Responses =>
      Object.fromEntries(
        answers.flatMap((answer, at) => (answer === undefined ? [] : [[String(at + 1), answer]])),
      );
    return fc.tuple(some, some).map(([answers, tried]) => ({
      results: completedResults(questions, byId(answers)),
      changes: byId(tried),
    }));
  });
