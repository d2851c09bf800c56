import type { TemplateFile } from "#shared/contracts/template-file";
import { listed } from "../advice/words";
import type { TemplateSuggestion } from "../assistant/template-suggestion";
import { type AreaMatch, matchAreas } from "./area-match";
import { libraryAssessment, libraryAssessments } from "./library";
import { mixed } from "./mixed";
import { proposedCards } from "./proposals";

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

/** What brings no cards of its own gets those that fields of work propose. */
function suggestion(
  { title, description, resultsAnalysisPrompt, scoring, questions, cards }: TemplateFile,
  note: string,
): TemplateSuggestion {
  const placed = questions.map((question, at) => ({ ...question, id: at + 1 }));
  return {
    title,
    description: description ?? "",
    resultsAnalysisPrompt: resultsAnalysisPrompt ?? "",
    scoring,
    questions,
    cards: cards.length > 0 ? cards : proposedCards(placed, { scoring, cards }).cards,
    note,
  };
}
