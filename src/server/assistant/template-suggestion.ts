import type { Author } from "#shared/domain/advice";
import type { QuestionType } from "#shared/domain/question";

/** A question as it is suggested to an admin. */
export interface SuggestedQuestion {
  readonly questionText: string;
  readonly questionType: QuestionType;
  /** Null for every type but multiple choice. */
  readonly options: string[] | null;
  readonly isRequired: boolean;
  readonly analysisPrompt: string | null;
}

/** A template as it is suggested; nothing of it is stored. */
export interface TemplateSuggestion {
  readonly title: string;
  readonly description: string;
  readonly resultsAnalysisPrompt: string;
  readonly questions: SuggestedQuestion[];
  /** Why these questions, for the admin who looks at them; undefined from a model. */
  readonly note?: string;
}

export interface WrittenTemplate {
  suggestion: TemplateSuggestion;
  by: Author;
}
