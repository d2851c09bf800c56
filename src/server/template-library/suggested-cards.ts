import { parse } from "yaml";
import { z } from "zod";
import { card } from "#shared/contracts/cards";
import { HORIZONS, MAX_STEPS } from "#shared/domain/cards/card";
import { createSubjectMatcher, type SubjectMatch } from "./question-similarity";

/** Placeholder for an answer. The question's number is filled in when the card is proposed. */
const PLACEHOLDER = /\{\{(answer|quote)\}\}/g;

const textWithPlaceholders = z
  .string()
  .trim()
  .min(1)
  .refine(
    (text) => !text.replace(PLACEHOLDER, "").includes("{{"),
    "Write {{answer}} or {{quote}}, without a number",
  );
const part = z.strictObject({
  title: card.shape.title,
  why: textWithPlaceholders,
  steps: z
    .array(z.strictObject({ text: textWithPlaceholders, horizon: z.enum(HORIZONS) }))
    .min(1)
    .max(MAX_STEPS),
  effort: card.shape.effort.unwrap(),
  impact: card.shape.impact.unwrap(),
});
const subjects = z.array(
  z.strictObject({
    name: z.string().regex(/^[a-z]+( [a-z]+)*$/),
    /** Example questions that both cards fit. */
    questions: z.array(z.string().trim().min(1)).min(1),
    weak: part.extend({ kind: z.enum(["risk", "weakness"]) }),
    better: part.extend({ kind: z.enum(["opportunity", "strength"]) }),
  }),
);

/** A subject of questions, with a card for the bad end and one for the good end. */
export type CardSubject = z.output<typeof subjects>[number];
export type SuggestedCard = CardSubject["weak"] | CardSubject["better"];

const FILES = import.meta.glob<string>("./suggested-cards/*.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Parses one file of suggested cards. Throws the problem and its place. */
export const readCardSubjects = (text: string): CardSubject[] => subjects.parse(parse(text));

let cachedSubjects: readonly CardSubject[] | undefined;

/** Every subject of the library, read on first use. */
export function cardSubjects(): readonly CardSubject[] {
  cachedSubjects ??= Object.values(FILES).flatMap(readCardSubjects);
  return cachedSubjects;
}

let matcher: ReturnType<typeof createSubjectMatcher<CardSubject>> | undefined;

/** In questions to guests or customers. These get no cards, which advise people who can change something. */
const TO_OUTSIDERS = /\b(?:we|us|our|ours)\b/i;

/** The subject that a question is about; undefined if none matches. */
export function subjectOf(question: string): SubjectMatch<CardSubject> | undefined {
  if (TO_OUTSIDERS.test(question)) return undefined;
  matcher ??= createSubjectMatcher(cardSubjects());
  return matcher(question);
}

/** Fills in the question's number in the placeholders of a suggested text. */
export const aboutQuestion = (text: string, question: number): string =>
  text.replace(PLACEHOLDER, (_, as: string) => `{{${as}:${question}}}`);
