import type { AnswerableQuestion } from "#shared/domain/questions/question";
import type { OptionAmounts } from "../language/amount-ranges";
import { memoizeByObject } from "../language/memoize";
import { type Sentence, tokenize } from "../language/tokenize";
import { amountsOfOptions } from "./option-amounts";
import { type Option, optionsOf } from "./options";
import { type OptionScale, scalesOf } from "./scales";

/** A rating or multiple-choice question with its options parsed for the matchers. */
export interface ClosedQuestion {
  readonly question: AnswerableQuestion;
  readonly options: readonly Option[];
  readonly labels: readonly Sentence[];
  readonly isRating: boolean;
  readonly isMany: boolean;
  /** True if only the lowest and highest step of a rating have labels. */
  readonly isOfEnds: boolean;
  /** The amount of each option; null when the options aren't amounts. */
  readonly amounts: OptionAmounts | null;
  /** Likert scales that the options belong to, best match first. */
  readonly scales: readonly OptionScale[];
}

/** In characters. Labels are cut here, since amounts and scale steps are shorter. */
const MAX_LABEL_LENGTH = 200;

export const closedQuestionOf = memoizeByObject((question: AnswerableQuestion): ClosedQuestion => {
  const options = optionsOf(question);
  const labels = options.map(({ label }) => tokenize(label.slice(0, MAX_LABEL_LENGTH)));
  const isRating = question.questionType === "rating";
  const amounts = isRating ? null : amountsOfOptions(labels, tokenize(question.questionText));
  const hasRates = (amounts ?? []).filter((amount) => amount?.unit?.kind === "rate").length > 1;
  return {
    question,
    options,
    labels,
    isRating,
    isMany: !isRating && question.selection === "several",
    isOfEnds: isRating && labels.slice(1, -1).every(({ words }) => words.length === 0),
    amounts,
    scales: scalesOf(options, labels, { isRating, hasRates }),
  };
});
