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
  const longer = Math.max(one.length, other.length);
  let same = 0;
  while (same < longer && one[same] === other[same]) same++;
  return same >= 4 && longer - same <= MAX_ENDING && same >= SAME_STEM * longer;
}

/** "tech", "ops" and "mktg": the beginning of a name, or its consonants in order. */
export function isShortFor(typed: string, name: string): boolean {
  if (typed.length < 3 || typed.length >= name.length) return false;
  if (name.startsWith(typed)) return true;
  if (name.length < 6 || !/^[a-z][^aeiou\d\s]+$/.test(typed) || typed[0] !== name[0]) return false;
  let from = 0;
  for (const letter of typed) {
    const at = name.indexOf(letter, from);
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}

/** How many slips of the finger lie between two texts; infinite when there are too many for their length. */
export function slips(typed: string, name: string): number {
  const shorter = Math.min(typed.length, name.length);
  const allowed = Math.min(3, Math.floor(shorter / 4));
  const isOutOfReach = Math.abs(typed.length - name.length) > allowed || name.length > MAX_COMPARED;
  // Another number is another answer, not a slip.
  if (allowed === 0 || isOutOfReach || digitsOf(typed) !== digitsOf(name)) return Number.POSITIVE_INFINITY;
  if (isOtherWord(typed, name) || isOpposite(typed, name) || isOpposite(name, typed))
    return Number.POSITIVE_INFINITY;
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
