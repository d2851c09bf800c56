import { z } from "zod";

/** What the model is asked to return for a turn. `response` comes first so that it can be shown as it is written. */
export const verdictOutput = z.object({
  response: z.string().trim().min(1),
  isValid: z.boolean(),
  answer: z.union([z.string(), z.array(z.string()), z.null()]),
});

/** What the model is asked to return as recommendations, in the order a person reads them. */
export const adviceOutput = z.object({
  summary: z.string(),
  items: z
    .array(
      z.object({
        title: z.string().trim().min(1),
        reasoning: z.string(),
        nextSteps: z.array(z.string()),
        evidence: z.array(z.object({ questionId: z.number().int(), quote: z.string() })),
      }),
    )
    .min(1),
});
