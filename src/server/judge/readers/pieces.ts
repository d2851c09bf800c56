import { LEXICA } from "../lexicon/languages";
import { prepared } from "../lexicon/prepared";
import { phrasesOf, type ValueWords } from "../lexicon/value-words";
import { bare, isUnspaced } from "../normalise";
import { oncePer } from "../once-per";
import type { Sentence, Span, Word } from "../sentence";
import { isKnown } from "./languages-told";

/** A part of a message as the readers match it: a word, a number in digits, a mark, or a part of a glued word. */
export interface Piece {
  /** The bare word; a mark as it stands. */
  readonly text: string;
  /** Which word of the sentence it is of. */
  readonly word: number;
  readonly isDigits: boolean;
  readonly isMark: boolean;
  /** Of a script whose words are compared without the space between them. */
  readonly isUnspaced: boolean;
  /** Whether nothing stands between it and the piece before it. */
  readonly isTouching: boolean;
}

/** A longer word is no number in words. */
const MAX_GLUED = 48;

/** The pieces of a sentence, once for all readers: "zweiundzwanzig" is three, hyphens inside words and apostrophes are none. */
export const piecesOf = oncePer((sentence: Sentence): readonly Piece[] =>
  sentence.words.flatMap((word, index): Piece[] => {
    const before = sentence.words[index - 1];
    const after = sentence.words[index + 1];
    const isTouching = before?.to === word.from;
    const isDigits = /^\p{Nd}/u.test(word.folded);
    if (isDigits) return [pieceOf(word.folded, index, isTouching, "digits")];
    if (word.bare === "") {
      const joins = isTouching && word.to === after?.from && isWord(before?.bare) && isWord(after.bare);
      if (word.folded === "'" || (word.folded === "-" && joins)) return [];
      return [pieceOf(word.folded, index, isTouching, "mark")];
    }
    const parts = spokenParts(word).flatMap(partsOf);
    return parts.map((text, at) => pieceOf(text, index, at > 0 || isTouching, "word"));
  }),
);

/** "D'une" is two words, where no table knows it as one; "you'd" is one. */
function spokenParts({ bare: whole, folded }: Word): readonly string[] {
  if (!folded.includes("'")) return [whole];
  const [first = "", second = "", ...others] = folded.split("'").map(bare);
  const isElided = first !== "" && first.length <= second.length && others.length === 0;
  return isElided && !isKnown(whole) ? [first, second] : [whole];
}

function pieceOf(text: string, word: number, isTouching: boolean, is: "word" | "digits" | "mark"): Piece {
  return {
    text,
    word,
    isDigits: is === "digits",
    isMark: is === "mark",
    isUnspaced: is === "word" && isUnspaced(text),
    isTouching,
  };
}

const isWord = (text: string | undefined) => text !== undefined && text !== "" && !/^\p{Nd}/u.test(text);

interface Glue {
  readonly numbers: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  readonly joins: ReadonlySet<string>;
  readonly tails: ReadonlySet<string>;
  readonly isUnspaced: boolean;
}

const glues = prepared(() =>
  LEXICA.filter(({ values }) => values.isGlued).map(({ values }) => glueOf(values)),
);

function glueOf(values: ValueWords): Glue {
  const { numbers, magnitudes, articles, joins, halves, units } = values;
  const isCompact = isUnspaced(numbers["2"] ?? "");
  const words = [
    ...Object.values(numbers),
    ...Object.values(magnitudes),
    articles,
    joins.forward,
    joins.backward ?? "",
    halves.after,
    ...(isCompact ? [...Object.values(units), ...Object.values(values.bounds.after), values.about] : []),
  ].flatMap(phrasesOf);
  const own = new Set(Object.values(numbers).flatMap(phrasesOf));
  return {
    numbers: own,
    words: new Set(words),
    joins: new Set([joins.forward, joins.backward ?? ""].flatMap(phrasesOf)),
    tails: new Set(phrasesOf(values.tails ?? "")),
    isUnspaced: isCompact,
  };
}

/** The number words (and their unit) that a word consists of; the word itself when it is no such thing. */
function partsOf(word: string): readonly string[] {
  if (word.length > MAX_GLUED) return [word];
  // "Une" is no Italian "un e"; without spaces a phrase is one word, too: "两次".
  if (isUnspaced(word) ? glues().some(({ words }) => words.has(word)) : isKnown(word)) return [word];
  for (const glue of glues()) {
    const parts = glue.isUnspaced === isUnspaced(word) ? split(word, glue, new Set()) : null;
    if (parts !== null && !isWordOfItsOwn(parts, glue)) return parts;
  }
  return [word];
}

/** "일을" is work, not one: a number with a tail of one letter; "tree" is no Italian "tre e". */
function isWordOfItsOwn(parts: readonly string[], glue: Glue): boolean {
  const [first = "", tail = "", ...others] = parts;
  if (glue.joins.has(parts.at(-1) ?? "")) return true;
  return others.length === 0 && tail.length === 1 && glue.tails.has(tail) && glue.numbers.has(first);
}

/** Longest words first; ends that led nowhere are remembered, so that the time stays small. */
function split(rest: string, glue: Glue, dead: Set<number>): string[] | null {
  if (dead.has(rest.length)) return null;
  for (let end = rest.length; end > 0; end--) {
    const part = rest.slice(0, end);
    if (!glue.words.has(part)) continue;
    if (end === rest.length) return [part];
    const left = rest.slice(end);
    const more = split(left, glue, dead) ?? (glue.tails.has(left) ? [left] : null);
    if (more !== null) return [part, ...more];
  }
  dead.add(rest.length);
  return null;
}

/** The word of the sentence after the pieces that end before `to`. */
export const wordEnd = (pieces: readonly Piece[], to: number): number => (pieces[to - 1]?.word ?? 0) + 1;

/** The words of the sentence that the pieces from `at` to `to` are of. */
export const spanOf = (pieces: readonly Piece[], at: number, to: number): Span => ({
  from: pieces[at]?.word ?? 0,
  to: wordEnd(pieces, to),
});

/** The texts, as phrases are compared, of the first piece from `at` on, the first two, and so on up to `to`. */
export function textsFrom(pieces: readonly Piece[], at: number, to: number): string[] {
  const texts: string[] = [];
  for (let index = at; index < to; index++) {
    const piece = pieces[index];
    const before = texts.at(-1);
    const isOneWord = piece?.isTouching && joinsUnspaced(piece, pieces[index - 1]);
    texts.push(
      before === undefined ? (piece?.text ?? "") : `${before}${isOneWord ? "" : " "}${piece?.text ?? ""}`,
    );
  }
  return texts;
}

/** "週1回" is one word, as the tables write it. */
const joinsUnspaced = (piece: Piece, before: Piece | undefined): boolean =>
  piece.isUnspaced
    ? Boolean(before?.isUnspaced || before?.isDigits)
    : piece.isDigits && Boolean(before?.isUnspaced);

/** The pieces from `at` to `to` as one text. */
export const textOf = (pieces: readonly Piece[], at: number, to: number): string =>
  textsFrom(pieces, at, to).at(-1) ?? "";

/** The end of a date, a time or a version that begins here: "2020-05-01", "8:30", "1/2/2024"; null for others. */
export function chainEnd(pieces: readonly Piece[], at: number): number | null {
  let to = at;
  while (
    pieces[to]?.isDigits &&
    pieces[to + 1]?.isTouching &&
    /^[-/:.]$/.test(pieces[to + 1]?.text ?? "") &&
    pieces[to + 2]?.isDigits &&
    pieces[to + 2]?.isTouching
  ) {
    to += 2;
  }
  return to - at >= 4 || (to > at && pieces[at + 1]?.text === ":") ? to + 1 : null;
}
