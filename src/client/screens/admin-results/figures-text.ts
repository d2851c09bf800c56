import { MIN_PERCENTAGE_GROUP, type QuestionResults } from "#shared/contracts/template-results";
import { durationText } from "../../ui/format/duration";
import { numberText, percent } from "../../ui/format/numbers";
import { plural } from "../../ui/format/text";

/** Whether a group has too few people for percentages. */
export const isSmall = (people: number): boolean => people < MIN_PERCENTAGE_GROUP;

/** "12 (40%)", or "3 people" of a small group. */
export const shareText = (count: number, people: number): string =>
  isSmall(people) ? peopleText(count) : `${numberText(count)} (${percent(count, people)}%)`;

/** "40%", or nothing for a small group. */
export const percentText = (count: number, people: number): string | undefined =>
  isSmall(people) ? undefined : `${percent(count, people)}%`;

export const peopleText = (count: number): string => plural(count, "person", "people");

/** Bar length, 0 to 1. Small groups use a fixed length per person, so no bar is full or reads as a percentage. */
export const barLength = (count: number, people: number): number =>
  count / (isSmall(people) ? MIN_PERCENTAGE_GROUP : people);

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
