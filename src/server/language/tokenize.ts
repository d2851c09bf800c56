import { casefold, normalize } from "./normalize";

/** A word or a mark of a message, with where it stands in the folded text. */
export interface Word {
  /** As words are compared: small, without accents and apostrophes; "" for a mark. */
  readonly normalized: string;
  /** As it stands, folded. */
  readonly folded: string;
  readonly from: number;
  readonly to: number;
}

/** A message as the readers take it. */
export interface Sentence {
  readonly folded: string;
  /** Words and marks in order, without the space between them. */
  readonly words: readonly Word[];
}

/** Where in a sentence something stands: its words from `from` up to, and without, `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Whether two spans share a word. */
export const overlap = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to;

/** The words of a sentence without its marks. */
export const spokenIn = ({ words }: Sentence): Word[] => words.filter(({ normalized }) => normalized !== "");

/** Whether a word is the second part of one: "self-employed" is no employee. */
export function isJoined({ words }: Sentence, at: number): boolean {
  const [first, hyphen, own] = [words[at - 2], words[at - 1], words[at]];
  return (
    hyphen?.folded === "-" && first?.normalized !== "" && first?.to === hyphen.from && hyphen.to === own?.from
  );
}

/** Numbers keep their points and signs together: "1,200.50" is one word; "q4" is one too, "약30명" is three. */
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
