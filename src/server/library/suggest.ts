import type { TemplateFile } from "#shared/contracts/template-file";
import { listed } from "../advice/words";
import type { TemplateSuggestion } from "../assistant/template-suggestion";
import { type AreaMatch, matchAreas } from "./area-match";
import { libraryAssessment, libraryAssessments } from "./library";
import { mixed } from "./mixed";

/** For when no word of a description tells. */
const GENERAL = "general";

/**
 * A template to begin with, chosen by the words of a description: an assessment of the library, a mixture of two where
 * the description names both about equally, and a general one where it names none. Its note says which, and why.
 */
export function suggestTemplate(description: string): TemplateSuggestion {
  const [first, second] = matchAreas(description, libraryAssessments());
  if (!first) return suggestion(libraryAssessment(GENERAL).template, UNKNOWN);
  if (second && second.score * 2 > first.score)
    return suggestion(mixed(first.area.template, second.area.template), noteOn([first, second]));
  return suggestion(first.area.template, noteOn([first]));
}

const UNKNOWN =
  "Askwell’s own library has no set for this subject, so this is a general one, without an AI model. Expect to replace most questions with your own.";

function noteOn(matches: readonly AreaMatch[]): string {
  const reasons = matches.map(
    ({ area, words }) => `${area.template.title} (because of ${listed(words.map((word) => `“${word}”`))})`,
  );
  return `This is a starting set from Askwell’s own library, chosen by the words of your description, without an AI model: ${listed(reasons)}. Change what does not fit.`;
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
