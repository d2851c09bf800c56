import type { TemplateFile } from "#shared/contracts/template-file";
import { joinList } from "../advice/text-format";
import type { TemplateSuggestion } from "../assistant/template-suggestion";
import { libraryAssessment, libraryAssessments } from "./library";
import { mergeTemplates } from "./merge-templates";
import { matchTopics, type TopicMatch } from "./topic-match";

/** Used if no word of a description matches. */
const GENERAL = "general";

/**
 * Suggests a template by the words of a description: the best assessment of the library, merged with the second if that
 * scores more than half as much, or the general one if none matches. The note says which and why.
 */
export function suggestTemplate(description: string): TemplateSuggestion {
  const [first, second] = matchTopics(description, libraryAssessments());
  if (!first) return suggestion(libraryAssessment(GENERAL).template, UNKNOWN);
  if (second && second.score * 2 > first.score)
    return suggestion(mergeTemplates(first.area.template, second.area.template), noteOn([first, second]));
  return suggestion(first.area.template, noteOn([first]));
}

const UNKNOWN =
  "Askwell's library has no template for this subject, so this is a general one. No AI was used. Expect to replace most questions with your own.";

function noteOn(matches: readonly TopicMatch[]): string {
  const reasons = matches.map(
    ({ area, words }) => `${area.template.title} (because of ${joinList(words.map((word) => `“${word}”`))})`,
  );
  return `We picked this from Askwell's library based on your description: ${joinList(reasons)}. No AI was used. Edit anything that doesn't fit.`;
}

const suggestion = (
  { title, description, resultsAnalysisPrompt, scoring, questions, cards }: TemplateFile,
  note: string,
): TemplateSuggestion => ({
  title,
  description: description ?? "",
  resultsAnalysisPrompt: resultsAnalysisPrompt ?? "",
  scoring,
  questions,
  cards,
  note,
});
