import type { SuggestedTemplate } from "#shared/contracts/template-drafts";
import { UNSAID } from "#shared/domain/question";
import type { WrittenTemplate } from "../../assistant/template-suggestion";

/** A draft as it is shown to an admin. */
export function suggestionView({ suggestion, by }: WrittenTemplate): SuggestedTemplate {
  const { title, description, resultsAnalysisPrompt, questions, note } = suggestion;
  return {
    title,
    description,
    resultsAnalysisPrompt,
    questions: questions.map(({ questionText, questionType, options, isRequired, analysisPrompt }) => ({
      ...UNSAID,
      questionText,
      questionType,
      options,
      isRequired,
      analysisPrompt,
    })),
    by,
    note,
  };
}
