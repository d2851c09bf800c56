import { SMALL_GROUP } from "#shared/contracts/template-results";
import { percent } from "../../ui/format/numbers";
import { plural } from "../../ui/format/text";

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

/** "45 s", "12 min", "1 h 5 min", "20 h" or "3 days". @param seconds any number from 0 */
export function durationText(seconds: number): string {
  if (seconds < 59.5) return `${Math.round(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  if (hours >= 48) return plural(Math.round(hours / 24), "day");
  const rest = minutes % 60;
  return hours >= 10 || rest === 0 ? `${hours} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}

/** "9 to 16 min": the unit once where both have it. */
export function durationRange(from: number, to: number): string {
  const [start, end] = [durationText(from), durationText(to)];
  const unit = / \D+$/.exec(end)?.[0] ?? "";
  return `${/^\d+ \D+$/.test(start) && start.endsWith(unit) ? start.slice(0, -unit.length) : start} to ${end}`;
}
