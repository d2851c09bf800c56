import type { Band, Dimension, Scoring } from "#shared/domain/scoring";
import type { SuggestedQuestion } from "./template-suggestion";

/** General texts for any subject on a scale up to 100, until an author writes better ones. */
export const BANDS: readonly Band[] = [
  {
    from: 0,
    name: "Start here",
    text: "Much of this is still missing, and it shows in daily work. Don't start everything at the same time: choose one thing, make one person responsible and set a date to review it.",
  },
  {
    from: 40,
    name: "Taking shape",
    text: "The basics exist, but they depend on individuals or on a good week. Start with the lowest answers: what would you need to agree on or write down to make it reliable?",
  },
  {
    from: 60,
    name: "Solid",
    text: "Most of it works, and you can build on it. Small, steady improvements now pay off more than a new start. The lowest answers show where.",
  },
  {
    from: 80,
    name: "Strong",
    text: "This is a strength. Make sure it doesn't depend on one person, share how you do it, and spend your time where it is needed more.",
  },
];

export type SuggestedDimension = Pick<Dimension, "key" | "name" | "description">;

/** Scoring on a scale up to 100 with default settings. */
export const scoringWith = (dimensions: readonly SuggestedDimension[], bands: readonly Band[]): Scoring => ({
  version: 1,
  visibleTo: "participant",
  scale: { max: 100, decimals: 0 },
  minCoverage: 0.5,
  dimensions: dimensions.map(({ key, name, description }) => ({
    key,
    name,
    description,
    weight: 1,
    bands: null,
  })),
  bands: [...bands],
  benchmark: { on: false, k: 5 },
});

/** Scoring of a draft with the dimensions that its questions use; null if they use none. */
export function draftScoring(
  dimensions: readonly SuggestedDimension[],
  questions: readonly SuggestedQuestion[],
  bands: readonly Band[] = BANDS,
): Scoring | null {
  const used = dimensions.filter(({ key }) => questions.some(({ dimension }) => dimension === key));
  return used.length === 0 ? null : scoringWith(used, bands);
}
