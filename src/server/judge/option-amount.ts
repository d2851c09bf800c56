import { bare, fold, wordsOf } from "./normalise";
import type { Option } from "./option";
import { isAround, MARKERS } from "./option-position";
import { amountsIn, areRanges, covers, type Range, rangeIn, rangeNamed, STEP } from "./option-range";
import { ALTERNATIVES, FILLERS, NEGATORS } from "./vocabulary";

/** In a longer message an amount may count something else. */
const MAX_WORDS = 8;
/** What is counted is a point in time or a frequency, not what the options count. */
const OTHER_UNITS = /\b(?:ago|times|per|always|half|quarter|halbe|halben|demi|media|meia|mezza)\b/;
const COMPARING =
  /\b(?:at least|at most|up to|over|under|above|below|more than|less than|fewer than|later than|earlier than|prior to|before|after|(?:or|and) (?:less|fewer|below|under|lower|more|above|over|higher|up)|minimum|maximum)\b|[<>≥≤]|\d ?\+/;
const PLACING: ReadonlySet<string> = new Set("first last middle top bottom".split(" "));
/** "The cheapest one" is no amount. */
const PRONOUN = /\b[a-z]{3,}(?<!\b(?:just|only|than|about|have|over|under|and|zero)) ones?\b/g;
/** Units of time: "6 months" says nothing about options in years. */
const TIME_UNITS = [
  /\b(?:minutes?|mins?|minuten|minutos|minuti)\b/,
  /\b(?:hours?|hrs?|stunden?|heures?|horas?|ore)\b/,
  /\b(?:days?|tage?n?|jours?|d[ií]as?|giorni|dni)\b/,
  /\b(?:weeks?|wochen?|semaines?|semanas?|settiman[ae])\b/,
  /\b(?:months?|monate?n?|mois|mes(?:es)?|mesi)\b/,
  /\b(?:years?|yrs?|jahre?n?|ans|a[nñ]os?|anos?|anni)\b/,
];

/**
 * The options that an amount in a message may mean, where the options are ranges: "about 30 people", "$3,500",
 * "between 5 and 8", "over 50". Null when it names no amount, or a number that may just as well be a place.
 */
export function optionsForAmount(options: readonly Option[], message: string): readonly Option[] | null {
  const text = fold(message);
  const words = wordsOf(bare(message));
  if (words.length > MAX_WORDS || !areRanges(options) || OTHER_UNITS.test(text)) return null;
  if (words.some((word) => PLACING.has(word))) return null;
  if (words.some((word) => NEGATORS.has(word) && word !== "than") || isOtherUnit(options, text)) return null;
  const amounts = amountsIn(text.replace(PRONOUN, " "));
  if (amounts.length === 0) return null;
  const range = rangeNamed(message);
  const named = range === null ? [] : optionsFor(options, range);
  if (named.length > 0) return named;
  // "At least 20" and "10 to 12" are in several ranges, or in none.
  if (range !== null || COMPARING.test(text)) return [];
  const mayBePlace = amounts.some((amount) => amount <= options.length);
  // "2" may be the second option; "2 people" is not.
  if (mayBePlace && words.every((word) => amountsIn(word).length > 0 || isAround(word))) return null;
  if (mayBePlace && words.some((word) => MARKERS.has(word))) return null;
  const isList = amounts.length > 1 && range === null && !words.some((word) => ALTERNATIVES.has(word));
  const found = isList ? [] : options.filter((option) => amounts.some((amount) => covers(option, amount)));
  return found.length > 0 ? found : null;
}

/** The option that is this range, else the one that holds all of it. */
function optionsFor(options: readonly Option[], range: Range): Option[] {
  const ranged = options.map((option) => ({ option, own: rangeIn(option.folded) }));
  // "50+" is "more than 50" to all who are not asked for exactly 50.
  const isSame = (own: Range | null) =>
    own !== null &&
    own.high === range.high &&
    Math.abs(own.low - range.low) <= (own.high === Number.POSITIVE_INFINITY ? STEP : 0);
  const holds = (own: Range | null) => own !== null && own.low <= range.low && own.high >= range.high;
  const same = ranged.filter(({ own }) => isSame(own));
  return (same.length > 0 ? same : ranged.filter(({ own }) => holds(own))).map(({ option }) => option);
}

/** Whether a message counts in another unit than the options: "6 months" for years, "3 employees" for shops. */
function isOtherUnit(options: readonly Option[], text: string): boolean {
  const speaksOf = (unit: RegExp) => options.some((option) => unit.test(option.folded));
  if (TIME_UNITS.some(speaksOf)) return TIME_UNITS.some((unit) => unit.test(text) && !speaksOf(unit));
  const own = wordsOf(bare(text)).filter((word) => /^\p{L}{3,}$/u.test(word) && !FILLERS.has(word));
  const units = options.flatMap((option) => option.words.filter((word) => /^\p{L}{4,}$/u.test(word)));
  const shared = units.filter((unit, at) => units.indexOf(unit) !== at && !RANGE_WORDS.has(unit));
  return shared.length > 0 && own.some((word) => isForeign(word, units));
}

const RANGE_WORDS: ReadonlySet<string> = new Set(
  "more less than over under above below between until before after".split(" "),
);

function isForeign(word: string, units: readonly string[]): boolean {
  const isNumber = amountsIn(word).length > 0;
  return !isNumber && !RANGE_WORDS.has(word) && !units.some((unit) => unit.startsWith(word.slice(0, 4)));
}
