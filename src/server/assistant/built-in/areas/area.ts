import { type Direction, UNSAID } from "#shared/domain/question";
import type { SuggestedQuestion, TemplateSuggestion } from "../../template-suggestion";

/** A set of questions on one area, to begin a template with. */
export interface Area extends Omit<TemplateSuggestion, "scoring" | "cards"> {
  /** Tells by the words of a description that this is the area. */
  readonly words: RegExp;
  /** What the answers are weighed by; a key means the same in every area. */
  readonly dimensions: readonly AreaDimension[];
}

interface AreaDimension {
  readonly key: string;
  readonly name: string;
  readonly description: string;
}

/** What charts call a question, and the dimension that it counts towards. */
interface Measure {
  name: string;
  of: string;
}

/** What 1 and 5 mean; 5 is the better end unless said otherwise. */
interface Scale extends Measure {
  ends: [low: string, high: string];
  highIs?: Direction;
}

export const rating = (
  questionText: string,
  analysisPrompt: string,
  { name, of, ends: [low, high], highIs = "good" }: Scale,
): SuggestedQuestion => ({
  ...UNSAID,
  questionText,
  questionType: "rating",
  options: null,
  isRequired: true,
  analysisPrompt,
  scaleLabels: [low, "", "", "", high],
  highIs,
  shortName: name,
  dimension: of,
});

export const text = (questionText: string, analysisPrompt: string): SuggestedQuestion => ({
  ...UNSAID,
  questionText,
  questionType: "text",
  options: null,
  isRequired: true,
  analysisPrompt,
});

/** What each option is worth. With options that stand alone several can be chosen, and their points are added. */
interface Worth extends Measure {
  points: number[];
  alone?: string[];
}

export const choice = (
  questionText: string,
  options: string[],
  analysisPrompt: string,
  worth?: Worth,
): SuggestedQuestion => ({
  ...UNSAID,
  questionText,
  questionType: "multiple_choice",
  options,
  isRequired: true,
  analysisPrompt,
  ...(worth && { shortName: worth.name, dimension: worth.of, points: worth.points }),
  ...(worth?.alone && { selection: "several", exclusiveOptions: worth.alone, combine: "sum" }),
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
