import { z } from "zod";
import type { Advice, Evidence } from "#shared/domain/advice";
import type { AdviceRequest } from "./assistant";
import { sanitise } from "./sanitise";

/** What the model is asked to return for a turn. `response` comes first so that it can be shown as it is written. */
export const verdictOutput = z.object({
  response: z.string().trim().min(1),
  isValid: z.boolean(),
  asksMore: z.boolean(),
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
        evidence: z.array(z.object({ question: z.number().int(), quote: z.string() })),
      }),
    )
    .min(1),
});

/**
 * Recommendations as they may be stored. Quotes stay as they are, but for what was hidden from the model: they are the
 * participant's own words, and count only if they are found in the answer.
 */
export function cleanAdvice(advice: z.output<typeof adviceOutput>, request: AdviceRequest): Advice {
  return {
    summary: sanitise(advice.summary),
    items: advice.items.map((item) => ({
      title: sanitise(item.title),
      reasoning: sanitise(item.reasoning),
      nextSteps: item.nextSteps.map(sanitise).filter((step) => step.trim() !== ""),
      evidence: item.evidence.flatMap((entry) => evidenceOf(entry, request)),
    })),
  };
}

/** The passage under the id of its question; nothing for a question that is not there. */
function evidenceOf(
  { question, quote }: { question: number; quote: string },
  { answers, mask }: AdviceRequest,
): Evidence[] {
  const entry = answers[question - 1];
  if (!entry) return [];
  const original = typeof entry.answer === "string" ? entry.answer : "";
  return [{ questionId: entry.id, quote: mask.restore(quote, original) }];
}
