import { z } from "zod";
import type { Advice, Evidence } from "#shared/domain/advice";
import { CARD_KINDS, HORIZONS } from "#shared/domain/card";
import { composeAdvice } from "../../advice/compose";
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

/** Numbers are those of questions, as the prompt counts them. */
const said = z.object({
  text: z.string().trim().min(1),
  evidence: z.array(z.object({ question: z.number().int(), quote: z.string().nullable() })),
});

/** What the model is asked to return as recommendations, in the order a person reads them. */
export const adviceOutput = z.object({
  standing: z.array(said),
  items: z.array(
    z.object({
      card: z.string().nullable(),
      kind: z.enum(CARD_KINDS),
      title: said,
      why: z.array(said),
      steps: z.array(said.extend({ horizon: z.enum(HORIZONS) })),
    }),
  ),
  notes: z.array(said),
});

/** Recommendations of a model as advice, before anybody has looked at what they rest on. */
export function cleanAdvice(output: z.output<typeof adviceOutput>, request: AdviceRequest): Advice {
  const { ground } = request;
  const composed = composeAdvice(ground);
  const state = ({ text, evidence }: z.output<typeof said>) => ({
    text: withoutMarks(sanitise(withQuotesRestored(text, request))).trim(),
    evidence: evidence.flatMap((entry) => evidenceOf(entry, request)),
  });
  return {
    ...composed,
    standing: output.standing.map(state),
    items: output.items.map(({ card: key, kind, title, why, steps }) => {
      const card = ground.cards.find((one) => one.key === key);
      return {
        card: card?.key ?? null,
        kind: card?.kind ?? kind,
        dimension: card?.dimension ?? null,
        title: state(title),
        why: why.map(state),
        steps: steps.map((step) => ({ ...state(step), horizon: step.horizon })),
        effort: card?.effort ?? 2,
        impact: card?.impact ?? 2,
      };
    }),
    notes: output.notes.map(state),
  };
}

/** The text with what was hidden put back into the quotes of answers, which would else count as made up. */
function withQuotesRestored(text: string, { ground, mask }: AdviceRequest): string {
  return text.replace(CLOSED, (quoted) => {
    const [, words = "", ending = ""] = /^(.*?)([.,;:!?…]*)$/su.exec(quoted.slice(1, -1)) ?? [];
    const found = [...ground.answers.values()]
      .map((answer) => (typeof answer === "string" ? mask.restore(words, answer) : words))
      .find((restored) => restored !== words);
    return found === undefined ? quoted : quoted.at(0) + found + ending + quoted.at(-1);
  });
}

/** The passage under the id of its question; nothing for a question that is not there. */
function evidenceOf(
  { question, quote }: { question: number; quote: string | null },
  { ground, mask }: AdviceRequest,
): Evidence[] {
  const asked = ground.questions[question - 1];
  if (!asked) return [];
  const answer = ground.answers.get(asked.id);
  const original = typeof answer === "string" ? answer : "";
  return [{ question: asked.id, quote: quote === null ? null : mask.restore(quote, original) }];
}
