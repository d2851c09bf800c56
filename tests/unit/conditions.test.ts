import { expect, test } from "vitest";
import type { AnswerValue, Responses } from "#shared/domain/answer";
import { currentQuestion, progressOf } from "#shared/domain/attempt";
import {
  type Conditions,
  isTrue,
  type Rule,
  visible,
  visibleResponses,
} from "#shared/domain/questions/conditions";
import { QUESTION_DEFAULTS } from "#shared/domain/questions/question";
import { missingRequired } from "#shared/domain/questions/required-questions";
import { sortQuestions } from "#shared/domain/questions/sort-questions";

const q = (id: number, conditions: Conditions | null = null, isRequired = true) => ({
  ...QUESTION_DEFAULTS,
  id,
  order: id,
  questionText: `Question ${id}?`,
  questionType: "text" as const,
  options: null,
  isRequired,
  conditions,
});
const all = (...rules: Conditions["rules"]): Conditions => ({ version: 1, match: "all", rules });
const any = (...rules: Conditions["rules"]): Conditions => ({ version: 1, match: "any", rules });

test.each<[rule: Rule, answer: AnswerValue | undefined, holds: boolean]>([
  [{ question: 1, op: "is", value: "Yes" }, "Yes", true],
  [{ question: 1, op: "is", value: "Yes" }, ["Yes"], true],
  [{ question: 1, op: "is", value: "Yes" }, ["Yes", "No"], false],
  [{ question: 1, op: "is", value: 4 }, "4", true],
  [{ question: 1, op: "is", value: 4 }, "5", false],
  [{ question: 1, op: "isNot", value: "Yes" }, "No", true],
  [{ question: 1, op: "isNot", value: "Yes" }, ["No", "Yes"], false],
  [{ question: 1, op: "isNot", value: "Yes" }, undefined, false],
  [{ question: 1, op: "includes", value: "Yes" }, ["No", "Yes"], true],
  [{ question: 1, op: "isAnyOf", value: ["A", "B"] }, "B", true],
  [{ question: 1, op: "isAnyOf", value: ["A", "B"] }, ["C"], false],
  [{ question: 1, op: "atLeast", value: 3 }, "3", true],
  [{ question: 1, op: "atLeast", value: 3 }, "2", false],
  [{ question: 1, op: "atMost", value: 3 }, "3", true],
  [{ question: 1, op: "atMost", value: 3 }, "4", false],
  [{ question: 1, op: "answered" }, "x", true],
  [{ question: 1, op: "answered" }, undefined, false],
  [{ question: 1, op: "notAnswered" }, undefined, true],
  [{ question: 1, op: "notAnswered" }, "x", false],
])("%j over %j is %s", (rule, answer, isExpected) => {
  expect(isTrue(rule, answer)).toBe(isExpected);
});

const shown = (questions: Parameters<typeof visible>[0], responses: Responses) =>
  visible(questions, responses).map(({ id }) => id);

test("a question that depends on a hidden one is hidden too, even if it has an answer", () => {
  const questions = [
    q(1),
    q(2, all({ question: 1, op: "is", value: "yes" })),
    q(3, all({ question: 2, op: "answered" })),
    q(4, all({ question: 2, op: "notAnswered" })),
  ];
  expect(shown(questions, { 1: "yes", 2: "a" })).toEqual([1, 2, 3]);
  expect(shown(questions, { 1: "no", 2: "a" })).toEqual([1, 4]);
  expect(shown(questions, { 1: "yes", 2: "skip" })).toEqual([1, 2, 4]);
  expect(visibleResponses(questions, { 1: "no", 2: "a", 4: "b" })).toEqual({ 1: "no", 4: "b" });
});

test("groups match all or any of their rules, and questions keep their order", () => {
  const group = { match: "any" as const, rules: [{ question: 1, op: "answered" as const }] };
  const questions = [
    q(3, any(group, { question: 2, op: "answered" })),
    q(2),
    q(1, null, false),
    q(4, all(group, { question: 2, op: "answered" })),
  ];
  expect(shown(questions, {})).toEqual([1, 2]);
  expect(shown(questions, { 2: "x" })).toEqual([1, 2, 3]);
  expect(shown(questions, { 1: "x" })).toEqual([1, 2, 3]);
  expect(shown(questions, { 1: "x", 2: "x" })).toEqual([1, 2, 3, 4]);
});

test("the next question, missing answers and progress ignore hidden questions", () => {
  const questions = [q(1), q(2, all({ question: 1, op: "is", value: "yes" })), q(3)];
  const responses = { 1: "no", 2: "kept" };
  expect(currentQuestion(questions, responses)?.id).toBe(3);
  expect(missingRequired(questions, responses).map(({ id }) => id)).toEqual([3]);
  expect(progressOf("in_progress", questions, responses)).toBe(50);
  expect(progressOf("in_progress", questions, { 1: "yes" })).toBe(33);
});

test("progress is 100 only when nothing is open", () => {
  const questions = Array.from({ length: 200 }, (_, index) => q(index + 1));
  const answered = (count: number) =>
    Object.fromEntries(questions.slice(0, count).map(({ id }) => [id, "yes"]));
  expect([1, 198, 199, 200].map((count) => progressOf("in_progress", questions, answered(count)))).toEqual([
    1, 99, 99, 100,
  ]);
});

test("questions are sorted by order, then by id, and those in order stay the same array", () => {
  const [first, second, third] = [q(1), { ...q(2), order: 3 }, q(3)];
  const inOrder = [first, second, third];
  expect(sortQuestions([third, second, first])).toEqual(inOrder);
  expect(sortQuestions(inOrder)).toBe(inOrder);
});

test("visible questions are sorted and a new array, with and without conditions", () => {
  const plain = [q(2), q(1)];
  const sorted = [q(1), q(2)];
  const conditioned = [q(2, all({ question: 1, op: "answered" })), q(1)];
  expect(visible(plain, {}).map(({ id }) => id)).toEqual([1, 2]);
  expect(visible(sorted, {})).not.toBe(sorted);
  expect(visible(conditioned, {}).map(({ id }) => id)).toEqual([1]);
  expect(visible(conditioned, { 1: "Bikes" }).map(({ id }) => id)).toEqual([1, 2]);
});
