import { plural } from "../../ui/plural";

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
      ? `Scored in ${plural(dimensions.length, "dimension")}: ${dimensions.join(", ")}.`
      : "Answers are not scored.",
    ...(conditionCount > 0
      ? [`${plural(conditionCount, "question is", "questions are")} shown only under conditions.`]
      : []),
    ...(cardCount > 0 ? [`${plural(cardCount, "card")} of advice.`] : []),
  ].join(" ");
}
