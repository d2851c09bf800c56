import type { Advice } from "./advice";
import type { CardKind, Degree, Horizon } from "./card";

/** What stands around statements, on a page and in the text of the documented calls alike. */
export interface AdviceWords {
  readonly kinds: Readonly<Record<CardKind, string>>;
  readonly efforts: Readonly<Record<Degree, string>>;
  readonly horizons: Readonly<Record<Horizon, string>>;
  readonly contradictions: string;
  readonly notes: string;
  readonly alsoWrote: string;
  /** Stands for advice where the author of an assessment has written none. */
  readonly noAdvice: string;
  /** The same where they have, and none of it fits what was answered. */
  readonly noneApplies: string;
}

/** As pages say it. */
export const ADVICE_WORDS: AdviceWords = {
  kinds: { risk: "Risk", weakness: "To improve", opportunity: "Opportunity", strength: "Strength" },
  efforts: { 1: "little effort", 2: "some effort", 3: "much effort" },
  horizons: { week: "this week", month: "this month", quarter: "this quarter" },
  contradictions: "Answers that pull in different directions",
  notes: "What to leave for now, and what is not known",
  alsoWrote: "You also wrote",
  noAdvice:
    "The organisation has not added advice of its own to this assessment. These are your answers, as you gave them.",
  noneApplies:
    "None of the advice that the organisation has prepared applies to your answers. These are your answers, as you gave them.",
};

/** Why there is no advice; undefined where there is some, or values stand for it. */
export function whyNone({ basis }: Pick<Advice, "basis">, words: AdviceWords): string | undefined {
  if (basis === "answers") return words.noAdvice;
  return basis === "unmet" ? words.noneApplies : undefined;
}
