import type { AnswerableQuestion } from "#shared/domain/questions/question";
import type { OptionAmounts } from "../language/amount-ranges";
import { memoizeByObject } from "../language/memoize";
import { type Sentence, tokenize } from "../language/tokenize";
import { amountsOfOptions } from "./option-amounts";
import { type Option, optionsOf } from "./options";
import { type OptionScale, scalesOf } from "./scales";

/** A rating or a choice, with what the matchers need to know of its options. */
export interface ClosedQuestion {
  readonly question: AnswerableQuestion;
  readonly options: readonly Option[];
  readonly labels: readonly Sentence[];
  readonly isRating: boolean;
  /** Whether several can be chosen. */
  readonly isMany: boolean;
  /** A rating whose steps between the ends have no labels. */
  readonly isOfEnds: boolean;
  /** What the options count; null when they are no amounts. */
  readonly amounts: OptionAmounts | null;
  /** The scales that the options are steps of. */
  readonly scales: readonly OptionScale[];
}

/** No longer label is an amount or a step of a scale. */
const MAX_LABEL = 200;

export const closedQuestionOf = memoizeByObject((question: AnswerableQuestion): ClosedQuestion => {
  const options = optionsOf(question);
  const labels = options.map(({ label }) => tokenize(label.slice(0, MAX_LABEL)));
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
