import { cardinal, ordinal } from "./number-words";
import type { Option } from "./option";
import { areRanges, covers, rangeIn } from "./option-range";
import { ALTERNATIVES, FILLERS, JOINERS } from "./vocabulary";

/** Options named by their place. Several candidates in one pick mean that it is not clear which is meant. */
export interface Positions {
  readonly picks: readonly (readonly Option[])[];
  /** "2 or 3": one of them, not both. */
  readonly isEither: boolean;
}

/** Words before a number that make it a place. */
export const MARKERS: ReadonlySet<string> = new Set(
  "option options number numbers nr num no choice choices answer answers letter item nummer numero opcion opcja opcao opzione optie secenek numer antwort reponse respuesta risposta вариант номер".split(
    " ",
  ),
);
/** Words after a place: "the second one". */
export const PLACED: ReadonlySet<string> = new Set(["one", "option", "choice", "answer"]);
/** Number signs that make no list: "1-3", "1.5", "-2". */
const NO_LIST = /\d ?[<>] ?\d|\d ?[-–—~] ?\d|\d\.\d|(?:^|\s)[-−]\d/;

/** Whether the digits of a folded message may be places in the list of options. */
export function mayNamePlaces(folded: string): boolean {
  return !NO_LIST.test(folded);
}

/** Reads a bare message that consists of places only ("2", "b", "the second one", "both 1 and 3"); else null. */
export function positionsIn(options: readonly Option[], words: readonly string[]): Positions | null {
  const picks: Option[][] = [];
  // "Yes 2" where yes is the first: option-mentions.ts weighs the name against the number.
  if (words.length > 1 && options.some((option) => FILLERS.has(option.bare) && words.includes(option.bare)))
    return null;
  for (const [at, word] of words.entries()) {
    const pick = pickFor(options, words, at);
    if (pick !== null) picks.push(pick);
    else if (!isAround(word) && !(word === "one" && picks.length > 0)) return null;
  }
  return picks.length === 0 ? null : { picks, isEither: words.some((word) => ALTERNATIVES.has(word)) };
}

/** The options that a plain number may mean: its place, a text that holds it, or a range that covers it. */
export function optionsForNumber(options: readonly Option[], value: number): Option[] {
  const word = String(value);
  return options.filter(
    (option) =>
      option.index === value - 1 ||
      (rangeIn(option.folded) === null ? option.words.includes(word) : covers(option, value)),
  );
}

/** What the word at `at` picks; null when it names no place. */
function pickFor(options: readonly Option[], words: readonly string[], at: number): Option[] | null {
  const word = words[at] ?? "";
  const isMarked = MARKERS.has(words[at - 1] ?? "");
  if (/^\d{1,9}$/.test(word)) {
    return isMarked ? atPlace(options, Number(word)) : optionsForNumber(options, Number(word));
  }
  if (word === "last" || word === "final") return options.slice(-1);
  // The top of a list of amounts may be the first one, or the highest; "top marks" is neither.
  const isPlaced = words.length === 1 || PLACED.has(words[at + 1] ?? "");
  if ((word === "top" || word === "bottom") && (!isPlaced || areRanges(options))) return null;
  if (word === "bottom") return options.slice(-1);
  if (word === "top") return options.slice(0, 1);
  const place = ordinal(word);
  if (place !== null) return atPlace(options, place);
  const value = cardinal(word);
  if (value !== null && (word !== "one" || isCounting(words, at))) {
    const named = options.filter((option) => option.bare === String(value));
    return named.length > 0 ? named : forWord(options, value);
  }
  return /^[a-z]$/.test(word) && isLetter(words, at) ? optionsForLetter(options, word, isMarked) : null;
}

/** "Two" is a place first; where there is none, or the options hold numbers, what it counts. */
function forWord(options: readonly Option[], value: number): Option[] {
  const holdsNumbers = options.some(
    (option) => option.words.includes(String(value)) || rangeIn(option.folded) !== null,
  );
  const placed = atPlace(options, value);
  return placed.length > 0 && !holdsNumbers ? placed : optionsForNumber(options, value);
}

function atPlace(options: readonly Option[], place: number): Option[] {
  return options.filter((option) => option.index === place - 1);
}

/** A letter is a place, unless options begin with it or hold it as a word: then it may mean those. */
function optionsForLetter(options: readonly Option[], letter: string, isMarked: boolean): Option[] | null {
  const place = letter.charCodeAt(0) - "a".charCodeAt(0);
  const beginning = options.filter((option) => option.bare.startsWith(letter));
  const isPlace = options.some((option) => option.index === place);
  const mayBegin = !isMarked && (beginning.length === 1 || !isPlace);
  const found = options.filter(
    (option) =>
      option.index === place ||
      (!isMarked && option.words.includes(letter)) ||
      (mayBegin && beginning.includes(option)),
  );
  return found.length === 0 ? null : found;
}

/** "one" counts at the start and after a marker or joiner; elsewhere it stands for a thing ("a good one"). */
function isCounting(words: readonly string[], at: number): boolean {
  const before = words[at - 1];
  return before === undefined || MARKERS.has(before) || JOINERS.has(before) || ALTERNATIVES.has(before);
}

/** "a", "i" and "u" are words too: letters only alone, after a marker, or (for "a") in a list. */
function isLetter(words: readonly string[], at: number): boolean {
  const word = words[at] ?? "";
  if (!"aiu".includes(word) || words.length === 1 || MARKERS.has(words[at - 1] ?? "")) return true;
  const next = words[at + 1];
  const isListed = next === undefined || /^[a-z]$/.test(next) || JOINERS.has(next) || ALTERNATIVES.has(next);
  return word === "a" && isListed;
}

/** Whether a bare word only surrounds what is chosen. */
export function isAround(word: string): boolean {
  return MARKERS.has(word) || FILLERS.has(word) || JOINERS.has(word) || ALTERNATIVES.has(word);
}
