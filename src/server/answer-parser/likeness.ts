import { distance } from "fastest-levenshtein";
import { areNeighbours } from "./moves/noise";

/** Longer words are not compared letter by letter. */
const MAX_COMPARED = 80;
/** How much of a word must be the same for two to be forms of one. */
const SAME_STEM = 0.6;
const MAX_ENDING = 3;

/** Whether two bare words are forms of one: "papers" and "paper", "instagramdan" and "instagram". */
export function areForms(one: string, other: string): boolean {
  if (one === other) return true;
  if (isQuality(one, other) || isQuality(other, one)) return false;
  const longer = Math.max(one.length, other.length);
  const same = sharedStart(one, other);
  return same >= 4 && longer - same <= MAX_ENDING && same >= SAME_STEM * longer;
}

/** With how many same letters two words begin. */
export function sharedStart(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  return same;
}

/** A hospital is no hospitality. */
const isQuality = (word: string, longer: string): boolean => longer === `${word}ity`;

/** "tech", "ops" and "mktg": the beginning of a name, or its consonants in order. */
export function isShortFor(typed: string, name: string): boolean {
  if (typed.length < 3 || typed.length >= name.length || isQuality(typed, name)) return false;
  const isThinned = /^[a-z][^aeiou\P{L}]{2,5}$/u.test(typed) && name.length >= 6;
  return name.startsWith(typed) || (isThinned && new RegExp(`^${[...typed].join(".*")}`).test(name));
}

/** Whether no more lies between two words than slips of the finger; the longer they are, the more. */
export function isSlip(typed: string, name: string): boolean {
  const allowed = Math.min(3, Math.floor(Math.min(typed.length, name.length) / 4));
  const isOutOfReach = Math.abs(typed.length - name.length) > allowed || name.length > MAX_COMPARED;
  // Another number is another answer, not a slip.
  if (allowed === 0 || isOutOfReach || digitsOf(typed) !== digitsOf(name)) return false;
  if (isOtherWord(typed, name) || isOpposite(typed, name) || isOpposite(name, typed)) return false;
  const edits = distance(typed, name);
  // Two letters that changed places are one slip, but two edits that leave the letters as they were.
  const isSwapped = edits >= 2 && missingLetters(typed, name) <= edits - 2;
  return (isSwapped ? edits - 1 : edits) <= allowed;
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
const missingLetters = (a: string, b: string): number => Math.max(lettersLeft(a, b), lettersLeft(b, a));

function lettersLeft(from: string, taken: string): number {
  const rest = [...from];
  for (const letter of taken) {
    const at = rest.indexOf(letter);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest.length;
}

const digitsOf = (text: string): string => text.replace(/\D/g, "");
