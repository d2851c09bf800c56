import { expect, test } from "vitest";
import { type ProposableQuestion, proposeLibraryCards } from "#server/template-library/proposals";
import { uniqueSlug } from "#shared/domain/lib/slugs";
import { QUESTION_DEFAULTS } from "#shared/domain/questions/question";

const question = (
  id: number,
  questionText: string,
  fields: Partial<ProposableQuestion> = {},
): ProposableQuestion => ({
  ...QUESTION_DEFAULTS,
  id,
  questionText,
  questionType: "rating",
  options: null,
  isRequired: true,
  analysisPrompt: null,
  ...fields,
});
const choice = (
  id: number,
  questionText: string,
  options: string[],
  fields: Partial<ProposableQuestion> = {},
) => question(id, questionText, { questionType: "multiple_choice", options, ...fields });

const propose = (questions: ProposableQuestion[], cards: { key: string; title: string }[] = []) =>
  proposeLibraryCards(questions, { scoring: { dimensions: [] }, cards });
const rulesOf = (...args: Parameters<typeof propose>) =>
  propose(...args).cards.map(({ key, kind, when }) => [key, kind, ...when.rules]);

const CASH = "How comfortable are you with your cash flow?";

test("the author's direction decides which end of a scale is weak", () => {
  expect(rulesOf([question(4, CASH, { highIs: "good" })])).toEqual([
    ["cash-weak", "risk", { question: 4, op: "atMost", value: 2 }],
    ["cash-better", "opportunity", { question: 4, op: "atLeast", value: 4 }],
  ]);
  expect(rulesOf([question(4, "How stressed is your team?", { highIs: "bad" })])).toEqual([
    ["workload-weak", "risk", { question: 4, op: "atLeast", value: 4 }],
    ["workload-better", "opportunity", { question: 4, op: "atMost", value: 2 }],
  ]);
});

test.each([null, "neutral"] as const)(
  "with the direction %s nothing is proposed, and the question is listed",
  (highIs) => expect(propose([question(4, CASH, { highIs })])).toEqual({ cards: [], undirected: [4] }),
);

test("an open question or an unknown subject gets no proposal and isn't listed", () => {
  const open = question(1, "What about cash?", { questionType: "text" });
  const unknown = question(2, "How green is the moon?", { highIs: "good" });
  expect(propose([open, unknown])).toEqual({ cards: [], undirected: [] });
});

test("points decide which options are the ends, and without points nothing is proposed", () => {
  const options = ["Less than a month", "A few months", "Half a year", "I do not know"];
  const reserve = (more: Partial<ProposableQuestion>) =>
    choice(3, "How many months would your cash last?", options, more);
  expect(rulesOf([reserve({ points: [0, 2, 4, 0] })])).toEqual([
    ["cash-weak", "risk", { question: 3, op: "isAnyOf", value: [options[0], options[3]] }],
    ["cash-better", "opportunity", { question: 3, op: "isAnyOf", value: [options[2]] }],
  ]);
  expect(propose([reserve({})])).toEqual({ cards: [], undirected: [3] });
});

test("in a multiple choice, only an exclusive option gets a proposal", () => {
  const backups = choice(5, "Do you test your backups?", ["In the house", "Elsewhere", "None"], {
    selection: "several",
    exclusiveOptions: ["None"],
    points: [1, 2, 0],
  });
  expect(rulesOf([backups])).toEqual([
    ["security-weak", "risk", { question: 5, op: "isAnyOf", value: ["None"] }],
  ]);
});

test("each subject is proposed only for its best matching question", () => {
  const questions = [
    question(1, "How well do you know your customers?", { highIs: "good" }),
    question(2, "How long do customers wait for an answer?", { highIs: "good" }),
    question(3, "How well do you know the customers of your shop?", { highIs: "good" }),
  ];
  expect(
    propose(questions).cards.map(({ key, when }) => [
      key,
      ...when.rules.map((rule) => "question" in rule && rule.question),
    ]),
  ).toEqual([
    ["customers-weak", 1],
    ["customers-better", 1],
    ["service-weak", 2],
    ["service-better", 2],
  ]);
});

test("keys are unique, and existing cards are not proposed again", () => {
  const questions = [question(4, CASH, { highIs: "good" })];
  const [weak] = propose(questions).cards;
  expect(
    propose(questions, [{ key: "cash-weak", title: "Something of our own" }]).cards.map(({ key }) => key),
  ).toEqual(["cash-weak-2", "cash-better"]);
  expect(propose(questions, [{ key: "ours", title: weak?.title ?? "" }]).cards.map(({ key }) => key)).toEqual(
    ["cash-better"],
  );
});

test("a card gets its question's dimension if the scoring has it", () => {
  const questions = [question(4, CASH, { highIs: "good", dimension: "money" })];
  const scoring = {
    dimensions: [{ key: "money", name: "Money", description: null, weight: 1, bands: null }],
  };
  const dimensionsOf = (...args: Parameters<typeof proposeLibraryCards>) =>
    proposeLibraryCards(...args).cards.map(({ dimension }) => dimension);
  expect(dimensionsOf(questions, { scoring, cards: [] })).toEqual(["money", "money"]);
  expect(dimensionsOf(questions, { scoring: null, cards: [] })).toEqual([null, null]);
});

test("a used key gets the first free number", () => {
  expect(uniqueSlug("cash-high", new Set())).toBe("cash-high");
  expect(uniqueSlug("cash-high", new Set(["cash-high", "cash-high-2"]))).toBe("cash-high-3");
  const longest = `${"a".repeat(37)}-bc`;
  expect(uniqueSlug(longest, new Set([longest]))).toBe(`${"a".repeat(37)}-2`);
});
