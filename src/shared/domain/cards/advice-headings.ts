import type { Advice } from "./advice";
import type { CardKind, Degree, Horizon } from "./card";

/** The words around advice in one language, on the results page and in the text of the documented calls. */
export interface AdviceHeadings {
  /** As in BCP 47: how readers pronounce these words, and how lists are joined. */
  readonly language: string;
  readonly kinds: Readonly<Record<CardKind, string>>;
  /** The heading above several items of one kind. */
  readonly groups: Readonly<Record<CardKind, string>>;
  /** The heading above items that belong to no area, where others do. */
  readonly elsewhere: string;
  readonly efforts: Readonly<Record<Degree, string>>;
  readonly horizons: Readonly<Record<Horizon, string>>;
  readonly startHere: string;
  /** The heading above urgent sentences of open answers. */
  readonly ownWords: string;
  /** The heading of recommendations that no AI model wrote. */
  readonly recommendations: string;
  /** The heading where there are no recommendations, but scores or answers to comment on. */
  readonly yourResults: string;
  readonly contradictions: string;
  readonly notes: string;
  readonly alsoWrote: string;
  /** Replaces advice where the author of an assessment has written none. */
  readonly noAdvice: string;
  /** The same where they have, but none of it applies to the answers. */
  readonly noneApplies: string;
  /** Before the answers that advice is based on. */
  readonly basedOn: string;
  readonly question: string;
  /** When to take a step of this week that isn't among the first steps. */
  readonly next: string;
}

/** The English ones, which admins see too. */
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
  contradictions: "Answers that seem to conflict",
  notes: "What can wait and what we don't know",
  alsoWrote: "You also wrote",
  noAdvice: "This assessment has no advice. Here are your answers.",
  noneApplies: "None of the advice in this assessment applies to your answers.",
  basedOn: "Based on: {answers}",
  question: "question {number}",
  next: "next",
};

/** Why there is no advice; undefined where there is some, or scores take its place. */
export function whyNone({ basis }: Pick<Advice, "basis">, words: AdviceHeadings): string | undefined {
  if (basis === "answers") return words.noAdvice;
  return basis === "unmet" ? words.noneApplies : undefined;
}
