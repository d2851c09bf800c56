import type { QuestionResults } from "#shared/contracts/template-results";
import { durationText } from "../../ui/format/duration";
import { numberText } from "../../ui/format/numbers";
import { isSmall, peopleText, percentText } from "./people";

export interface QuestionProps {
  question: QuestionResults;
  /** Names of the compared groups; one without a comparison. */
  groups: readonly string[];
}

/** Element id of a question's card. @param place from 1 */
export const questionAnchor = (place: number): string => `question-${place}`;

/** "142 of 150 answered (95%) · 6 skipped · typically 12 s" */
export function reachedText(reached: QuestionResults["groups"][number]): string {
  const { shown, answered, skipped, seconds } = reached;
  if (shown === 0) return "Not shown to anyone";
  const of = isSmall(shown) ? peopleText(shown) : numberText(shown);
  const share = percentText(answered, shown);
  return [
    `${numberText(answered)} of ${of} answered${share ? ` (${share})` : ""}`,
    skipped > 0 && `${numberText(skipped)} skipped`,
    seconds && `typically ${durationText(seconds.median)}`,
  ]
    .filter(Boolean)
    .join(" · ");
}
