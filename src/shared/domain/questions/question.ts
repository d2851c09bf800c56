export const QUESTION_TYPES = ["text", "multiple_choice", "rating"] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** Per template, no matter how the questions are added. */
export const MAX_QUESTIONS = 500;

/** In characters. */
export const MAX_TEXT_ANSWER = 10_000;

/** Lowest first. */
export const RATING_VALUES = ["1", "2", "3", "4", "5"] as const;

/** Whether a choice allows one option or several (decision 0060). */
export const SELECTIONS = ["one", "several"] as const;
export type Selection = (typeof SELECTIONS)[number];

/** How an open answer is read; null means as text. */
export const ANSWER_KINDS = ["number"] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** The fields of a question that answer validation depends on. */
export interface AnswerableQuestion {
  readonly questionText: string;
  readonly questionType: QuestionType;
  /** The options in the order shown; null except for multiple choice. */
  readonly options: readonly string[] | null;
  readonly isRequired: boolean;
  readonly selection: Selection;
  /** Options that can't be combined with others, such as "None of these"; null unless several can be chosen. */
  readonly exclusiveOptions: readonly string[] | null;
  /** Labels of the numbers 1 to 5, "" for a middle one without a label; null without labels, and except for ratings. */
  readonly scaleLabels: readonly string[] | null;
  readonly answerKind: AnswerKind | null;
}

/** The label of a rating; "" if it has none. */
export function scaleLabel({ scaleLabels }: Pick<AnswerableQuestion, "scaleLabels">, rating: string): string {
  return scaleLabels?.[Number(rating) - 1] ?? "";
}

/** The labels of both ends of a scale, as "1: Never, 5: Always"; "" without labels. */
export const scaleEnds = (question: Pick<AnswerableQuestion, "scaleLabels">): string =>
  ["1", "5"]
    .filter((rating) => scaleLabel(question, rating) !== "")
    .map((rating) => `${rating}: ${scaleLabel(question, rating)}`)
    .join(", ");

/** The accessible name of a rating button: "4, mostly", or the number alone without a label. */
export function spokenRating(question: Pick<AnswerableQuestion, "scaleLabels">, rating: string): string {
  const label = scaleLabel(question, rating);
  return label ? `${rating}, ${label}` : rating;
}

/** A rating as displayed among answers: "4/5 – Mostly", or "4/5" without a label. */
export function ratingOutOfFive(question: Pick<AnswerableQuestion, "scaleLabels">, rating: string): string {
  const label = scaleLabel(question, rating);
  return label ? `${rating}/5 – ${label}` : `${rating}/5`;
}

export interface ExplainedQuestion {
  /** At most 24 characters, for charts, tables and tags; null: the question's number is used. */
  readonly shortName: string | null;
  readonly help: string | null;
  readonly whyAsked: string | null;
}

/** In characters. */
export const MAX_FOLLOW_UP = 500;

export interface FollowedUpQuestion {
  /** Asked once if the answer is short; null for none. */
  readonly followUpQuestion: string | null;
}

/** Whether a high rating is good or bad; null if the author hasn't chosen. */
export const DIRECTIONS = ["good", "bad", "neutral"] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** How the points of several chosen options are combined. */
export const COMBINATIONS = ["max", "sum"] as const;
export type Combination = (typeof COMBINATIONS)[number];

/** How an unanswered question is scored: left out, or as zero because there is no evidence. */
export const SKIP_COUNTS = ["nothing", "zero"] as const;
export type SkipCounts = (typeof SKIP_COUNTS)[number];

/** How a question is scored (domain/score.ts). */
export interface WeighedQuestion {
  /** Ratings are scored only if this is good or bad. */
  readonly highIs: Direction | null;
  /** Key of the question's dimension; null for none. */
  readonly dimension: string | null;
  /** From 0 to 100; 0 means that it doesn't count. */
  readonly weight: number;
  /** One number per option, in order; null: the options aren't scored. */
  readonly points: readonly number[] | null;
  readonly combine: Combination;
  readonly skipCounts: SkipCounts;
}

/** Defaults of a question's optional settings. */
export const QUESTION_DEFAULTS = {
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

export const OPTIONAL_QUESTION_FIELDS = [
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
] as const satisfies readonly (keyof typeof QUESTION_DEFAULTS)[];

/** Replaces the scoring fields for viewers who may not see them. */
export const UNWEIGHED = {
  dimension: QUESTION_DEFAULTS.dimension,
  weight: QUESTION_DEFAULTS.weight,
  points: QUESTION_DEFAULTS.points,
  combine: QUESTION_DEFAULTS.combine,
  skipCounts: QUESTION_DEFAULTS.skipCounts,
} as const;

/** Whether the question is an optional last one, which usually asks for anything else to add. */
export function isAfterthought(
  question: Pick<AnswerableQuestion, "isRequired">,
  inOrder: readonly Pick<AnswerableQuestion, "isRequired">[],
): boolean {
  return !question.isRequired && question === inOrder.at(-1);
}

export const LAST_ORDER = 10_000;

/** One past the highest order. Capped at LAST_ORDER, where questions are sorted by id. */
export function nextOrder(orders: readonly number[]): number {
  return Math.min(LAST_ORDER, Math.max(0, ...orders) + 1);
}
