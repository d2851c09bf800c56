import { parse } from "yaml";
import { z } from "zod";
import { card } from "#shared/contracts/cards";
import { HORIZONS, MAX_STEPS } from "#shared/domain/cards/card";
import { createSubjectMatcher, type SubjectMatch } from "./question-similarity";

/** Where a proposed card says what was answered; which question that is, is known when it is proposed. */
const PLACE = /\{\{(answer|quote)\}\}/g;

const said = z
  .string()
  .trim()
  .min(1)
  .refine(
    (text) => !text.replace(PLACE, "").includes("{{"),
    "Write {{answer}} or {{quote}}, without a number",
  );
const part = z.strictObject({
  title: card.shape.title,
  why: said,
  steps: z
    .array(z.strictObject({ text: said, horizon: z.enum(HORIZONS) }))
    .min(1)
    .max(MAX_STEPS),
  effort: card.shape.effort.unwrap(),
  impact: card.shape.impact.unwrap(),
});
const subjects = z.array(
  z.strictObject({
    name: z.string().regex(/^[a-z]+( [a-z]+)*$/),
    /** Questions that both cards are right for. */
    questions: z.array(z.string().trim().min(1)).min(1),
    weak: part.extend({ kind: z.enum(["risk", "weakness"]) }),
    better: part.extend({ kind: z.enum(["opportunity", "strength"]) }),
  }),
);

/** A subject that questions can be about, with the cards for their bad and their good end. */
export type CardSubject = z.output<typeof subjects>[number];
export type SuggestedCard = CardSubject["weak"] | CardSubject["better"];

const FILES = import.meta.glob<string>("./suggested-cards/*.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Reads one file of suggested cards. Throws what is wrong with it, and where. */
export const readCardSubjects = (text: string): CardSubject[] => subjects.parse(parse(text));

let known: readonly CardSubject[] | undefined;

/** Every subject of the library, read on first use. */
export function cardSubjects(): readonly CardSubject[] {
  known ??= Object.values(FILES).flatMap(readCardSubjects);
  return known;
}

let matcher: ReturnType<typeof createSubjectMatcher<CardSubject>> | undefined;

/** Asked by an organization about itself, so of its guests or customers. Cards advise the people who can change it. */
const TO_OUTSIDERS = /\b(?:we|us|our|ours)\b/i;

/** The subject that a question is about; undefined where no subject's cards are for it. */
export function subjectOf(question: string): SubjectMatch<CardSubject> | undefined {
  if (TO_OUTSIDERS.test(question)) return undefined;
  matcher ??= createSubjectMatcher(cardSubjects());
  return matcher(question);
}

/** A suggested text about the answer to one question. */
export const aboutQuestion = (text: string, question: number): string =>
  text.replace(PLACE, (_, as: string) => `{{${as}:${question}}}`);
