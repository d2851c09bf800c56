import { plural } from "../../../ui/format/text";

interface Brought {
  /** Names of dimensions. */
  dimensions: readonly string[];
  conditionCount: number;
  cardCount: number;
}

/** What a template that is not stored yet brings beside its questions: scores, conditions, advice. */
export function scoringLine({ dimensions, conditionCount, cardCount }: Brought): string {
  return [
    dimensions.length > 0
      ? `Scored in ${plural(dimensions.length, "area")}: ${dimensions.join(", ")}.`
      : "No scoring yet.",
    ...(conditionCount > 0
      ? [`${plural(conditionCount, "question has", "questions have")} conditions.`]
      : []),
    ...(cardCount > 0 ? [`${plural(cardCount, "advice card")}.`] : []),
  ].join(" ");
}
