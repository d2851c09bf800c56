import type { QuestionType } from "./question";

/**
 * Names a question of a template in results, filters and exports, whatever version it is read from. One whose type
 * changed is another question: its answers can't be counted together. A question from before versions knew where they
 * came from has only itself.
 */
export function questionKey(question: {
  readonly id: number;
  readonly originalQuestionId: number | null;
  readonly questionType: QuestionType;
}): string {
  const { id, originalQuestionId, questionType } = question;
  return `${originalQuestionId ?? `old${id}`}-${TYPE_NAMES[questionType]}`;
}

const TYPE_NAMES = { text: "text", multiple_choice: "choice", rating: "rating" } as const;
