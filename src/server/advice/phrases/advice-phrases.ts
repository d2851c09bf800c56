import type { AdviceHeadings } from "#shared/domain/cards/advice-headings";

/** All that advice says beside its author's words, in one language. What stands in braces is filled in. */
export interface AdvicePhrases extends AdviceHeadings {
  /** Around words that somebody wrote. */
  readonly quote: string;
  readonly overall: string;
  readonly overallNamed: string;
  readonly valueOf: string;
  readonly youWrote: string;
  /** The answer that cost the most points, with `answered` or `notChosen` as the reason. */
  readonly lostMost: string;
  readonly lostMore: string;
  readonly answered: string;
  readonly notChosen: string;
  /** The lowest answers where nothing is scored. */
  readonly weakest: string;
  readonly weak: string;
  readonly outOfFive: string;
  readonly yourAnswers: string;
}
