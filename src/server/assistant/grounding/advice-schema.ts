import { z } from "zod";
import { CARD_KINDS, DEGREES, HORIZONS } from "#shared/domain/cards/card";

/** Evidence comes first, so that the model looks it up before it writes. Numbers are those of the prompt. */
const statement = z.object({
  answers: z.array(z.object({ question: z.number(), quote: z.string().nullable() })),
  values: z.array(z.number()),
  text: z.string(),
});
export type WrittenStatement = z.output<typeof statement>;

const degree = z.literal(DEGREES);

const item = z.object({
  card: z.number().nullable(),
  kind: z.enum(CARD_KINDS),
  title: z.string(),
  why: z.array(statement),
  steps: z.array(statement.extend({ horizon: z.enum(HORIZONS) })),
  effort: degree,
  impact: degree,
});
export type WrittenItem = z.output<typeof item>;

/** The recommendations that a model returns. `facts` come first, for the model itself, and are never shown. */
export const adviceSchema = z.object({
  facts: z.array(z.string()),
  standing: z.array(statement),
  items: z.array(item),
  notes: z.array(statement),
});
export type ModelAdvice = z.output<typeof adviceSchema>;
