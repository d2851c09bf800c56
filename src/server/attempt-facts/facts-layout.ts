import { type QuestionType, RATING_VALUES } from "#shared/domain/questions/question";

/**
 * Facts are an attempt as a short text of fixed length, so that the facts of many attempts can be joined and cut again.
 * In order: start, duration, how the first answer to each question came, the state of each question, and the scores of
 * a completed attempt. A character's code is its value plus 1, because PostgreSQL can't store NUL.
 */

/** Length of each number in base-127 digits, lowest digit first. */
export const DIGITS = { base: 127, begun: 5, time: 4, score: 4 } as const;

/** Offset of the first answers, after the start (seconds since 1970) and the seconds to the latest one or the end. */
export const HEAD = DIGITS.begun + DIGITS.time;

/** State of a question, in its first two bits. One bit for each option follows. */
export const STATES = { hidden: 0, open: 1, skipped: 2, answered: 3 } as const;

/** Bits per character. */
export const BITS = 7;

/** How a first answer came: 0 if unknown, else 1 + its step in `SECONDS`. Answers in the chat have this value added. */
export const CHAT = 63;

const range = (from: number, to: number, by: number) =>
  Array.from({ length: (to - from) / by + 1 }, (_, at) => from + at * by);

/** Response times are rounded down to these seconds. Step 1 is the first of them, step 0 is unknown. */
export const SECONDS: readonly number[] = [
  ...range(0, 20, 1),
  ...range(22, 60, 2),
  ...range(65, 120, 5),
  ...range(150, 300, 30),
  ...[600, 1200, 1800],
];

export interface FactsQuestion {
  readonly questionType: QuestionType;
  readonly options: readonly string[] | null;
}

/** The possible answers to a closed question, in the order of their bits; empty for a text question. */
export const choicesOf = ({ questionType, options }: FactsQuestion): readonly string[] =>
  questionType === "rating" ? RATING_VALUES : (options ?? []);

/** Characters that the state of a question takes. */
export const widthOf = (question: FactsQuestion): number =>
  Math.ceil((2 + choicesOf(question).length) / BITS);

export interface QuestionPlace {
  /** Offset of its first answer. */
  readonly first: number;
  /** Offset and length of its state. */
  readonly at: number;
  readonly width: number;
}

/** The offsets in facts. All attempts of a version have the same layout. */
export interface FactsLayout {
  readonly questions: readonly QuestionPlace[];
  /** Length of the facts of an attempt in progress, and offset of the scores of a completed one. */
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
