import { bare, fold, wordsOf } from "./normalise";
import type { Option } from "./option";
import { isAround, MARKERS } from "./option-position";
import { amountsIn, areRanges, covers, type Range, rangeIn, rangeNamed } from "./option-range";
import { NEGATORS } from "./vocabulary";

/** In a longer message an amount may count something else. */
const MAX_WORDS = 8;
/** Units of time: "6 months" says nothing about options in years. */
const TIME_UNITS = [
  /\b(?:minutes?|mins?|minuten|minutos|minuti)\b/,
  /\b(?:hours?|hrs?|stunden?|heures?|horas?|ore)\b/,
  /\b(?:days?|tage?n?|jours?|d[ií]as?|giorni|dni)\b/,
  /\b(?:weeks?|wochen?|semaines?|semanas?|settiman[ae])\b/,
  /\b(?:months?|monate?n?|mois|mes(?:es)?|mesi)\b/,
  /\b(?:years?|yrs?|jahre?n?|ans?|a[nñ]os?|anos?|anni)\b/,
];
/** What is counted is time or a part, not what the options count. */
const OTHER_UNITS = /\b(?:ago|times|percent|per|always)\b|%/;

/**
 * The options that an amount in a message may mean, where the options are ranges: "about 30 people", "$3,500",
 * "between 5 and 8", "over 50". None when it names no amount, or a number that may just as well be a place.
 */
export function optionsForAmount(options: readonly Option[], message: string): readonly Option[] {
  const text = fold(message);
  const words = wordsOf(bare(message));
  if (words.length > MAX_WORDS || !areRanges(options) || OTHER_UNITS.test(text)) return [];
  if (words.some((word) => NEGATORS.has(word) && word !== "than")) return [];
  const range = rangeNamed(message);
  const same = range === null ? [] : options.filter((option) => isSame(rangeIn(option.folded), range));
  if (same.length > 0) return same;
  if (isOtherTime(options, text)) return [];
  const amounts = amountsIn(message);
  const mayBePlace = amounts.some((amount) => amount <= options.length);
  // "2" may be the second option; "2 people" is not.
  if (mayBePlace && words.every((word) => /^\d+$/.test(word) || isAround(word))) return [];
  if (mayBePlace && words.some((word) => MARKERS.has(word))) return [];
  return options.filter((option) => amounts.some((amount) => covers(option, amount)));
}

function isOtherTime(options: readonly Option[], text: string): boolean {
  const speaksOf = (unit: RegExp) => options.some((option) => unit.test(option.folded));
  const isTime = TIME_UNITS.some(speaksOf);
  return isTime && TIME_UNITS.some((unit) => unit.test(text) && !speaksOf(unit));
}

function isSame(one: Range | null, other: Range): boolean {
  return one !== null && one.low === other.low && one.high === other.high;
}
