import type { AdviceHeadings } from "#shared/domain/cards/advice-headings";

/** All that advice says beside its author's words, in one language. What stands in braces is filled in. */
export interface AdvicePhrases extends AdviceHeadings {
  /** Around words that somebody wrote. */
  readonly quote: string;
  readonly overall: string;
  readonly overallNamed: string;
  readonly valueOf: string;
  readonly ends: string;
  readonly lookFirst: string;
  readonly nothingLow: string;
  readonly outOfFive: string;
  readonly yourAnswers: string;
}
