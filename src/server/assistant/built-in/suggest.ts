import { listed } from "../../advice/words";
import { draftScoring } from "../draft-scoring";
import type { TemplateSuggestion } from "../template-suggestion";
import { type AreaMatch, matchAreas } from "./area-match";
import type { Area } from "./areas/area";
import { CLOSING } from "./areas/area";
import { GENERAL } from "./areas/general";
import { MONEY_AND_MARKET } from "./areas/money-and-market";
import { PEOPLE_AND_LEADING } from "./areas/people-and-leading";
import { SOCIETY } from "./areas/society";
import { WORK_AND_SYSTEMS } from "./areas/work-and-systems";

/** Every area there are questions on. Between equals the more particular goes before the more general. */
export const AREAS: readonly Area[] = [
  ...SOCIETY,
  ...[...WORK_AND_SYSTEMS].reverse(),
  ...MONEY_AND_MARKET,
  ...PEOPLE_AND_LEADING,
];

/** From a description of two areas, so many questions of each beside two texts and the closing question. */
const OF_FIRST = 5;
const OF_SECOND = 2;

/**
 * A template to begin with, chosen by the words of a description: the questions of one area, of two where the
 * description names both about equally, and a general set where it names none. Its note says which, and why.
 */
export function suggestTemplate(description: string): TemplateSuggestion {
  const [first, second] = matchAreas(description, AREAS);
  if (!first) return { ...plain(GENERAL), note: UNKNOWN };
  if (second && second.score * 2 > first.score)
    return { ...both(first.area, second.area), note: noteOn([first, second]) };
  return { ...plain(first.area), note: noteOn([first]) };
}

const UNKNOWN =
  "Askwell’s own library has no set for this subject, so this is a general one, without an AI model. Expect to replace most questions with your own.";

function noteOn(matches: readonly AreaMatch[]): string {
  const reasons = matches.map(
    ({ area, words }) => `${area.title} (because of ${listed(words.map((word) => `“${word}”`))})`,
  );
  return `This is a starting set from Askwell’s own library, chosen by the words of your description, without an AI model: ${listed(reasons)}. Change what does not fit.`;
}

const plain = ({ words: _words, dimensions, ...suggestion }: Area): TemplateSuggestion => ({
  ...suggestion,
  scoring: draftScoring(dimensions, suggestion.questions),
  cards: [],
});

function both(first: Area, second: Area): TemplateSuggestion {
  const asked = new Set(first.questions.map(({ questionText }) => questionText));
  const added = second.questions.filter(
    ({ questionType, questionText, analysisPrompt }) =>
      questionType === "rating" && !asked.has(questionText) && analysisPrompt !== null,
  );
  const words = first.questions.filter(({ questionType }) => questionType === "text");
  const others = first.questions.filter(({ questionType }) => questionType !== "text");
  const questions = [
    ...words.slice(0, 1),
    ...others.slice(0, OF_FIRST),
    ...added.slice(0, OF_SECOND),
    ...words.slice(1, 2),
    CLOSING,
  ];
  return {
    title: `${first.title}, with a look at ${lowerFirst(second.title.replace(/ check$/, ""))}`,
    description: `${first.description} ${second.description}`,
    resultsAnalysisPrompt: `${first.resultsAnalysisPrompt} Look also at this: ${lowerFirst(second.description)}`,
    scoring: draftScoring([...first.dimensions, ...second.dimensions], questions),
    questions,
    cards: [],
  };
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
