import type { Author } from "#shared/domain/cards/advice";
import type { Card } from "#shared/domain/cards/card";
import type { Scoring } from "#shared/domain/scoring";
import type { FiledQuestion } from "#shared/domain/template-file";

export type SuggestedQuestion = FiledQuestion;

/** A suggested template, of which nothing is stored. */
export interface TemplateSuggestion {
  readonly title: string;
  readonly description: string;
  readonly resultsAnalysisPrompt: string;
  /** Null if answers aren't scored. */
  readonly scoring: Scoring | null;
  readonly questions: SuggestedQuestion[];
  /** They name questions by position, from 1. */
  readonly cards: Card[];
  /** Explains the choice to the admin; undefined from a model. */
  readonly note?: string;
}

export interface WrittenTemplate {
  suggestion: TemplateSuggestion;
  by: Author;
}
