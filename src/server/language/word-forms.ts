/** Two forms of one word share this much of it, and differ in an ending of at most three letters. */
const SAME_STEM = 0.6;
const MAX_ENDING = 3;

/** Whether two words are forms of one: "papers" and "paper", "instagramdan" and "instagram". */
export function sameStem(one: string, other: string): boolean {
  if (one === other) return true;
  if (isQuality(one, other) || isQuality(other, one)) return false;
  const longer = Math.max(one.length, other.length);
  const same = sharedPrefix(one, other);
  return same >= 4 && longer - same <= MAX_ENDING && same >= SAME_STEM * longer;
}

function sharedPrefix(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  return same;
}

/** "Hospitality" is no form of "hospital". */
export const isQuality = (word: string, longer: string): boolean => longer === `${word}ity`;

/** Endings of inflected words in the languages of the lexicon, without accents. */
const ENDINGS =
  /^(?:s|es|ed|d|ing|e|en|er|em|n|nen|x|aux|o|os|a|as|ar|i|y|u|ow|om|ami|ach|ego|ej|or|na|t|et|in|im|da|de|la|le|lar|ler|ya|ye|yi)?$/;

/** Whether two normalized words are one word with other endings: "invoices" and "invoiced", but not "refund" and "refuse". */
export function isInflected(one: string, other: string): boolean {
  if (!sameStem(one, other)) return false;
  const shared = sharedPrefix(one, other);
  return ENDINGS.test(one.slice(shared)) && ENDINGS.test(other.slice(shared));
}
