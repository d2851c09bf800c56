import { distance } from "fastest-levenshtein";
import { isQuality } from "../language/word-forms";

/** In characters. Longer words are not compared, to limit the time of the edit distance. */
const MAX_COMPARED_LENGTH = 80;
/** True if `typed` is a prefix of `word` or its first letter and consonants: "tech", "ops", "mktg". */
export function isAbbreviation(typed: string, word: string): boolean {
  if (typed.length < 3 || typed.length >= word.length || isQuality(typed, word)) return false;
  const isThinned = /^[a-z][^aeiou\P{L}]{2,5}$/u.test(typed) && word.length >= 6;
  return word.startsWith(typed) || (isThinned && isSubsequence(typed, word));
}

/** True if the letters occur in `word` in this order and both start with the same letter. */
function isSubsequence(letters: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === letters[at]) at++;
  return letters[0] === word[0] && at === letters.length;
}

/** True if two words differ by at most one edit per four letters, and three in total. */
export function isTypo(typed: string, word: string): boolean {
  const allowed = Math.min(3, Math.floor(Math.min(typed.length, word.length) / 4));
  const isOutOfReach = Math.abs(typed.length - word.length) > allowed || word.length > MAX_COMPARED_LENGTH;
  // Different digits are a different answer.
  if (allowed === 0 || isOutOfReach || digitsOf(typed) !== digitsOf(word)) return false;
  if (isOpposite(typed, word) || isOpposite(word, typed)) return false;
  // "Best" is not a typo of "west", but "teh" is one of "the".
  const isOtherStart = typed[0] !== word[0] && missingLetters(typed, word) > 0;
  if (isOtherStart && typed.length === word.length) return false;
  const edits = distance(typed, word);
  const isSwapped = edits >= 2 && missingLetters(typed, word) <= edits - 2;
  return (isSwapped ? edits - 1 : edits) <= allowed;
}

/** A negating prefix isn't a typo: "unsatisfied" and "satisfied". */
function isOpposite(longer: string, shorter: string): boolean {
  const prefix = /^(?:un|dis|in|im|non|ir|il)(?=.{4})/.exec(longer)?.[0];
  return prefix !== undefined && !shorter.startsWith(prefix) && longer.length > shorter.length;
}

const missingLetters = (first: string, second: string): number =>
  Math.max(countUnmatched(first, second), countUnmatched(second, first));

function countUnmatched(from: string, matched: string): number {
  const remaining = [...from];
  for (const letter of matched) {
    const at = remaining.indexOf(letter);
    if (at >= 0) remaining.splice(at, 1);
  }
  return remaining.length;
}

const digitsOf = (text: string): string => text.replace(/\D/g, "");
