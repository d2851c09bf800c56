import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { proposeLibraryCards } from "#server/template-library/proposals";
import { UNSAID } from "#shared/domain/questions/question";
import { textOf } from "#tests/helpers/source-files";

const QUESTIONS = z
  .array(
    z.strictObject({
      in: z.string(),
      language: z.string().optional(),
      text: z.string(),
      highIs: z.enum(["good", "bad"]).optional(),
      options: z.array(z.string()).optional(),
      points: z.array(z.number()).optional(),
      fits: z.array(z.string()),
    }),
  )
  .parse(parse(textOf("tests/fixtures/strangers-questions.yaml")));

/** The subject that is suggested for a question alone; undefined for none. */
function suggestedFor({ text, highIs = "good", options, points }: (typeof QUESTIONS)[number]) {
  const question = {
    ...UNSAID,
    id: 1,
    questionText: text,
    questionType: options ? ("multiple_choice" as const) : ("rating" as const),
    options: options ?? null,
    points: points ?? null,
    isRequired: true,
    analysisPrompt: null,
    highIs: options ? null : highIs,
  };
  const [card] = proposeLibraryCards([question], { scoring: null, cards: [] }).cards;
  return card?.key.replace(/-(weak|better)$/, "").replaceAll("-", " ");
}

const SUGGESTED = QUESTIONS.map((question) => ({ ...question, subject: suggestedFor(question) })).filter(
  ({ subject }) => subject !== undefined,
);
const wrong = (questions: typeof SUGGESTED) =>
  questions
    .filter(({ subject, fits }) => !fits.includes(subject ?? ""))
    .map(({ text, subject }) => [text, subject]);

test("60 questions come from 12 fields in three languages", () => {
  const first = QUESTIONS.filter((question) => question.in !== "anywhere");
  expect(first).toHaveLength(60);
  expect(new Set(first.map((question) => question.in)).size).toBe(12);
  expect(new Set(first.map(({ language }) => language)).size).toBe(3);
});

test("nine of ten suggestions fit a stranger's question", () => {
  expect(SUGGESTED.length).toBeGreaterThanOrEqual(40);
  expect(wrong(SUGGESTED).length / SUGGESTED.length, JSON.stringify(wrong(SUGGESTED))).toBeLessThan(0.1);
});

test("a question in another language is suggested nothing, even where nobody said the language", () => {
  expect(SUGGESTED.filter(({ language }) => language !== undefined)).toEqual([]);
});

test.each([
  ["How much overtime do you work?", "workload"],
  ["How long do repairs take when a customer orders spare parts?", undefined],
  ["How good is the quality of the breakfast?", undefined],
  ["How good is the quality of your work?", "quality"],
  ["How comfortable is the chair at the help desk?", undefined],
  ["How well do parents and teachers get along?", undefined],
])("%s is about: %s", (text, subject) => {
  expect(suggestedFor({ in: "", text, fits: [] })).toBe(subject);
});
