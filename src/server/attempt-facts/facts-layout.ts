import { type QuestionType, RATING_VALUES } from "#shared/domain/questions/question";

/**
 * An attempt in short: a text of one character for each small number, so that many of a version can be joined and cut
 * again. In order: when it was begun, a time, how the first answer to each question came, what stands at each question,
 * and once it is completed its scores. A character stands for one less than its code, because PostgreSQL keeps no NUL.
 */

/** Numbers are written with so many digits, the lowest first. */
export const DIGITS = { base: 127, begun: 5, time: 4, score: 4 } as const;

/** Where the first answers begin: before them, seconds since 1970 at the beginning, and seconds from then on. */
export const HEAD = DIGITS.begun + DIGITS.time;

/** What stands at a question: two bits, then one for each option. */
export const STATES = { hidden: 0, open: 1, skipped: 2, answered: 3 } as const;

/** Bits in a character. */
export const BITS = 7;

/** How a first answer came: 0 is unknown, else 1 + the step of its seconds, and this much more for the chat. */
export const CHAT = 63;

const range = (from: number, to: number, by: number) =>
  Array.from({ length: (to - from) / by + 1 }, (_, at) => from + at * by);

/** The seconds that are told apart; step 1 is the first of them, and step 0 says that nobody knows. */
export const SECONDS: readonly number[] = [
  ...range(0, 20, 1),
  ...range(22, 60, 2),
  ...range(65, 120, 5),
  ...range(150, 300, 30),
  ...[600, 1200, 1800],
];

/** What is needed to know of a question. */
export interface FactsQuestion {
  readonly questionType: QuestionType;
  readonly options: readonly string[] | null;
}

/** The answers to a closed question, in the order of their bits; none for a text. */
export const choicesOf = ({ questionType, options }: FactsQuestion): readonly string[] =>
  questionType === "rating" ? RATING_VALUES : (options ?? []);

/** In how many characters it is said what stands at a question. */
export const widthOf = (question: FactsQuestion): number =>
  Math.ceil((2 + choicesOf(question).length) / BITS);

export interface QuestionPlace {
  /** Where it is said how its first answer came. */
  readonly first: number;
  /** Where it is said what stands there, and in how many characters. */
  readonly at: number;
  readonly width: number;
}

/** Where everything stands; alike for all attempts of a version. */
export interface FactsLayout {
  readonly questions: readonly QuestionPlace[];
  /** As long are the facts of an attempt under way, and here begin the scores of a completed one. */
  readonly length: number;
}

export function factsLayout(questions: readonly FactsQuestion[]): FactsLayout {
  let length = HEAD + questions.length;
  const places = questions.map((question, index) => {
    const width = widthOf(question);
    const place = { first: HEAD + index, at: length, width };
    length += width;
    return place;
  });
  return { questions: places, length };
}
