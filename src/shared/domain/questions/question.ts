/** The three kinds of question. */
export const QUESTION_TYPES = ["text", "multiple_choice", "rating"] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** As many questions as a template may have, in whatever way they come. */
export const MAX_QUESTIONS = 500;

/** The longest answer to an open question, in characters. */
export const MAX_TEXT_ANSWER = 10_000;

/** The values a rating can take, lowest first. */
export const RATING_VALUES = ["1", "2", "3", "4", "5"] as const;

/** Whether a choice is one option, or a list of them (decision 0060). */
export const SELECTIONS = ["one", "several"] as const;
export type Selection = (typeof SELECTIONS)[number];

/** What an open answer is read as; null: as words. */
export const ANSWER_KINDS = ["number"] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** What the answering rules need to know of a question, whoever holds it. */
export interface AnswerableQuestion {
  readonly questionText: string;
  readonly questionType: QuestionType;
  /** The choices, in the order shown; null for every type but multiple choice. */
  readonly options: readonly string[] | null;
  readonly isRequired: boolean;
  /** Counts for multiple choice only. */
  readonly selection: Selection;
  /** Options that stand alone, such as "None of these"; null unless several can be chosen. */
  readonly exclusiveOptions: readonly string[] | null;
  /** What 1 to 5 mean, "" in the middle where nobody has said; null without any, and for every type but rating. */
  readonly scaleLabels: readonly string[] | null;
  /** Counts for text only. */
  readonly answerKind: AnswerKind | null;
}

/** What a rating means on its question's scale; "" where nobody has said. */
export function scaleLabel({ scaleLabels }: Pick<AnswerableQuestion, "scaleLabels">, rating: string): string {
  return scaleLabels?.[Number(rating) - 1] ?? "";
}

/** What the ends of a scale mean, as "1: Never, 5: Always"; "" where nobody has said. */
export const scaleEnds = (question: Pick<AnswerableQuestion, "scaleLabels">): string =>
  ["1", "5"]
    .filter((rating) => scaleLabel(question, rating) !== "")
    .map((rating) => `${rating}: ${scaleLabel(question, rating)}`)
    .join(", ");

/** A rating as its button is spoken: "4, mostly"; the number alone where nobody has said. */
export function spokenRating(question: Pick<AnswerableQuestion, "scaleLabels">, rating: string): string {
  const label = scaleLabel(question, rating);
  return label ? `${rating}, ${label}` : rating;
}

/** A rating as it is read among answers: "4/5", and what that means: "4/5 – Mostly". */
export function ratingOutOfFive(question: Pick<AnswerableQuestion, "scaleLabels">, rating: string): string {
  const label = scaleLabel(question, rating);
  return label ? `${rating}/5 – ${label}` : `${rating}/5`;
}

/** What the person who answers can be told of a question. */
export interface ExplainedQuestion {
  /** At most 24 characters, for charts, tables and tags; null: the question's number. */
  readonly shortName: string | null;
  /** What is meant. */
  readonly help: string | null;
  readonly whyAsked: string | null;
}

/** The longest follow-up question, in characters. */
export const MAX_FOLLOW_UP = 500;

/** What an author asks once more of an open question. */
export interface FollowedUpQuestion {
  /** Asked once if the answer is short; null: nothing is. */
  readonly followUpQuestion: string | null;
}

/** Which end of a scale is the better one; null where nobody has said. */
export const DIRECTIONS = ["good", "bad", "neutral"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** How the points of several chosen options become one value. */
export const COMBINATIONS = ["max", "sum"] as const;
export type Combination = (typeof COMBINATIONS)[number];

/** What a question without an answer counts as: it is left out, or "no evidence is none". */
export const SKIP_COUNTS = ["nothing", "zero"] as const;
export type SkipCounts = (typeof SKIP_COUNTS)[number];

/** What a question's answer is worth (domain/score.ts). */
export interface WeighedQuestion {
  /** What a high rating means; ratings score only where it is good or bad. */
  readonly highIs: Direction | null;
  /** Key of the dimension that it counts towards; null: towards none. */
  readonly dimension: string | null;
  /** From 0 to 100; at 0 it does not count. */
  readonly weight: number;
  /** One number for each option, in their order; null: the options do not score. */
  readonly points: readonly number[] | null;
  readonly combine: Combination;
  readonly skipCounts: SkipCounts;
}

/** What a question has of all that an author may leave unsaid. */
export const UNSAID = {
  selection: "one",
  exclusiveOptions: null,
  scaleLabels: null,
  answerKind: null,
  followUpQuestion: null,
  highIs: null,
  shortName: null,
  help: null,
  whyAsked: null,
  dimension: null,
  weight: 1,
  points: null,
  combine: "max",
  skipCounts: "nothing",
  conditions: null,
} as const;

/** All that an author may say of a question beside what is asked. */
export const MAY_BE_SAID = [
  "selection",
  "exclusiveOptions",
  "scaleLabels",
  "answerKind",
  "followUpQuestion",
  "highIs",
  "shortName",
  "help",
  "whyAsked",
  "dimension",
  "weight",
  "points",
  "combine",
  "skipCounts",
  "conditions",
] as const satisfies readonly (keyof typeof UNSAID)[];

/** A question as it is told to who is not told what its answers are worth. */
export const UNWEIGHED = {
  dimension: UNSAID.dimension,
  weight: UNSAID.weight,
  points: UNSAID.points,
  combine: UNSAID.combine,
  skipCounts: UNSAID.skipCounts,
} as const;

/** Whether a question, one of all in their order, only asks if there is anything else to say. */
export function isAfterthought(
  question: Pick<AnswerableQuestion, "isRequired">,
  inOrder: readonly Pick<AnswerableQuestion, "isRequired">[],
): boolean {
  return !question.isRequired && question === inOrder.at(-1);
}

/** The highest order that a question may have. */
export const LAST_ORDER = 10_000;

/**
 * The order a new question takes: one past the highest, 1 when there is none. Of several at the last
 * the newest stands behind the others.
 */
export function nextOrder(orders: readonly number[]): number {
  return Math.min(LAST_ORDER, Math.max(0, ...orders) + 1);
}
