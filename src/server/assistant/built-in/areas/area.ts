import type { SuggestedQuestion, TemplateSuggestion } from "../../template-suggestion";

/** A set of questions on one area, to begin a template with. */
export interface Area extends TemplateSuggestion {
  /** Tells by the words of a description that this is the area. */
  readonly words: RegExp;
}

export const rating = (questionText: string, analysisPrompt: string): SuggestedQuestion => ({
  questionText,
  questionType: "rating",
  options: null,
  isRequired: true,
  analysisPrompt,
});

export const text = (questionText: string, analysisPrompt: string): SuggestedQuestion => ({
  questionText,
  questionType: "text",
  options: null,
  isRequired: true,
  analysisPrompt,
});

export const choice = (
  questionText: string,
  options: string[],
  analysisPrompt: string,
): SuggestedQuestion => ({
  questionText,
  questionType: "multiple_choice",
  options,
  isRequired: true,
  analysisPrompt,
});

export const optional = (question: SuggestedQuestion): SuggestedQuestion => ({
  ...question,
  isRequired: false,
});

/** The last question of every set: what nobody thought to ask. */
export const CLOSING = optional(
  text(
    "Is there anything we did not ask that we should know?",
    "Context that may change the order of what comes first.",
  ),
);
