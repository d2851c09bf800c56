import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { proposeLibraryCards } from "#server/template-library/proposals";
import { QUESTION_DEFAULTS } from "#shared/domain/questions/question";
import { textOf } from "#tests/helpers/source-files";

const questions = z.array(
  z.strictObject({
    in: z.string(),
    language: z.string().optional(),
    text: z.string(),
    highIs: z.enum(["good", "bad"]).optional(),
    labels: z.array(z.string()).optional(),
    options: z.array(z.string()).optional(),
    points: z.array(z.number()).optional(),
    fits: z.array(z.string()),
  }),
);
type Stranger = z.output<typeof questions>[number];
const read = (file: string): unknown => parse(textOf(`tests/fixtures/${file}.yaml`));
const EARLIER = questions.parse(read("strangers-questions"));
const LATER = z.strictObject({ developed: questions, heldOut: questions }).parse(read("held-out-questions"));

/** The subject suggested for a single question; undefined for none. */
function suggestedFor({ text, highIs = "good", labels, options, points }: Stranger) {
  const question = {
    ...QUESTION_DEFAULTS,
    id: 1,
    questionText: text,
    questionType: options ? ("multiple_choice" as const) : ("rating" as const),
    scaleLabels: labels ?? null,
    options: options ?? null,
    points: points ?? null,
    isRequired: true,
    analysisPrompt: null,
    highIs: options ? null : highIs,
  };
  const [card] = proposeLibraryCards([question], { scoring: null, cards: [] }).cards;
  return card?.key.replace(/-(weak|better)$/, "").replaceAll("-", " ");
}

const suggestedIn = (asked: readonly Stranger[]) =>
  asked.flatMap((question) => {
    const subject = suggestedFor(question);
    return subject === undefined ? [] : [{ ...question, subject }];
  });

test("the fixtures have 120 questions from 12 fields in three languages", () => {
  const all = [...LATER.developed, ...LATER.heldOut];
  expect(all).toHaveLength(120);
  expect(new Set(all.map((question) => question.in)).size).toBe(12);
  expect(new Set(all.map(({ language }) => language)).size).toBe(3);
});

test.each([
  ["earlier", EARLIER, 20],
  ["looked at", LATER.developed, 18],
  ["held out", LATER.heldOut, 6],
] as const)(
  "nine of ten suggestions fit questions that the library doesn't know: %s",
  (_, asked, atLeast) => {
    const suggested = suggestedIn(asked);
    const wrong = suggested
      .filter(({ subject, fits }) => !fits.includes(subject))
      .map(({ text, subject }) => [text, subject]);
    expect(suggested.length).toBeGreaterThanOrEqual(atLeast);
    expect(wrong.length / suggested.length, JSON.stringify(wrong)).toBeLessThanOrEqual(0.1);
    expect(suggested.filter(({ language }) => language !== undefined)).toEqual([]);
  },
);

test.each([
  ["How much overtime do you work?", "workload"],
  ["How late are deliveries?", "delivery"],
  ["How long do repairs take when a customer orders spare parts?", undefined],
  ["How good is the quality of the breakfast?", undefined],
  ["How good is the quality of your work?", "quality"],
  ["How good is the quality of our work?", undefined],
  ["How comfortable is the chair at the help desk?", undefined],
  ["How stressful is your commute?", undefined],
  ["How well do parents and teachers get along?", undefined],
])("%s is about: %s", (text, subject) => {
  expect(suggestedFor({ in: "", text, fits: [] })).toBe(subject);
});
