import type { AnswerableQuestion } from "#shared/domain/question";
import { oncePer } from "../language/memoize";
import type { Amount } from "../language/amounts";
import { degreesIn } from "./readers/degrees";
import { frequenciesOfOptions } from "./readers/frequencies";
import { amountsOfOptions } from "./readers/option-amounts";
import { type Sentence, sentenceOf } from "../language/tokenize";
import { type StepsOffered, stepsOffered } from "./survey-scales";
import { type Value, valuesOf } from "./values";

/** A closed question as the readers need it. */
export interface Offer {
  readonly question: AnswerableQuestion;
  readonly values: readonly Value[];
  readonly isRating: boolean;
  /** Whether several may be chosen. */
  readonly isMany: boolean;
  /** A rating whose steps between the ends have no names; graded where those go from little to much, or have none either. */
  readonly isOfEnds: boolean;
  readonly isGraded: boolean;
  /** What a part of its name may mean: of a scale of which only the ends have names, "hard" is not "very hard". */
  readonly inPart: readonly Value[];
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
  const isOfEnds = isRating && names.slice(1, -1).every(({ words }) => words.length === 0);
  const amounts = isRating ? null : amountsOfOptions(names, sentenceOf(question.questionText));
  return {
    question,
    values,
    isRating,
    isMany: !isRating && question.selection === "several",
    isOfEnds,
    isGraded: isOfEnds && isGraded(names),
    inPart: isOfEnds ? values.filter(({ words }) => words.length < 2) : values,
    names,
    amounts,
    ladder: frequenciesOfOptions(names),
    scales: stepsOffered(values),
  };
});

/** "Very easy" to "very hard" is no scale from little to much. */
function isGraded(names: readonly Sentence[]): boolean {
  const [low, high] = [names[0], names.at(-1)].map((name) => name && degreesIn(name)[0]?.level);
  return (low ?? 0) < 0.5 && (high ?? 1) > 0.5;
}
