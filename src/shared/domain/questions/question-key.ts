import type { QuestionType } from "./question";

/**
 * Identifies a question across a template's versions. A new type is a new key, as answers can't be counted together.
 * Questions stored before versions recorded the original question have a key per version.
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
