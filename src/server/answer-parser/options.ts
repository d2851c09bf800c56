import { type AnswerableQuestion, RATING_VALUES, scaleLabel } from "#shared/domain/questions/question";
import { memoizeByObject } from "../language/memoize";
import { casefold, normalize, splitWords } from "../language/normalize";
import { isStopWord } from "../language/stop-words";

/** An option of a multiple-choice question, or a step of a rating with its label. */
export interface Option {
  /** Position in the list, from 0. */
  readonly index: number;
  /** Stored value. */
  readonly answer: string;
  /** Text that participants see; "" for a rating step without a label. */
  readonly label: string;
  readonly folded: string;
  readonly normalized: string;
  readonly words: readonly string[];
  /** Unique words without stop words. */
  readonly contentWords: readonly string[];
  /** The author marked it as not combinable with other options. */
  readonly isExclusive: boolean;
}

/** The options of a closed question. Blank options are dropped, but the others keep their position. */
export const optionsOf = memoizeByObject((question: AnswerableQuestion): readonly Option[] => {
  if (question.questionType === "rating")
    return RATING_VALUES.map((rating, index) => optionFrom(index, rating, scaleLabel(question, rating)));
  const exclusive = question.exclusiveOptions ?? [];
  return (question.options ?? [])
    .map((option, index) => optionFrom(index, option, option, exclusive.includes(option)))
    .filter(({ folded }) => folded !== "");
});

function optionFrom(index: number, answer: string, label: string, isExclusive = false): Option {
  const normalized = normalize(label);
  const words = splitWords(normalized);
  const contentWords = [...new Set(words.filter((word) => !isStopWord(word)))];
  return { index, answer, label, folded: casefold(label), normalized, words, contentWords, isExclusive };
}

/** Drops options that read the same as an earlier one. */
export function distinct(options: readonly Option[]): Option[] {
  const labels = new Set<string>();
  return options.filter(({ folded, answer }) => {
    const label = folded === "" ? answer : folded;
    return !labels.has(label) && labels.add(label);
  });
}

/**
 * Options whose label equals the message: exactly, else ignoring case (the first match), else also ignoring accents and
 * punctuation.
 */
export function labeled(options: readonly Option[], message: string): Option[] {
  const exact = options.find(({ label }) => label === message);
  if (exact) return [exact];
  const folded = casefold(message);
  const same = options.find((option) => option.folded === folded);
  if (same) return [same];
  const normalized = normalize(message);
  return normalized === "" ? [] : distinct(options.filter((option) => option.normalized === normalized));
}

const NUMBERED = /^#?(\d{1,2})[\s,.:;)=–-]+(\S.*)$/s;

/** The option whose number and label equal the message, as buttons show it: "2. Marketing", "4 – mostly". */
export function numberedAndLabeled(options: readonly Option[], message: string): Option | undefined {
  const [, number, label = ""] = NUMBERED.exec(message) ?? [];
  return labeled(options, label).find(({ index }) => index === Number(number) - 1);
}
