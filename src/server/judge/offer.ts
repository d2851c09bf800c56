import type { AnswerableQuestion } from "#shared/domain/question";
import { oncePer } from "./once-per";
import type { Amount } from "./readers/amounts";
import { frequenciesOfOptions } from "./readers/frequencies";
import { amountsOfOptions } from "./readers/option-amounts";
import { type Sentence, sentenceOf } from "./sentence";
import { type StepsOffered, stepsOffered } from "./survey-scales";
import { type Value, valuesOf } from "./values";

/** A closed question as the readers need it. */
export interface Offer {
  readonly question: AnswerableQuestion;
  readonly values: readonly Value[];
  readonly isRating: boolean;
  /** What the values are called, one for each. */
  readonly names: readonly Sentence[];
  readonly amounts: readonly (Amount | null)[] | null;
  /** How often each is; null where they say nothing of it. */
  readonly ladder: ReturnType<typeof frequenciesOfOptions>;
  readonly scales: readonly StepsOffered[];
}

/** No longer option is an amount, a step of a scale or "no idea"; who calls the judge alone may send fifty of 500. */
export const MAX_NAME = 200;
/** A question says by then what it is about, and in which language. */
export const MAX_ASKED = 400;

/** Prepares what a closed question offers. */
export const offerOf = oncePer((question: AnswerableQuestion): Offer => {
  const values = valuesOf(question);
  const names = values.map(({ text }) => sentenceOf(text.slice(0, MAX_NAME)));
  const isRating = question.questionType === "rating";
  const amounts = isRating ? null : amountsOfOptions(names, sentenceOf(question.questionText));
  return {
    question,
    values,
    isRating,
    names,
    amounts,
    ladder: frequenciesOfOptions(names),
    scales: stepsOffered(values),
  };
});
