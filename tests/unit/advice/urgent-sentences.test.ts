import { expect, test } from "vitest";
import type { AdvisedQuestion } from "#server/advice/advice-context";
import { adviceContext } from "#server/advice/create-advice-context";
import { urgencyOf, urgentSentences } from "#server/advice/urgent-sentences";
import { QUESTION_DEFAULTS } from "#shared/domain/questions/question";

const question = (id: number): AdvisedQuestion => ({
  ...QUESTION_DEFAULTS,
  id,
  order: id,
  questionText: `Question ${id}?`,
  questionType: "text",
  options: null,
  isRequired: false,
});

const quoted = (...answers: string[]) => {
  const responses = Object.fromEntries(answers.map((answer, at) => [at + 1, answer]));
  const questions = answers.map((_, at) => question(at + 1));
  return urgentSentences(adviceContext({ questions, responses, scoring: null, cards: [] }));
};

test.each([
  ["an amount", "We owe the tax office £9,400."],
  ["an amount in words", "It costs us twenty thousand euros a year, 20 000 €."],
  ["a day and month", "The lease ends on 7 April."],
  ["a month and day", "The lease ends April 7th."],
  ["a German date", "Der Mietvertrag endet am 7. April."],
  ["a Spanish date", "El contrato termina el 7 de abril."],
  ["a German date without a year", "Der Termin ist am 7.4. um zehn."],
  ["a numeric date", "Termin beim Amt: 07.04.2026."],
  ["an ISO date", "The audit is on 2026-04-07."],
  ["a deadline", "The report is due by Friday."],
  ["a payment and a month", "The tax payment in March."],
  ["a German payment and a month", "Die Steuerzahlung im März macht mir Sorgen."],
  ["a percentage", "One customer brings in 60% of what we sell."],
  ["a share in words", "Half of our orders come from one customer."],
  ["a refusal", "The bank refused the overdraft."],
  ["a German refusal", "Die Bank hat den Kredit abgelehnt."],
  ["a French refusal", "La banque a refusé le découvert."],
  ["a danger", "My manager bullies the new colleagues."],
  ["a Polish danger", "W magazynie był wypadek."],
  ["a Turkish refusal", "Banka kredi başvurumuzu reddetti."],
])("a sentence with %s is urgent", (_what, sentence) => {
  expect(urgencyOf(sentence)).toBeGreaterThan(0);
});

test.each([
  "We sell bread and cakes to the whole town.",
  "We have 12 employees and two shops.",
  "In 2019 we moved to a new building.",
  "Question 3 may be the most important one.",
  "Our courtyard is a nice place for lunch.",
  "We march in step.",
  "We pay our taxes and march on.",
  "We opened the shop in March.",
  "Version 2.10 works well.",
  "We scored 4.5.",
])("%s isn't urgent", (sentence) => {
  expect(urgencyOf(sentence)).toBe(0);
});

/** Too long to be quoted in full. */
const CHAT = "We like it here, the team is friendly and the town is small. ".repeat(4);

test("the most urgent sentences come first, word for word, each with its question", () => {
  const found = quoted(
    `We bake bread. One customer brings in 60% of sales. ${CHAT}`,
    `VAT of £9,400 is due on 7 April and the bank refused the overdraft. ${CHAT}`,
    "no",
  );
  expect(found).toEqual([
    {
      text: "VAT of £9,400 is due on 7 April and the bank refused the overdraft.",
      evidence: [
        { question: 2, quote: "VAT of £9,400 is due on 7 April and the bank refused the overdraft." },
      ],
    },
    {
      text: "One customer brings in 60% of sales.",
      evidence: [{ question: 1, quote: "One customer brings in 60% of sales." }],
    },
  ]);
});

test("a short answer is quoted in full if one of its sentences is urgent", () => {
  const answer = "The tax payment in March. I don't know where it should come from.";
  expect(quoted(answer)).toEqual([{ text: answer, evidence: [{ question: 1, quote: answer }] }]);
});

test("at most four sentences are quoted, two per answer", () => {
  const many = `We lost $1,000. We lost $2,000. We lost $3,000. ${CHAT}`;
  expect(quoted(many, many, many).map(({ evidence }) => evidence[0]?.question)).toEqual([1, 1, 2, 2]);
});

test("quotes are verbatim: a long sentence is cut and marked", () => {
  const long = `The bank refused ${"the overdraft and ".repeat(600)}`;
  const [first] = quoted(long);
  expect(first?.text.length).toBeLessThan(260);
  expect(first?.text.endsWith("…")).toBe(true);
  expect(long.startsWith(first?.text.slice(0, -1) ?? "?")).toBe(true);
});
