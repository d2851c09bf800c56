import { distance } from "fastest-levenshtein";
import { areNeighbours } from "./moves/noise";
import { distinct, type Option } from "./option";
import { FILLERS, NEGATORS } from "./vocabulary";

/** Longer texts are not compared letter by letter. */
const MAX_COMPARED = 80;
const SMALL_WORDS: ReadonlySet<string> = new Set("a an and of the to in or for on at no by with".split(" "));

/**
 * The options that a short bare text most likely names, best kind of likeness first: a part of an option, its
 * beginning ("tech"), its initials ("hr"), its consonants ("mktg"), a slip of the finger ("tecnology").
 */
export function optionsLike(options: readonly Option[], text: string): Option[] {
  const words = text.split(" ");
  if (text.length > MAX_COMPARED || saysNothing(words)) return [];
  if (options.every((option) => option.bare !== text) && words.every((word) => isCommon(options, word)))
    return [];
  const ways: ((option: Option) => boolean)[] = [
    (option) => option.bare === text,
    (option) => ` ${option.bare} `.includes(` ${text} `),
    (option) => words.length > 1 && words.every((word) => option.words.includes(word)),
    (option) => isBeginning(text, option),
    (option) => isInitials(text, option),
    (option) => option.words.some((word) => isConsonants(text, word)),
  ];
  for (const isLike of ways) {
    const found = distinct(options.filter((option) => isLike(option) && !onlyUnnegated(words, option)));
    if (found.length > 0) return found;
  }
  const whole = optionsMisspelt(options, text);
  if (whole.length > 0) return whole;
  const plain = options.filter((option) => !onlyUnnegated(words, option));
  return closest(plain, text, (option) => option.words);
}

/** Whether a word, or a longer form of it, stands in several options: "hour" of "1 hour" and "5 hours". */
export function isCommon(options: readonly Option[], word: string): boolean {
  const isForm = (other: string) => other === word || (word.length >= 4 && other === `${word}s`);
  const holding = options.filter((option) => option.words.some(isForm));
  return (
    SMALL_WORDS.has(word) ||
    (holding.length > 1 && options.some((option) => option.words.includes(`${word}s`)))
  );
}

/** Whether each word may be a slip for its counterpart: "its important" is no slip for "not important". */
function isWordByWord(typed: readonly string[], words: readonly string[]): boolean {
  if (typed.length === 1 || typed.length !== words.length) return true;
  return typed.every((word, at) => {
    const counterpart = words[at] ?? "";
    return word === counterpart || hasSameLetters(word, counterpart) || slips(word, counterpart) < 4;
  });
}

function hasSameLetters(a: string, b: string): boolean {
  return a.length === b.length && missingLetters(a, b) === 0;
}

/** "I don't" is in "I don't know", but does not name it. */
function saysNothing(words: readonly string[]): boolean {
  const isTurningDown = words.some((word) => NEGATORS.has(word));
  return words.every(
    (word) => SMALL_WORDS.has(word) || NEGATORS.has(word) || (isTurningDown && FILLERS.has(word)),
  );
}

/** The options that a bare text spells out but for slips of the finger: "mroe than 50". */
export function optionsMisspelt(options: readonly Option[], text: string): Option[] {
  if (text.length > MAX_COMPARED) return [];
  const words = text.split(" ");
  const alike = options.filter(
    (option) => !onlyUnnegated(words, option) && isWordByWord(words, option.words),
  );
  return closest(alike, text, (option) => [option.bare]);
}

/** Whether an option says no and the words do not: "online" is not "We have no online shop". */
export function onlyUnnegated(words: readonly string[], option: Option): boolean {
  return option.words.some(isNegation) && !words.some(isNegation);
}

function isNegation(word: string): boolean {
  return word === "no" || word === "none" || (NEGATORS.has(word) && !/^(?:than|hardly|besides)$/.test(word));
}

function isBeginning(text: string, option: Option): boolean {
  if (text.length < 3 || FILLERS.has(text)) return false;
  return option.bare.startsWith(text) || option.words.some((word) => word.startsWith(text));
}

function isInitials(text: string, option: Option): boolean {
  if (text.length < 2 || option.words.length < 2) return false;
  const all = option.words.map((word) => word[0]).join("");
  const main = option.words.filter((word) => !SMALL_WORDS.has(word)).map((word) => word[0]);
  return text === all || text === main.join("");
}

/** "ops" and "mktg": no vowel after the first letter, and all letters in the order of the word. */
function isConsonants(text: string, word: string): boolean {
  if (text.length < 3 || word.length < 6 || !/^[a-z][^aeiou\d\s]+$/.test(text) || text[0] !== word[0])
    return false;
  let from = 0;
  for (const letter of text) {
    const at = word.indexOf(letter, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}

/** The options with the fewest slips between the text and one of their names. */
function closest(
  options: readonly Option[],
  text: string,
  namesOf: (option: Option) => readonly string[],
): Option[] {
  if (FILLERS.has(text)) return [];
  let fewest = Number.POSITIVE_INFINITY;
  let found: Option[] = [];
  for (const option of options) {
    const count = Math.min(...namesOf(option).map((name) => slips(text, name)));
    if (count > fewest || count === Number.POSITIVE_INFINITY) continue;
    found = count < fewest ? [option] : [...found, option];
    fewest = count;
  }
  return distinct(found);
}

/** How many slips of the finger lie between two texts; infinite when there are too many for their length. */
function slips(typed: string, name: string): number {
  const shorter = Math.min(typed.length, name.length);
  const allowed = Math.min(3, Math.floor(shorter / 4));
  const isOutOfReach = Math.abs(typed.length - name.length) > allowed || name.length > MAX_COMPARED;
  // Another number is another answer, not a slip.
  if (allowed === 0 || isOutOfReach || digitsOf(typed) !== digitsOf(name)) return Number.POSITIVE_INFINITY;
  if (isOtherWord(typed, name)) return Number.POSITIVE_INFINITY;
  if (isOpposite(typed, name) || isOpposite(name, typed)) return Number.POSITIVE_INFINITY;
  const edits = distance(typed, name);
  // Two letters that changed places are one slip, but two edits that leave the letters as they were.
  const isSwapped = edits >= 2 && missingLetters(typed, name) <= edits - 2;
  const count = isSwapped ? edits - 1 : edits;
  return count <= allowed ? count : Number.POSITIVE_INFINITY;
}

/** "Best" is no slip for "west": a first letter is rarely missed by more than a key. */
function isOtherWord(typed: string, name: string): boolean {
  const [first = "", start = ""] = [typed[0], name[0]];
  const isMissed = typed.length === name.length && first !== start && !areNeighbours(first, start);
  return isMissed && missingLetters(typed, name) > 0;
}

/** "Unsatisfied" is no slip for "satisfied". */
function isOpposite(longer: string, shorter: string): boolean {
  const prefix = /^(?:un|dis|in|im|non|ir|il)(?=.{4})/.exec(longer)?.[0];
  return prefix !== undefined && !shorter.startsWith(prefix) && longer.length > shorter.length;
}

/** How many letters of the one are not in the other, whichever way round is more. */
function missingLetters(a: string, b: string): number {
  return Math.max(lettersLeft(a, b), lettersLeft(b, a));
}

function lettersLeft(from: string, taken: string): number {
  const rest = [...from];
  for (const letter of taken) {
    const at = rest.indexOf(letter);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest.length;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}
