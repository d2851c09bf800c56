import type { AdviceHeadings } from "#shared/domain/cards/advice-headings";

/** Askwell's own words in advice, in one language. Values replace the names in braces. */
export interface AdvicePhrases extends AdviceHeadings {
  /** Quotation marks around a participant's words. */
  readonly quote: string;
  readonly overall: string;
  readonly overallNamed: string;
  readonly valueOf: string;
  readonly youWrote: string;
  /** One of the lowest answers, with `answered` or `notChosen` as the reason. */
  readonly namedAnswer: string;
  readonly answered: string;
  readonly notChosen: string;
  readonly outOfFive: string;
  readonly yourAnswers: string;
}
