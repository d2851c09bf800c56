import type { Author } from "#shared/domain/cards/advice";
import type { Card } from "#shared/domain/cards/card";
import type { Scoring } from "#shared/domain/scoring";
import type { FiledQuestion } from "#shared/domain/template-file";

/** A question as it is suggested to an admin. */
export type SuggestedQuestion = FiledQuestion;

/** A template as it is suggested; nothing of it is stored. */
export interface TemplateSuggestion {
  readonly title: string;
  readonly description: string;
  readonly resultsAnalysisPrompt: string;
  /** Null: answers have no values. */
  readonly scoring: Scoring | null;
  readonly questions: SuggestedQuestion[];
  /** They name questions by their place from 1. */
  readonly cards: Card[];
  /** Why these questions, for the admin who looks at them; undefined from a model. */
  readonly note?: string;
}

export interface WrittenTemplate {
  suggestion: TemplateSuggestion;
  by: Author;
}
