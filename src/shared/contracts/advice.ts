import { z } from "zod";
import { BASES } from "../domain/cards/advice";
import { CARD_KINDS, DEGREES, HORIZONS } from "../domain/cards/card";

const statement = z.object({
  text: z.string(),
  /** The answers that support the text. `quote` is part of an answer; null means the whole answer. */
  evidence: z.array(z.object({ question: z.number().int(), quote: z.string().nullable() })).readonly(),
});
const degree = z.literal(DEGREES);

/** Recommendations, statement by statement (decision 0070). */
export const advice = z.object({
  version: z.literal(2),
  basis: z.enum(BASES),
  /** `item` is the index in `items` of the advice about that answer. */
  ownWords: z
    .array(statement.extend({ item: z.number().int().optional() }))
    .readonly()
    .optional(),
  standing: z.array(statement).readonly(),
  lookFirst: z.array(statement).readonly(),
  items: z
    .array(
      z.object({
        card: z.string().nullable(),
        kind: z.enum(CARD_KINDS),
        dimension: z.string().nullable(),
        title: statement,
        why: z.array(statement).readonly(),
        steps: z.array(statement.extend({ horizon: z.enum(HORIZONS) })).readonly(),
        effort: degree,
        impact: degree,
      }),
    )
    .readonly(),
  contradictions: z.array(statement).readonly(),
  notes: z.array(statement).readonly(),
  /** Ids of the questions whose answers are repeated word for word. */
  alsoWrote: z.array(z.number().int()).readonly(),
});
