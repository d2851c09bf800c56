import type { QuestionType } from "#shared/domain/questions/question";

export const TYPE_NAMES: Record<QuestionType, string> = {
  text: "Text",
  multiple_choice: "Multiple choice",
  rating: "Rating",
};
