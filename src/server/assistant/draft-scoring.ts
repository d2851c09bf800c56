import type { Band, Dimension, Scoring } from "#shared/domain/scoring";
import type { SuggestedQuestion } from "./template-suggestion";

/** What is said of a value on a scale to 100, whatever was asked, until somebody writes what fits better. */
export const BANDS: readonly Band[] = [
  {
    from: 0,
    name: "Begin here",
    text: "Much of this is still missing, and it shows in daily work. Choose one thing, give it to one person, and set a day on which you look at it again. Do not begin everything at once.",
  },
  {
    from: 40,
    name: "Taking shape",
    text: "There is a beginning, but it depends on single people or on a good week. Look at the lowest answers first: what would have to be agreed or written down so that it works without luck?",
  },
  {
    from: 60,
    name: "Solid",
    text: "Most of it works, and you can build on it. Small, steady improvements are worth more now than a new start. The lowest answers show where.",
  },
  {
    from: 80,
    name: "Strong",
    text: "This is a strength. Make sure that it does not hang on one person, let others learn from it, and put your time where it is needed more.",
  },
];

export type SuggestedDimension = Pick<Dimension, "key" | "name" | "description">;

/** A scoring on a scale to 100, with all that an author may decide later as it is when nobody has. */
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

/** The scoring of a draft: those of its dimensions that a question counts towards; null where there are none. */
export function draftScoring(
  dimensions: readonly SuggestedDimension[],
  questions: readonly SuggestedQuestion[],
  bands: readonly Band[] = BANDS,
): Scoring | null {
  const used = dimensions.filter(({ key }) => questions.some(({ dimension }) => dimension === key));
  return used.length === 0 ? null : scoringWith(used, bands);
}
