import type { SuggestedTemplate } from "#shared/contracts/template-drafts";
import type { WrittenTemplate } from "../../assistant/template-suggestion";

/** A draft as it is shown to an admin. */
export function suggestionView({ suggestion, by }: WrittenTemplate): SuggestedTemplate {
  const { title, description, resultsAnalysisPrompt, scoring, questions, cards, note } = suggestion;
  return { title, description, resultsAnalysisPrompt, scoring, questions, cards, by, note };
}
