import { plural } from "./text";

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

/** "9 to 16 min"; a unit common to both appears once. */
export function durationRange(from: number, to: number): string {
  const [start, end] = [durationText(from), durationText(to)];
  const unit = / \D+$/.exec(end)?.[0] ?? "";
  return `${/^\d+ \D+$/.test(start) && start.endsWith(unit) ? start.slice(0, -unit.length) : start} to ${end}`;
}
