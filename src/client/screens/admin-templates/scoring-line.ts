import { plural } from "../../ui/plural";

/** What of a template that is not stored yet is scored, and how much of it is shown only under conditions. */
export function scoringLine(dimensions: readonly string[], conditionCount: number): string {
  const scores =
    dimensions.length > 0
      ? `Scored in ${plural(dimensions.length, "dimension")}: ${dimensions.join(", ")}.`
      : "Answers are not scored.";
  if (conditionCount === 0) return scores;
  return `${scores} ${plural(conditionCount, "question is", "questions are")} shown only under conditions.`;
}
