import { distance } from "fastest-levenshtein";
import { isQuality } from "../language/word-forms";

/** Longer words are not compared letter by letter. */
const MAX_COMPARED = 80;
/** Whether a word is the beginning of a longer one, or its consonants: "tech", "ops", "mktg". */
export function isAbbreviation(typed: string, word: string): boolean {
  if (typed.length < 3 || typed.length >= word.length || isQuality(typed, word)) return false;
  const isThinned = /^[a-z][^aeiou\P{L}]{2,5}$/u.test(typed) && word.length >= 6;
  return word.startsWith(typed) || (isThinned && isSubsequence(typed, word));
}

/** Whether the letters of one word stand in another one in this order, beginning with the same letter. */
function isSubsequence(letters: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === letters[at]) at++;
  return letters[0] === word[0] && at === letters.length;
}

/** Whether two words differ by typos only: one edit per four letters, at most three. */
export function isTypo(typed: string, word: string): boolean {
  const allowed = Math.min(3, Math.floor(Math.min(typed.length, word.length) / 4));
  const isOutOfReach = Math.abs(typed.length - word.length) > allowed || word.length > MAX_COMPARED;
  // Another number is another answer.
  if (allowed === 0 || isOutOfReach || digitsOf(typed) !== digitsOf(word)) return false;
  if (isOpposite(typed, word) || isOpposite(word, typed)) return false;
  // "Best" is no typo of "west", but "teh" is one of "the".
  const isOtherStart = typed[0] !== word[0] && missingLetters(typed, word) > 0;
  if (isOtherStart && typed.length === word.length) return false;
  const edits = distance(typed, word);
  const isSwapped = edits >= 2 && missingLetters(typed, word) <= edits - 2;
  return (isSwapped ? edits - 1 : edits) <= allowed;
}

/** "Unsatisfied" is no typo of "satisfied". */
function isOpposite(longer: string, shorter: string): boolean {
  const prefix = /^(?:un|dis|in|im|non|ir|il)(?=.{4})/.exec(longer)?.[0];
  return prefix !== undefined && !shorter.startsWith(prefix) && longer.length > shorter.length;
}

const missingLetters = (one: string, other: string): number =>
  Math.max(lettersLeft(one, other), lettersLeft(other, one));

function lettersLeft(from: string, taken: string): number {
  const rest = [...from];
  for (const letter of taken) {
    const at = rest.indexOf(letter);
    if (at >= 0) rest.splice(at, 1);
  }
  return rest.length;
}

const digitsOf = (text: string): string => text.replace(/\D/g, "");
