import { parse } from "yaml";
import { z } from "zod";
import { card } from "#shared/contracts/cards";
import { HORIZONS, MAX_STEPS } from "#shared/domain/card";
import { type Words, wordsOf } from "./words";

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
const fields = z.array(
  z.strictObject({
    name: z.string().regex(/^[a-z]+( [a-z]+)*$/),
    words: z.string().min(1).transform(wordsOf),
    /** Taken only where no other fits. */
    isGeneral: z.boolean().default(false),
    weak: part.extend({ kind: z.enum(["risk", "weakness"]) }),
    better: part.extend({ kind: z.enum(["opportunity", "strength"]) }),
  }),
);

/** A field of work: what questions about it say, and the cards for their bad and their good end. */
export interface Field extends Omit<z.output<typeof fields>[number], "words"> {
  readonly words: Words;
}
export type FieldPart = Field["weak"] | Field["better"];

const FILES = import.meta.glob<string>("./fields/*.yaml", { query: "?raw", import: "default", eager: true });

/** Reads one file of fields. Throws what is wrong with it, and where. */
export const readFields = (text: string): Field[] => fields.parse(parse(text));

let known: readonly Field[] | undefined;

/** Every field of work that Askwell knows, read when somebody first asks for it. */
export function fieldsOfWork(): readonly Field[] {
  known ??= Object.values(FILES).flatMap(readFields);
  return known;
}

/** A field's text about the answer to one question. */
export const aboutQuestion = (text: string, question: number): string =>
  text.replace(PLACE, (_, as: string) => `{{${as}:${question}}}`);
