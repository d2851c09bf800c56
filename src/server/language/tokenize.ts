import { casefold, normalize } from "./normalize";

/** A word, a number in digits, a mark, or a part of a glued number word. */
export interface SubToken {
  /** The normalized word; a mark as it stands. */
  readonly text: string;
  /** The index of its word in the sentence. */
  readonly word: number;
  readonly isDigits: boolean;
  readonly isMark: boolean;
  /** Whether no space stands before it. */
  readonly isTouching: boolean;
}

/** A word or a mark of a message, with its position in the casefolded text. */
export interface Word {
  /** As `normalize` gives it; "" for a mark. */
  readonly normalized: string;
  /** Casefolded. */
  readonly folded: string;
  readonly from: number;
  readonly to: number;
}

/** A message, split into words and marks. */
export interface Sentence {
  readonly folded: string;
  /** Words and marks in order, without the space between them. */
  readonly words: readonly Word[];
}

/** A range of words of a sentence: from `from` up to, but without, `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Whether a word is the second part of one: "self-employed" is no employee. */
export function isJoined({ words }: Sentence, at: number): boolean {
  const [first, hyphen, own] = [words[at - 2], words[at - 1], words[at]];
  return (
    hyphen?.folded === "-" && first?.normalized !== "" && first?.to === hyphen.from && hyphen.to === own?.from
  );
}

/** Numbers keep their points together: "1,200.50" is one word, and so is "q4". */
const TOKENS =
  /\p{Nd}+(?:[.,'’]\p{Nd}+)*|[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}][\p{L}\p{M}\p{Nd}'’]*|[\p{L}\p{M}][\p{L}\p{M}'’]*|[^\s\p{L}\p{M}\p{Nd}]/gu;

/** Splits a message into words and marks. */
export function tokenize(message: string): Sentence {
  const folded = casefold(message);
  const words = [...folded.matchAll(TOKENS)].map(({ index, 0: text }): Word => {
    return { normalized: normalize(text), folded: text, from: index, to: index + text.length };
  });
  return { folded, words };
}
