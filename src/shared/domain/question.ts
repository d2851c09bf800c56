/** The three kinds of question (spec section 3). */
export const QUESTION_TYPES = ["text", "multiple_choice", "rating"] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** The values a rating can take, lowest first (spec section 9). */
export const RATING_VALUES = ["1", "2", "3", "4", "5"] as const;

/** What the answering rules need to know of a question, whoever holds it. */
export interface AnswerableQuestion {
  readonly questionText: string;
  readonly questionType: QuestionType;
  /** The choices, in the order shown; null for every type but multiple choice. */
  readonly options: readonly string[] | null;
  readonly isRequired: boolean;
}

/** Drops blank lines and surrounding space from options as typed, keeping their order (spec section 5). */
export function cleanOptions(options: readonly string[]): string[] {
  return options.map((option) => option.trim()).filter((option) => option !== "");
}

/** What is wrong with the options of a multiple-choice question: one at least, fifty at most, none twice. */
export function optionsProblem(options: readonly string[] | null | undefined): string | undefined {
  if (!options?.length) return "Please add at least one option";
  if (options.length > 50) return "Please use at most 50 options";
  return new Set(options).size < options.length ? "Each option can be listed only once" : undefined;
}

/** Whether a question, one of all in their order, only asks if there is anything else to say. */
export function isAfterthought(
  question: Pick<AnswerableQuestion, "isRequired">,
  inOrder: readonly Pick<AnswerableQuestion, "isRequired">[],
): boolean {
  return !question.isRequired && question === inOrder.at(-1);
}

/** The order a new question takes: one past the highest, 1 when there is none (spec section 5). */
export function nextOrder(orders: readonly number[]): number {
  return Math.max(0, ...orders) + 1;
}
