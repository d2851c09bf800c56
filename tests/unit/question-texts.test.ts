import { expect, test } from "vitest";
import { hiddenText } from "#server/features/attempts/texts";
import {
  isPermutation,
  movedPoints,
  type QuestionRow,
  renamedOptions,
  withNewNames,
} from "#server/features/questions/rules";
import { inUseText, misfitText, orderText } from "#server/features/questions/texts";
import type { QuestionId } from "#shared/domain/ids";
import type { Rule } from "#shared/domain/questions/conditions";

const row = (id: number, questionText: string, options: string[] | null = null) => {
  const questionType = options ? "multiple_choice" : "text";
  return { id, questionText, questionType, options } as QuestionRow;
};
const [first, choice, long] = [row(1, "Who?"), row(2, "Which?", ["A", "B"]), row(3, "y".repeat(81))];
const all = [first, choice, long];
const short = `${"y".repeat(79)}…`;

test("reasons for a refused change give numbers and shortened texts of the questions", () => {
  const rule: Rule = { question: 2, op: "is", value: "C" };
  const problem = { question: first, rule, at: [0], path: [], part: "question" as const, message: "" };
  expect(orderText({ ...problem, referenced: long }, all)).toBe(
    `Question 1 ("Who?") depends on question 3 ("${short}") and must come after it. Move both or remove the condition.`,
  );
  expect(orderText({ ...problem, referenced: undefined }, all)).toBe(
    "A condition uses a question that doesn't exist.",
  );
  expect(inUseText(row(2, "y".repeat(80)), [first], all)).toContain(`("${"y".repeat(80)}") decides`);
  expect(inUseText(choice, [first, long, choice], all)).toBe(
    `Question 2 ("Which?") decides whether question 1 ("Who?"), question 3 ("${short}") or question 2 ("Which?") is shown. Remove those conditions first.`,
  );
  const misfit = { ...problem, referenced: choice, part: "value" as const };
  expect(misfitText([misfit, misfit], all)).toBe(
    'The option "C" in question 2 ("Which?") decides whether question 1 ("Who?") is shown. Remove it from those conditions first.',
  );
  expect(misfitText([{ ...misfit, part: "op" }], all)).toBe(
    'Question 2 ("Which?") decides whether question 1 ("Who?") is shown, and this change would break that condition. Remove the condition first.',
  );
  expect(misfitText([], all)).toBe("A condition uses a question that doesn't exist.");
});

test("at most five hidden questions are named, each shortened", () => {
  const texts = ["a", "b", "c", "d", "z".repeat(120), "f"];
  const named = `"a", "b", "c", "d", "${"z".repeat(120)}"`;
  const opening = "With this change,";
  expect(hiddenText([`${"z".repeat(118)} zz`])).toBe(
    `${opening} one question no longer applies, so your answer to it doesn't count: "${"z".repeat(118)}…"`,
  );
  expect(hiddenText(texts.slice(0, 5))).toBe(
    `${opening} 5 questions no longer apply, so your answers to them don't count: ${named}`,
  );
  expect(hiddenText(texts)).toBe(
    `${opening} 6 questions no longer apply, so your answers to them don't count: ${named}, and 1 more`,
  );
});

test("a renamed option is one replaced in its place, and rules over it are updated", () => {
  expect([...renamedOptions(["A", "B", "C"], ["B", "X", "C"])]).toEqual([]);
  expect([...renamedOptions(["A", "B", "C"], ["A", "X", "C"])]).toEqual([["B", "X"]]);
  expect(renamedOptions(["A", "B"], ["X"]).size).toBe(0);
  const names = new Map([["A", "X"]]);
  const rulesOver = (question: number): Rule[] => [
    { question, op: "is", value: "A" },
    { question, op: "is", value: 4 },
    { question, op: "isNot", value: "A" },
    { question, op: "includes", value: "B" },
    { question, op: "isAnyOf", value: ["A", "B"] },
    { question, op: "answered" },
  ];
  const over = (question: number) => ({ version: 1, match: "all", rules: rulesOver(question) }) as const;
  expect(withNewNames(over(3), 2 as QuestionId, names)).toEqual(over(3));
  expect(withNewNames(over(2), 2 as QuestionId, names).rules).toEqual([
    { question: 2, op: "is", value: "X" },
    { question: 2, op: "is", value: 4 },
    { question: 2, op: "isNot", value: "X" },
    { question: 2, op: "includes", value: "B" },
    { question: 2, op: "isAnyOf", value: ["X", "B"] },
    { question: 2, op: "answered" },
  ]);
});

test("points follow their options, and an order must contain each question once", () => {
  const scored = { options: ["A", "B"], points: [1, 0] };
  expect(movedPoints(scored, ["B", "X"], new Map([["A", "X"]]))).toEqual([0, 1]);
  expect(movedPoints(scored, ["A", "New"], new Map())).toEqual([1]);
  expect(movedPoints(scored, null, new Map())).toEqual([1, 0]);
  expect(movedPoints({ ...scored, points: null }, ["A"], new Map())).toBeNull();
  expect(isPermutation([2, 1], [1, 2])).toBe(true);
  for (const wrong of [[1], [1, 1], [1, 3], [1, 2, 2]]) expect(isPermutation(wrong, [1, 2])).toBe(false);
});
