import { areForms, sharedStart } from "../likeness";

/** Languages that write words together: "Kartenbetrug" is fraud, and of cards. */
const GLUED: ReadonlySet<string> = new Set(["de", "nl", "sv"]);
const LATIN = /^\p{Script=Latin}+$/u;
const ARTICLE = /^(?:[وف]?(?:[بك]?ال|لل|[بلك])(?=.{3})|و(?=.{4}))/u;

/** How much may stand behind a word as it is in the tables: suffixes, particles. */
const BEHIND: Readonly<Record<string, { least: number; most: number }>> = {
  ko: { least: 2, most: 4 },
  tr: { least: 4, most: 6 },
  hi: { least: 3, most: 3 },
  ar: { least: 3, most: 2 },
};

/** Whether a typed word is a form of a word of the tables, or a compound with it; both bare. */
export function isForm(word: string, typed: string, language: string): boolean {
  if (isShortForm(word, typed, language)) return true;
  if (language === "ar")
    return [word, withoutArticle(word)].some((own) =>
      [typed, withoutArticle(typed)].some((said) => isLonger(own, said, "ar")),
    );
  if (isLonger(word, typed, language)) return true;
  if (areForms(word, typed) && haveStem(word, typed)) return true;
  return GLUED.has(language) && isPartOf(word, typed);
}

/** The word as it is written without an article and "and" before it. */
export const withoutArticle = (word: string): string => word.replace(ARTICLE, "");

/** "Vans"; "leków" of "lek". */
const isShortForm = (word: string, typed: string, language: string): boolean =>
  word.length === 3 &&
  (typed === `${word}s` ||
    ((language === "pl" || language === "ru") && typed.startsWith(word) && typed.length <= 5));

function isLonger(word: string, typed: string, language: string): boolean {
  const behind = BEHIND[language];
  if (!behind || (language === "hi" && LATIN.test(word))) return false;
  return (
    word === typed ||
    (word.length >= behind.least && typed.startsWith(word) && typed.length - word.length <= behind.most)
  );
}

/** "Mostly" is no form of "mostra": all but the last letter, or two, is the same. */
function haveStem(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  return sharedStart(one, other) >= shorter - (shorter >= 7 ? 2 : 1);
}

/** The first part of a compound, or the last one with its ending. */
function isPartOf(word: string, typed: string): boolean {
  const at = typed.lastIndexOf(word);
  const isPart = at === 0 || (at >= 3 && typed.length - at - word.length <= 2);
  return isPart && word.length >= 5 && typed.length >= word.length + 3;
}
