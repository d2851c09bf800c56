import { z } from "zod";
import type { Advice, Evidence } from "#shared/domain/advice";
import { CLOSED } from "../claims";
import { withoutMarks } from "../hidden-marks";
import type { AdviceRequest } from "../port";
import { sanitise } from "../sanitise";

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
 * participant's own words, and count only if they are found in the answer. Elsewhere the marks for it are taken out.
 */
export function cleanAdvice(advice: z.output<typeof adviceOutput>, request: AdviceRequest): Advice {
  const prose = (text: string) => withoutMarks(sanitise(withQuotesRestored(text, request)));
  return {
    summary: prose(advice.summary),
    items: advice.items.map((item) => ({
      title: prose(item.title),
      reasoning: prose(item.reasoning),
      nextSteps: item.nextSteps.map(prose).filter((step) => step.trim() !== ""),
      evidence: item.evidence.flatMap((entry) => evidenceOf(entry, request)),
    })),
  };
}

/** The text with what was hidden put back into the quotes of answers, which would else count as made up. */
function withQuotesRestored(text: string, { answers, mask }: AdviceRequest): string {
  return text.replace(CLOSED, (quoted) => {
    const [, words = "", ending = ""] = /^(.*?)([.,;:!?…]*)$/su.exec(quoted.slice(1, -1)) ?? [];
    const found = answers
      .map(({ answer }) => (typeof answer === "string" ? mask.restore(words, answer) : words))
      .find((restored) => restored !== words);
    return found === undefined ? quoted : quoted.at(0) + found + ending + quoted.at(-1);
  });
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
