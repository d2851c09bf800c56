import type { Advice } from "./advice";
import type { CardKind, Degree, Horizon } from "./card";

/** The words that stand around statements, on the page and in the text of the documented calls alike. */

export const KIND_NAMES: Readonly<Record<CardKind, string>> = {
  risk: "Risk",
  weakness: "To improve",
  opportunity: "Opportunity",
  strength: "Strength",
};

export const EFFORT_NAMES: Readonly<Record<Degree, string>> = {
  1: "little effort",
  2: "some effort",
  3: "much effort",
};

export const HORIZON_NAMES: Readonly<Record<Horizon, string>> = {
  week: "this week",
  month: "this month",
  quarter: "this quarter",
};

/** The headings of what stands beside the items. */
export const BESIDE_ITEMS = {
  contradictions: "Answers that pull in different directions",
  notes: "What to leave for now, and what is not known",
  alsoWrote: "You also wrote",
} as const satisfies Partial<Record<keyof Advice, string>>;

/** The sentence that stands for advice where the author of an assessment has written none. */
export const NO_ADVICE =
  "The organisation has not added advice of its own to this assessment. These are your answers, as you gave them.";
