import { describe, expect, test } from "vitest";
import { adviceContext } from "#server/advice/create-advice-context";
import { matchCards } from "#server/advice/match-cards";
import type { AnswerValue } from "#shared/domain/answer";
import type { Card } from "#shared/domain/cards/card";
import { cardProblems } from "#shared/domain/cards/card-check";
import { checkedCards } from "#shared/domain/cards/card-satisfiability";
import type { TextRule } from "#shared/domain/cards/text-rule";
import { QUESTION_DEFAULTS } from "#shared/domain/questions/question";

const OPEN = {
  ...QUESTION_DEFAULTS,
  id: 1,
  order: 1,
  questionText: "What worries you about money?",
  questionType: "text" as const,
  options: null,
  isRequired: false,
};
const COUNTED = { ...OPEN, answerKind: "number" as const, questionText: "How many people work here?" };

type Asked = TextRule extends infer R ? (R extends TextRule ? Omit<R, "question"> : never) : never;

const cardOn = (...rules: Asked[]): Card => ({
  key: "card",
  when: { version: 1, match: "all", rules: rules.map((rule) => ({ question: 1, ...rule }) as TextRule) },
  kind: "risk",
  dimension: null,
  title: "A title",
  why: "A reason.",
  steps: [],
  effort: 2,
  impact: 2,
});

const matches = (answer: AnswerValue, rule: Asked, question = OPEN as typeof OPEN | typeof COUNTED) =>
  matchCards(
    adviceContext({ questions: [question], responses: { 1: answer }, scoring: null, cards: [cardOn(rule)] }),
  ).length > 0;

const words = (...value: string[]): Asked => ({ op: "mentions", value });
const AMOUNT: Asked = { op: "mentions", value: "amount" };
const DATE: Asked = { op: "mentions", value: "date" };

describe("a card that tests what an open answer mentions", () => {
  test("matches with the answer as its evidence", () => {
    const context = adviceContext({
      questions: [OPEN],
      responses: { 1: "VAT of £9,400 on 7 April." },
      scoring: null,
      cards: [cardOn(AMOUNT, DATE, words("VAT"))],
    });
    expect(matchCards(context)).toMatchObject([{ evidence: [{ question: 1, quote: null }] }]);
  });

  test.each([
    ["The bank refused the overdraft.", "overdraft"],
    ["Two OVERDRAFTS were refused", "overdraft"],
    ["Our cash-flow is bad", "cash flow"],
    ["Der Überziehungskredit läuft aus", "uberziehungskredit"],
    ["El crédito fue rechazado", "CREDITO"],
    ["Le prêt a été refusé", "prêts, pret".split(", ")[0] ?? ""],
    ["“Insolvent”, they said", "insolvent"],
  ])("%s mentions %s", (answer, word) => {
    expect(matches(answer, words(word))).toBe(true);
  });

  test.each([
    ["Overdrafting is not what we do", "draft"],
    ["They refused", "refund"],
    ["See https://bank.example/overdraft?vat=9400", "overdraft"],
    ["Write to overdraft@bank.example please", "overdraft"],
    ["銀行が当座貸越を断った", "overdraft"],
    ["", "overdraft"],
    ["flow of cash", "cash flow"],
  ])("%s doesn't mention %s", (answer, word) => {
    expect(matches(answer, words(word))).toBe(false);
  });

  test.each([
    "We owe £9,400",
    "nine thousand pounds are due",
    "wir schulden 9.400 €",
    "20.000 Euro",
    "we owe $5k",
  ])("%s mentions an amount", (answer) => {
    expect(matches(answer, AMOUNT)).toBe(true);
  });

  test.each(["We are 12 people", "on 7 April", "see https://bank.example/€9400", "a lot of money"])(
    "%s mentions no amount",
    (answer) => {
      expect(matches(answer, AMOUNT)).toBe(false);
    },
  );

  test("an answer of 10,000 characters is read completely and quickly", () => {
    const long = `${"We had a meeting about 3 things and nothing came of it. ".repeat(170)}The overdraft of £500 ends on 7 April.`;
    expect(long.length).toBeGreaterThan(9_000);
    const start = performance.now();
    expect([AMOUNT, DATE, words("overdraft")].map((rule) => matches(long, rule))).toEqual([true, true, true]);
    expect(performance.now() - start).toBeLessThan(20_000);
  });
});

describe("a card that compares a number", () => {
  const isMatch = (answer: string, rule: Asked) => matches(answer, rule, COUNTED);

  test("includes its bounds", () => {
    expect(isMatch("10", { op: "numberAtLeast", value: 10 })).toBe(true);
    expect(isMatch("about nine", { op: "numberAtLeast", value: 10 })).toBe(false);
    expect(isMatch("ten people", { op: "numberAtMost", value: 10 })).toBe(true);
    expect(isMatch("11", { op: "numberAtMost", value: 10 })).toBe(false);
    expect(isMatch("5 to 8", { op: "numberBetween", value: [5, 10] })).toBe(true);
    expect(isMatch("5 to 18", { op: "numberBetween", value: [5, 10] })).toBe(false);
    expect(isMatch("over 50", { op: "numberAtLeast", value: 50 })).toBe(true);
    expect(isMatch("over 50", { op: "numberAtMost", value: 60 })).toBe(false);
  });

  test("never matches an answer that can't be read as a number", () => {
    for (const answer of ["many", "I don't know", "12 and 15", "銀行", "https://x.example/12", "7 April", ""])
      for (const rule of [
        { op: "numberAtLeast", value: -1e15 },
        { op: "numberAtMost", value: 1e15 },
      ] as const)
        expect([answer, isMatch(answer, rule)]).toEqual([answer, false]);
  });
});

describe("problems of rules over open answers", () => {
  const problemsOf = (card: Card, questions: readonly (typeof OPEN | typeof COUNTED)[]) =>
    cardProblems([card], { questions, scoring: null }).map(({ message }) => message);

  test("a deleted question", () => {
    expect(problemsOf(cardOn(words("vat")), [])).toEqual(["This question doesn't exist"]);
  });

  test("a question of another type", () => {
    const choice = { ...OPEN, questionType: "multiple_choice" as const, options: ["VAT"] };
    const problems = cardProblems([cardOn(words("vat"))], { questions: [choice as never], scoring: null });
    expect(problems).toMatchObject([{ message: '"mentions" doesn\'t work with this question type' }]);
  });

  test("a number comparison over a text answer", () => {
    const card = cardOn({ op: "numberAtLeast", value: 3 });
    expect(problemsOf(card, [OPEN])).toHaveLength(1);
    expect(problemsOf(card, [COUNTED])).toEqual([]);
  });

  test("numbers that exclude each other", () => {
    const context = { questions: [COUNTED], scoring: null };
    const apart = cardOn({ op: "numberAtLeast", value: 10 }, { op: "numberBetween", value: [1, 5] });
    expect(checkedCards([apart], context).sound).toEqual([]);
    const together = cardOn({ op: "numberAtLeast", value: 5 }, { op: "numberBetween", value: [1, 5] });
    expect(checkedCards([together], context).problems).toEqual([]);
  });
});
