import type { Correction } from "./judgement";
import { numberNamed } from "./moves/correction";
import { readingsOf, tells } from "./moves/said";
import { type Amount, amountsIn } from "./readers/amounts";
import { placesIn } from "./readers/places";
import { type Sentence, sentenceOf, spokenIn } from "./sentence";

/** "2", "question 2", "2: just me". */
const NUMBERED = /^([^\d\n]{0,40}?)(\d{1,3})(?:\s*[.):,;=–-]+\s*(\S.*)|[.)!\s]*)$/su;
const NUMBER_SIGN = /^(?:#|n[ro°º]?\.?)?$/iu;
/** "The second one, please": a longer message says something else beside. */
const MAX_WORDS = 4;

/** Which answer somebody names who was asked which one is to be changed, and what it should be. */
export function answerNamed(message: string): Correction | null {
  const [, before = "", number, words = ""] = NUMBERED.exec(message.trim()) ?? [];
  if (number !== undefined && isNaming(before.trim()))
    return { place: Number(number), words: words.trim() || null };
  const sentence = sentenceOf(message);
  if (spokenIn(sentence).length > MAX_WORDS) return null;
  const place = placesIn(sentence).find(({ place }) => place > 0)?.place ?? onlyNumber(sentence);
  return place === undefined ? null : { place, words: null };
}

/** "No, question 4, on the atmosphere". */
export const namesQuestion = (message: string): boolean =>
  readingsOf(message).some(({ clauses }) => clauses.some((clause) => numberNamed(clause) !== undefined));

const isNaming = (words: string) =>
  NUMBER_SIGN.test(words) ||
  readingsOf(words).some((said) => said.rest === 0 && tells(said, "question", "answer"));

/** "Two". */
function onlyNumber(sentence: Sentence): number | undefined {
  if (spokenIn(sentence).length > 1) return undefined;
  const isNumber = ({ low, high, unit }: Amount) =>
    unit === null && low === high && Number.isInteger(low) && low >= 1;
  return amountsIn(sentence).find(isNumber)?.low;
}
