import { expect, test } from "vitest";
import { conditionProblems, OPERATORS_OF, ruleProblemText } from "#shared/domain/questions/condition-check";
import type { Conditions, Rule, RuleGroup } from "#shared/domain/questions/conditions";

const shownIf = (...rules: (Rule | RuleGroup)[]): Conditions => ({ version: 1, match: "all", rules });

const text = { id: 11, order: 1, questionType: "text", options: null, conditions: null } as const;
const choice = {
  id: 12,
  order: 2,
  questionType: "multiple_choice",
  options: ["Yes", "No"],
  conditions: null,
} as const;
const rating = { id: 13, order: 3, questionType: "rating", options: null, conditions: null } as const;
const last = { id: 14, order: 4, questionType: "text", options: null } as const;

const problemsOf = (...rules: (Rule | RuleGroup)[]) =>
  conditionProblems([{ ...last, conditions: shownIf(...rules) }, rating, choice, text]).map(ruleProblemText);

test("rules over earlier questions with valid options and operators have no problems", () => {
  expect(
    problemsOf(
      { question: 11, op: "answered" },
      { question: 12, op: "isAnyOf", value: ["Yes", "No"] },
      { match: "any", rules: [{ question: 13, op: "atLeast", value: 3 }] },
      { question: 13, op: "is", value: 5 },
      { question: 12, op: "is", value: "No" },
    ),
  ).toEqual([]);
});

test("each problem has a message and a path", () => {
  expect(
    problemsOf(
      { question: 99, op: "answered" },
      { question: 14, op: "notAnswered" },
      { match: "any", rules: [{ question: 12, op: "isNot", value: "Maybe" }] },
      { question: 12, op: "isAnyOf", value: ["Yes", "Perhaps"] },
      { question: 12, op: "is", value: 3 },
      { question: 13, op: "is", value: "3" },
      { question: 11, op: "includes", value: "shoes" },
    ),
  ).toEqual([
    "conditions.rules[0].question: This question doesn't exist",
    "conditions.rules[1].question: A condition can use only an earlier question",
    `conditions.rules[2].rules[0].value: "Maybe" isn't one of the question's options`,
    `conditions.rules[3].value[1]: "Perhaps" isn't one of the question's options`,
    "conditions.rules[4].value: Choose one of the options",
    "conditions.rules[5].value: Enter a number from 1 to 5",
    `conditions.rules[6].op: "includes" doesn't work with this question type`,
  ]);
});

test("a rule over a later question is refused in any order of the list", () => {
  const early = { ...text, conditions: shownIf({ question: 12, op: "answered" }) };
  const [problem] = conditionProblems([choice, early]);
  expect(problem).toMatchObject({ question: { id: 11 }, referenced: { id: 12 }, part: "question" });
});

test.each([
  ["multiple_choice", ["is", "isNot", "isAnyOf", "includes", "answered", "notAnswered"]],
  ["rating", ["is", "atLeast", "atMost", "answered", "notAnswered"]],
  ["text", ["answered", "notAnswered"]],
] as const)("a %s question allows the operators %j", (type, operators) => {
  expect(OPERATORS_OF[type]).toEqual(operators);
});
