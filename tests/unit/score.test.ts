import { expect, test } from "vitest";
import { QUESTION_DEFAULTS } from "#shared/domain/questions/question";
import { answerScore, isScored, type ScoredQuestion, scoresOf } from "#shared/domain/score";
import { bandOf, roundScore, type Scoring, shownValue } from "#shared/domain/scoring";

const q = (id: number, change: Partial<ScoredQuestion> = {}): ScoredQuestion => ({
  ...QUESTION_DEFAULTS,
  id,
  order: id,
  questionText: `Question ${id}?`,
  questionType: "rating",
  options: null,
  isRequired: true,
  highIs: "good",
  dimension: "money",
  ...change,
});
const choice = (change: Partial<ScoredQuestion> = {}) =>
  q(1, { questionType: "multiple_choice", options: ["A", "B", "C"], points: [-2, 1, 3], ...change });

test.each([
  ["a high rating that is good", q(1), "5", 1],
  ["a high rating that is bad", q(1, { highIs: "bad" }), "5", 0],
  ["a rating whose direction nobody has said", q(1, { highIs: null }), "5", null],
  ["a neutral rating", q(1, { highIs: "neutral" }), "5", null],
  ["one option", choice(), "B", 0.6],
  ["a list of one", choice(), ["B"], 0.6],
  ["a longer list where one is asked for", choice(), ["A", "B"], null],
  ["the best of several", choice({ selection: "several" }), ["A", "B"], 0.6],
  ["the sum of several", choice({ selection: "several", combine: "sum" }), ["A", "B"], 1 / 6],
  ["a skip", q(1), "skip", null],
  ["a skip that counts", q(1, { skipCounts: "zero" }), "skip", 0],
  ["nothing, that counts", q(1, { skipCounts: "zero" }), undefined, 0],
  ["what has no weight", q(1, { weight: 0 }), "5", null],
  ["what counts nowhere", q(1, { dimension: null }), "5", null],
  ["an option that has no points", choice({ points: null }), "A", null],
  ["what is no option", choice({ selection: "several" }), ["A", "D"], null],
  [
    "a sum without anything below nothing",
    choice({ selection: "several", combine: "sum", points: [0, 1, 3] }),
    ["B"],
    0.25,
  ],
  [
    "a sum with nothing above it",
    choice({ selection: "several", combine: "sum", points: [-1, -3, 0] }),
    ["A"],
    0.75,
  ],
  [
    "a sum of nothing but nothing",
    choice({ selection: "several", combine: "sum", points: [0, 0, 0] }),
    ["A"],
    null,
  ],
  ["a text", q(1, { questionType: "text" }), "5", null],
])("%s", (_what, question, answer, expected) => {
  const actual = answerScore(question, answer);
  if (expected === null) expect(actual).toBeNull();
  else expect(actual).toBeCloseTo(expected, 12);
});

const scoring: Scoring = {
  version: 1,
  visibleTo: "participant",
  scale: { max: 5, decimals: 1 },
  minCoverage: 0.5,
  dimensions: ["money", "people", "web"].map((key) => ({
    key,
    name: key,
    description: null,
    weight: 1,
    bands: null,
  })),
  bands: [
    { from: 0, name: "Low", text: "" },
    { from: 2.5, name: "High", text: "" },
  ],
  benchmark: { on: false, k: 5 },
};

test("low coverage gives no score, hidden questions are ignored, and absence is never 0 or 100", () => {
  const never = {
    version: 1 as const,
    match: "all" as const,
    rules: [{ question: 1, op: "is" as const, value: 2 }],
  };
  const questions = [
    q(1),
    q(2, { weight: 3 }),
    q(3, { dimension: "people" }),
    q(4, { dimension: "people" }),
    q(5, { dimension: "people" }),
    q(6, { dimension: "web", conditions: never }),
  ];
  const [overall, money, people, web] = scoresOf(questions, { 1: "1", 2: "5", 3: "4", 6: "5" }, scoring);
  expect(money).toMatchObject({ value: 75, answered: 2, asked: 2, coverage: 1 });
  expect(people).toMatchObject({ value: null, answered: 1, asked: 3, coverage: 0.333333 });
  expect(web).toMatchObject({ value: null, answered: 0, asked: 0, coverage: 0 });
  expect(overall).toMatchObject({ dimension: "", value: 75, coverage: 0.5 });
  expect(scoresOf(questions, { 3: "4" }, scoring)[0].value).toBeNull();
  expect(scoresOf(questions, {}, { ...scoring, minCoverage: 0 }).map(({ value }) => value)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test("weights apply within and between dimensions, and the total counts all questions", () => {
  const weighed = {
    ...scoring,
    dimensions: scoring.dimensions.map((one, at) => ({ ...one, weight: [3, 1, 0][at] ?? 0 })),
  };
  const questions = [
    q(1),
    q(2, { weight: 2 }),
    q(3, { dimension: "people", weight: 4 }),
    q(4, { dimension: "people", weight: 1 }),
    q(5, { dimension: "web" }),
  ];
  expect(scoresOf(questions, { 1: "5", 2: "2", 3: "4", 5: "1" }, weighed)).toEqual([
    { dimension: "", value: 56.25, answered: 4, asked: 5, coverage: 1 },
    { dimension: "money", value: 50, answered: 2, asked: 2, coverage: 1 },
    { dimension: "people", value: 75, answered: 1, asked: 2, coverage: 0.8 },
    { dimension: "web", value: 0, answered: 1, asked: 1, coverage: 1 },
  ]);
});

test("scores are rounded to six decimals, half up", () => {
  expect([0.0000005, 0.0000004, 33.3333335, 2 / 3].map(roundScore)).toEqual([
    0.000001, 0, 33.333334, 0.666667,
  ]);
  expect(isScored(q(1, { weight: 0 }))).toBe(false);
  expect(isScored(q(1, { questionType: "text" }))).toBe(false);
});

test.each([
  [75, 5, 1, 3.8],
  [50, 3, 0, 2],
  [10.5, 10, 1, 1.1],
  [1.005, 100, 1, 1],
  [33.333333, 10, 0, 3],
  [99.95, 100, 1, 100],
  [100, 4, 0, 4],
] as const)("%d of 100 on a scale to %d with %d decimals is shown as %d", (value, max, decimals, shown) => {
  expect(shownValue(value, { max, decimals })).toBe(shown);
});

test("a band is chosen by the shown number", () => {
  expect(bandOf(scoring.bands, shownValue(48.9, scoring.scale))?.name).toBe("Low");
  expect(bandOf(scoring.bands, shownValue(49.1, scoring.scale))?.name).toBe("High");
});
