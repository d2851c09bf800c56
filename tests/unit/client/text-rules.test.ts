import { expect, test } from "vitest";
import { card } from "#shared/contracts/cards";
import { QUESTION_DEFAULTS } from "#shared/domain/questions/question";
import {
  type AnswerRule,
  type CardQuestion,
  choicesFor,
  withChoice,
  wordsIn,
} from "../../../src/client/screens/admin-advice/cards/text-rules";

const open: CardQuestion = {
  ...QUESTION_DEFAULTS,
  id: 1,
  questionText: "What?",
  questionType: "text",
  options: null,
};
const counted: CardQuestion = { ...open, answerKind: "number" };
const choice: CardQuestion = { ...open, questionType: "multiple_choice", options: ["Yes", "No"] };
const answered: AnswerRule = { question: 1, op: "answered" };
const labels = (question: CardQuestion, rule: AnswerRule = answered) =>
  choicesFor(question, rule).map(({ label }) => label);

test('text answers offer "mentions", number answers offer comparisons', () => {
  expect(labels(open)).toEqual([
    "mentions an amount of money",
    "mentions a date",
    "mentions one of",
    "is answered",
    "is not answered",
  ]);
  expect(labels(counted)).toEqual([
    "is at least",
    "is at most",
    "is between",
    "is answered",
    "is not answered",
  ]);
});

test("the current operator is offered even if it no longer fits the question", () => {
  expect(labels(open, { question: 1, op: "numberAtLeast", value: 3 })).toContain("is at least");
  expect(labels(choice, { question: 1, op: "mentions", value: ["VAT"] })).toContain("mentions one of");
  expect(labels(open, { question: 1, op: "is", value: "Yes" })).toContain("is");
});

test("a number is kept when the comparison changes", () => {
  const atLeast: AnswerRule = { question: 1, op: "numberAtLeast", value: 3 };
  expect(withChoice(atLeast, "numberAtMost", counted)).toEqual({ ...atLeast, op: "numberAtMost" });
  expect(withChoice(atLeast, "numberBetween", counted)).toEqual({
    question: 1,
    op: "numberBetween",
    value: [3, Number.NaN],
  });
  expect(withChoice(atLeast, "answered", counted)).toEqual(answered);
  expect(withChoice(answered, "words", open)).toEqual({ question: 1, op: "mentions", value: [] });
});

test("words are separated by commas", () => {
  expect(wordsIn(" VAT, bank loan;,\n overdraft ")).toEqual(["VAT", "bank loan", "overdraft"]);
});

test.each<[unknown, string]>([
  [{ op: "mentions", value: [] }, "Enter at least one word"],
  [{ op: "mentions", value: ["!?"] }, "Enter a word"],
  [{ op: "mentions", value: ["x".repeat(61)] }, "Keep each word to 60 characters or fewer"],
  [{ op: "numberAtLeast", value: Number.NaN }, "Enter a number"],
  [{ op: "numberBetween", value: [5, 1] }, "Enter the lower number first"],
])("%j is refused: %s", (rule, message) => {
  const draft = { key: "a", kind: "risk", title: "A", why: "B." };
  const when = { version: 1, match: "all", rules: [{ question: 1, ...(rule as object) }] };
  const issues = JSON.stringify(card.safeParse({ ...draft, when }).error?.issues);
  expect(issues).toContain(message);
});
