import type { QuestionType } from "#shared/domain/question";
import type { Outputs } from "../../lib/trpc";

export type Template = Outputs["admin"]["templates"]["get"];
export type Question = Outputs["admin"]["questions"]["list"][number];

export const TYPE_NAMES: Record<QuestionType, string> = {
  text: "Text",
  multiple_choice: "Multiple choice",
  rating: "Rating",
};
