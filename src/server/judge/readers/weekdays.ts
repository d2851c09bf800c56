import { overlap, type Sentence, type Span } from "../sentence";
import { finderOfAny, finderOfNumbers, wordsFound } from "./finder";
import { each, every } from "./quantities";

const weekdays = finderOfNumbers((values) => values.weekdays);
const rangeTo = finderOfAny((values) => values.ranges.to);
const DAYS = 7;

interface Named extends Span {
  readonly key: number;
}

/** On how many days of a week something happens: "Mondays and Thursdays", "Mon to Fri", "every Tuesday". */
export function weekdaysIn(sentence: Sentence): (Span & { readonly days: number }) | null {
  const named = wordsFound(sentence, weekdays);
  const [first, last] = [named[0], named.at(-1)];
  if (!first || !last) return null;
  const ranges = wordsFound(sentence, rangeTo);
  const days = new Set(named.flatMap((day, at) => daysFrom(day, named[at + 1], sentence, ranges)));
  const lead = [...wordsFound(sentence, each), ...wordsFound(sentence, every)].find(
    ({ to }) => to === first.from,
  );
  // "Since Monday" says nothing of how often.
  return days.size > 1 || lead ? { days: days.size, from: lead?.from ?? first.from, to: last.to } : null;
}

/** The day itself, and those up to the next that is named where the words between say so. */
function daysFrom(
  day: Named,
  next: Named | undefined,
  sentence: Sentence,
  ranges: readonly Span[],
): number[] {
  if (!next) return [day.key];
  const between = { from: day.to, to: next.from };
  const isDash = sentence.words.slice(between.from, between.to).some(({ folded }) => /^[-–—]$/.test(folded));
  const isRange =
    isDash || (between.to - between.from === 1 && ranges.some((range) => overlap(range, between)));
  if (!isRange) return [day.key];
  const steps = (next.key - day.key + DAYS) % DAYS;
  return Array.from({ length: steps }, (_, step) => ((day.key - 1 + step) % DAYS) + 1);
}
