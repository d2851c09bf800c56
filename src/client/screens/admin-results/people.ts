import { SMALL_GROUP } from "#shared/contracts/template-results";
import { percent } from "../../ui/format/percent";
import { plural } from "../../ui/format/plural";

/** Whether a group has too few people for percentages. */
export const isSmall = (people: number): boolean => people < SMALL_GROUP;

/** "12 (40%)", or "3 people" of a small group. */
export const shareText = (count: number, people: number): string =>
  isSmall(people) ? peopleText(count) : `${numberText(count)} (${percent(count, people)}%)`;

/** "40%", or nothing for a small group. */
export const percentText = (count: number, people: number): string | undefined =>
  isSmall(people) ? undefined : `${percent(count, people)}%`;

export const peopleText = (count: number): string => plural(count, "person", "people");

export const numberText = (count: number): string => count.toLocaleString("en-US");

/** "1.2K", for a narrow column. */
export const compactText = (count: number): string => count.toLocaleString("en-US", { notation: "compact" });

/**
 * How long a bar is, from 0 to 1. In a small group each person has the same length, so that no bar is full and none
 * reads as a percentage.
 */
export const barLength = (count: number, people: number): number =>
  count / (isSmall(people) ? SMALL_GROUP : people);

/** "12 min", "45 s" or "1 h 5 min". @param seconds any number from 0 */
export function durationText(seconds: number): string {
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}
