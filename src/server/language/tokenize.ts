import { casefold, normalize } from "./normalize";

/** A word, a number in digits, a punctuation mark, or a part of a compound number word. */
export interface SubToken {
  /** Normalized word, or the mark itself. */
  readonly text: string;
  /** Index of its word in the sentence. */
  readonly word: number;
  readonly isDigits: boolean;
  readonly isMark: boolean;
  /** True if no space comes before it. */
  readonly isTouching: boolean;
}

/** A word or a mark of a message. `from` and `to` are offsets in the casefolded text. */
export interface Word {
  /** "" for a mark. */
  readonly normalized: string;
  readonly folded: string;
  readonly from: number;
  readonly to: number;
}

export interface Sentence {
  readonly folded: string;
  /** Words and marks in order, without spaces. */
  readonly words: readonly Word[];
}

/** A range of word indexes; `to` is exclusive. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** True for the second part of a hyphenated word, such as "employed" in "self-employed". */
export function isJoined({ words }: Sentence, at: number): boolean {
  const [first, hyphen, second] = [words[at - 2], words[at - 1], words[at]];
  return (
    hyphen?.folded === "-" &&
    first?.normalized !== "" &&
    first?.to === hyphen.from &&
    hyphen.to === second?.from
  );
}

/** Numbers keep their separators: "1,200.50" is one word, and so is "q4". */
const TOKENS =
  /\p{Nd}+(?:[.,'’]\p{Nd}+)*|[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}][\p{L}\p{M}\p{Nd}'’]*|[\p{L}\p{M}][\p{L}\p{M}'’]*|[^\s\p{L}\p{M}\p{Nd}]/gu;

/** Splits a message into words and punctuation marks. */
export function tokenize(message: string): Sentence {
  const folded = casefold(message);
  const words = [...folded.matchAll(TOKENS)].map(({ index, 0: text }): Word => {
    return { normalized: normalize(text), folded: text, from: index, to: index + text.length };
  });
  return { folded, words };
}
