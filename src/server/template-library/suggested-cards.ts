import { parse } from "yaml";
import { z } from "zod";
import { card } from "#shared/contracts/cards";
import { HORIZONS, MAX_STEPS } from "#shared/domain/cards/card";
import { createWordMatcher, type WordMatcher } from "./word-matcher";

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
    words: z.string().min(1).transform(createWordMatcher),
    /** Taken only where no other fits. */
    isGeneral: z.boolean().default(false),
    weak: part.extend({ kind: z.enum(["risk", "weakness"]) }),
    better: part.extend({ kind: z.enum(["opportunity", "strength"]) }),
  }),
);

/** A subject that questions can be about, with the cards for their bad and their good end. */
export interface CardSubject extends Omit<z.output<typeof subjects>[number], "words"> {
  readonly words: WordMatcher;
}
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

/** A suggested text about the answer to one question. */
export const aboutQuestion = (text: string, question: number): string =>
  text.replace(PLACE, (_, as: string) => `{{${as}:${question}}}`);
