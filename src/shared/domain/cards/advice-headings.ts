import type { Advice } from "./advice";
import type { CardKind, Degree, Horizon } from "./card";

/** The headings and labels around advice in one language, on the results page and in API responses. */
export interface AdviceHeadings {
  /** BCP 47 tag, for pronunciation by screen readers and for joining lists. */
  readonly language: string;
  readonly kinds: Readonly<Record<CardKind, string>>;
  /** Above several items of one kind. */
  readonly groups: Readonly<Record<CardKind, string>>;
  /** Above items without an area, if others have one. */
  readonly elsewhere: string;
  readonly efforts: Readonly<Record<Degree, string>>;
  readonly horizons: Readonly<Record<Horizon, string>>;
  readonly startHere: string;
  /** Above urgent sentences of open answers. */
  readonly ownWords: string;
  /** Above recommendations that no model wrote. */
  readonly recommendations: string;
  /** Above a summary of scores or answers, if there are no recommendations. */
  readonly yourResults: string;
  /** Above the lowest answers. */
  readonly lookFirst: string;
  readonly contradictions: string;
  readonly notes: string;
  readonly alsoWrote: string;
  /** Replaces advice if the author wrote none. */
  readonly noAdvice: string;
  /** Replaces advice if none of the author's cards applies to the answers. */
  readonly noneApplies: string;
  /** Before the answers that support a sentence. */
  readonly basedOn: string;
  readonly question: string;
  /** The time of a step dated "this week" that isn't among the first steps. */
  readonly next: string;
}

/** The English headings, which admins also see. */
export const ADVICE_HEADINGS: AdviceHeadings = {
  language: "en",
  kinds: { risk: "Risk", weakness: "Needs improvement", opportunity: "Opportunity", strength: "Strength" },
  groups: {
    risk: "Risks",
    weakness: "Needs improvement",
    opportunity: "Opportunities",
    strength: "Strengths",
  },
  elsewhere: "Other topics",
  efforts: { 1: "low effort", 2: "medium effort", 3: "high effort" },
  horizons: { week: "this week", month: "this month", quarter: "this quarter" },
  startHere: "Start here",
  ownWords: "In your own words",
  recommendations: "Recommendations",
  yourResults: "Your results",
  lookFirst: "Answers to look at first",
  contradictions: "Answers that seem to conflict",
  notes: "What can wait and what we don't know",
  alsoWrote: "You also wrote",
  noAdvice: "The author of this assessment wrote no advice for it. This is a summary of your answers.",
  noneApplies: "None of the advice in this assessment applies to your answers.",
  basedOn: "Based on: {answers}",
  question: "question {number}",
  next: "next week",
};

/** Why there is no advice; undefined if there is some. */
export function whyNone({ basis }: Pick<Advice, "basis">, headings: AdviceHeadings): string | undefined {
  if (basis === "unmet") return headings.noneApplies;
  return basis === "cards" ? undefined : headings.noAdvice;
}
