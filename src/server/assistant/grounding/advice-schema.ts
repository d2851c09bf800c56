import { z } from "zod";
import { CARD_KINDS, DEGREES, HORIZONS } from "#shared/domain/cards/card";

/** What it rests on comes first, so that it is looked up before it is said. Numbers are those of the prompt. */
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

/** What a model is asked to return as recommendations: first what it took from the answers, which nobody is shown. */
export const adviceSchema = z.object({
  facts: z.array(z.string()),
  standing: z.array(statement),
  items: z.array(item),
  notes: z.array(statement),
});
export type ModelAdvice = z.output<typeof adviceSchema>;
