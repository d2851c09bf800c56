import { expect, test } from "vitest";
import type { Card } from "#shared/domain/cards/card";
import { QUESTION_DEFAULTS } from "#shared/domain/questions/question";
import { findExtremes } from "../../../bench/library/answer-space";

const RESERVE = {
  ...QUESTION_DEFAULTS,
  id: 1,
  order: 1,
  questionText: "How long would your cash last?",
  questionType: "multiple_choice" as const,
  options: ["Two weeks", "A month", "A year", "I don't know"],
  points: [0, 1, 3, 0],
  isRequired: false,
};
const LATE = {
  ...QUESTION_DEFAULTS,
  id: 2,
  order: 2,
  questionText: "How often did you pay late?",
  questionType: "rating" as const,
  options: null,
  highIs: "bad" as const,
  isRequired: true,
  conditions: {
    version: 1 as const,
    match: "all" as const,
    rules: [{ question: 1, op: "answered" as const }],
  },
};
const CARD: Card = {
  key: "late",
  kind: "risk",
  dimension: null,
  title: "Pay on time",
  why: "Late payments cost trust.",
  steps: [],
  effort: 1,
  impact: 1,
  when: {
    version: 1,
    match: "all",
    rules: [
      { question: 2, op: "atLeast", value: 3 },
      { question: 1, op: "isNot", value: "A year" },
    ],
  },
};

test("the extremes are the highest-scoring and lowest-scoring answers that trigger a card", () => {
  const found = findExtremes(CARD, { questions: [RESERVE, LATE], scoring: null });
  expect(found?.best).toEqual({ 1: "A month", 2: "3" });
  expect(found?.worst).toEqual({ 1: "Two weeks", 2: "5" });
  expect([...(found?.possible.get(1) ?? [])]).toEqual(["Two weeks", "A month", "I don't know"]);
});

test("a card that no answers can trigger has no extremes", () => {
  const when: Card["when"] = { version: 1, match: "all", rules: [{ question: 1, op: "is", value: "Never" }] };
  expect(findExtremes({ ...CARD, when }, { questions: [RESERVE, LATE], scoring: null })).toBeNull();
});
