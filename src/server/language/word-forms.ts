/** Forms of one word share at least this much of the longer form, and their endings have at most three letters. */
const SAME_STEM = 0.6;
const MAX_ENDING_LENGTH = 3;

/** True if two words look like forms of one word: "papers" and "paper", "instagramdan" and "instagram". */
export function sameStem(first: string, second: string): boolean {
  if (first === second) return true;
  if (isQuality(first, second) || isQuality(second, first)) return false;
  const longer = Math.max(first.length, second.length);
  const same = sharedPrefix(first, second);
  return same >= 4 && longer - same <= MAX_ENDING_LENGTH && same >= SAME_STEM * longer;
}

function sharedPrefix(first: string, second: string): number {
  let same = 0;
  while (same < first.length && first[same] === second[same]) same++;
  return same;
}

/** "Hospitality" is not a form of "hospital". */
export const isQuality = (word: string, longer: string): boolean => longer === `${word}ity`;

/** Inflection endings in the languages of the lexicon, without accents. */
const ENDINGS =
  /^(?:s|es|ed|d|ing|e|en|er|em|n|nen|x|aux|o|os|a|as|ar|i|y|u|ow|om|ami|ach|ego|ej|or|na|t|et|in|im|da|de|la|le|lar|ler|ya|ye|yi)?$/;

/** True if two normalized words differ only in inflection: "invoices" and "invoiced", but not "refund" and "refuse". */
export function isInflected(first: string, second: string): boolean {
  if (!sameStem(first, second)) return false;
  const shared = sharedPrefix(first, second);
  return ENDINGS.test(first.slice(shared)) && ENDINGS.test(second.slice(shared));
}
