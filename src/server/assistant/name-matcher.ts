import { normalizedText } from "./normalized-text";

/** A range of a text; `end` is exclusive. */
export interface Passage {
  start: number;
  end: number;
}

/** Fewest letters in a part of a name: shorter parts occur in too many words. Scripts without capitals need fewer. */
const MIN_PART_LENGTH = 3;
const MIN_UNSPACED_LENGTH = 2;

/** Names that are also English words: in lowercase they are the word. */
const ALSO_COMMON_WORDS = words(
  "an april art august bill black bond brown buck case chase cliff cook dawn dean do faith ford frank grace grant gray green hill hope hunter joy june king lance law long love mark mason max may mercy miles miller norm page penny price rich rose short sky smith so stone summer sunny wales ward water way west white will wood young",
);
/** Parts of names that don't identify a person: particles, titles and placeholders. */
const NO_NAME = words(
  "van von vom zum zur der den dem des del della dela dos das les los las the and und bin ibn abu ben mac herr frau miss mrs prof doctor sir lady user test tester testing admin administrator guest demo example participant customer client manager owner company team office support sales info contact name email mail nobody anonymous unknown new null none",
);

/** Scripts without spaces between words, or with particles joined to names. */
const UNSPACED = String.raw`[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}]`;
const HAS_UNSPACED = new RegExp(UNSPACED, "u");
const STARTS_UNSPACED = new RegExp(`^${UNSPACED}`, "u");
const ENDS_UNSPACED = new RegExp(`${UNSPACED}$`, "u");
const IN_WORD = String.raw`(?!${UNSPACED})[\p{L}\p{N}\p{M}]`;
const STARTS_IN_WORD = new RegExp(`^${IN_WORD}`, "u");
const ENDS_IN_WORD = new RegExp(`${IN_WORD}$`, "u");

interface Candidate {
  words: readonly Word[];
  isFullName: boolean;
}

interface Word {
  text: string;
  /** Whether it may follow the previous word without a space. */
  isJoined: boolean;
}

/**
 * Creates a search for a person's name, in full or in parts; undefined if there is nothing to search for. It compares
 * normalized text instead of building a pattern from user input, so no name can make it slow (decision 0031).
 */
export function createNameMatcher(name: string | null): ((text: string) => Passage[]) | undefined {
  const parts = normalizedText((name ?? "").normalize("NFC"))
    .text.split(" ")
    .filter(Boolean);
  if (lettersIn(parts.join("")) < 2) return undefined;
  const isOneWord = parts.length === 1;
  const candidates: Candidate[] = [
    { words: parts.map(wordIn), isFullName: true },
    ...[...new Set(parts)].filter(isLongEnough).map((part) => ({
      words: [{ text: part, isJoined: false }],
      isFullName: isOneWord,
    })),
  ];
  const firsts = new Set(candidates.map(firstOf));

  /** Whether a match is the name rather than a word with the same spelling. */
  function isName(originalText: string, word: string, { isFullName }: Candidate): boolean {
    if (isFullName && !isOneWord) return true;
    if (NO_NAME.has(word)) return false;
    if (!/^\p{Ll}/u.test(originalText)) return true;
    return isFullName && isLongEnough(word) && !ALSO_COMMON_WORDS.has(word);
  }

  return (original) => {
    const { text, origins } = normalizedText(original);
    const passages: Passage[] = [];
    for (let at = 0; at < text.length; at += 1) {
      if (!firsts.has(text.charAt(at))) continue;
      for (const candidate of candidates) {
        const until = endOf(candidate, text, at);
        if (until === undefined) continue;
        const passage = { start: origins[at] ?? 0, end: origins[until] ?? original.length };
        const originalText = original.slice(passage.start, passage.end);
        if (isName(originalText, text.slice(at, until), candidate)) passages.push(passage);
        at = until - 1;
        break;
      }
    }
    return passages;
  };
}

const firstOf = ({ words }: Candidate) => words[0]?.text.charAt(0) ?? "";

const wordIn = (text: string, index: number, parts: readonly string[]): Word => ({
  text,
  isJoined: STARTS_UNSPACED.test(text) && ENDS_UNSPACED.test(parts[index - 1] ?? ""),
});

/** The end of a candidate at `start`; undefined if it isn't there or, in spaced scripts, is part of a word. */
function endOf({ words }: Candidate, text: string, start: number): number | undefined {
  let at = start;
  for (const [index, word] of words.entries()) {
    if (index > 0) {
      if (text[at] === " ") at += 1;
      else if (!word.isJoined) return undefined;
    }
    if (!text.startsWith(word.text, at)) return undefined;
    at += word.text.length;
  }
  const [first, last] = [words[0]?.text ?? "", words.at(-1)?.text ?? ""];
  if (STARTS_IN_WORD.test(first) && ENDS_IN_WORD.test(text.slice(Math.max(0, start - 2), start)))
    return undefined;
  return ENDS_IN_WORD.test(last) && STARTS_IN_WORD.test(text.slice(at, at + 2)) ? undefined : at;
}

const lettersIn = (text: string) => [...text.matchAll(/\p{L}/gu)].length;
const isLongEnough = (part: string) =>
  lettersIn(part) >= (HAS_UNSPACED.test(part) ? MIN_UNSPACED_LENGTH : MIN_PART_LENGTH);

/** The words of a list separated by spaces. */
export function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}
