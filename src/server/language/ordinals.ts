import type { Sentence, Span } from "./tokenize";
import { before } from "./phrase-finder";
import { joins, numberAt } from "./numbers";
import { type Piece, piecesOf, spanOf } from "./subtokens";
import { placeEnds, placeMarks, placeWords, UNITS, units } from "./quantities";

/** A place in a list that a message names. */
export interface Place extends Span {
  /** From 1; -1 is the last, -2 the one before it. */
  readonly place: number;
  /** How many from there on: "the first two", "the last three" (place -1, the three that end there). */
  readonly count: number;
  readonly kind: "word" | "number" | "letter";
}

/** Letters that are no word anywhere. */
const LETTER = /^[b-df-h]$/;
const MAX_COUNT = 9;
/** "Los tres primeros": the first, and the last, may be many. */
const ENDS: ReadonlySet<number> = new Set([1, -1]);

/** The places that a message names: "the second", "option 2", "2nd", "b)", "nummer zwei". A lone "2" is an amount. */
export function placesIn(sentence: Sentence): Place[] {
  const pieces = piecesOf(sentence);
  const places: Place[] = [];
  const isList = pieces.every((piece) => piece.isMark || isLetter(piece));
  for (let at = 0; at < pieces.length; ) {
    const word = placeWords(pieces, at);
    const found =
      manyAt(pieces, at) ??
      (word ? wordAt(pieces, at, word) : (numberedAt(pieces, at) ?? letteredAt(pieces, at, isList)));
    if (found) places.push(found.place);
    at = found?.to ?? word?.to ?? at + 1;
  }
  return places;
}

/** A place, and the piece after it. */
interface Found {
  readonly place: Place;
  readonly to: number;
}

/** "The three first". */
function manyAt(pieces: readonly Piece[], at: number): Found | null {
  const many = countAt(pieces, at);
  const word = many && placeWords(pieces, many.to);
  if (!word || !ENDS.has(word.key) || isTime(pieces, word.to)) return null;
  return placed(pieces, at, word.to, "word", word.key, many.count);
}

/** "The second", "the first three"; null for "first of all" and "the first week". */
function wordAt(
  pieces: readonly Piece[],
  at: number,
  { key, to }: { key: number; to: number },
): Found | null {
  if (key === 0 || isTime(pieces, to)) return null;
  const counted = countAt(pieces, to);
  return placed(pieces, at, counted?.to ?? to, "word", key, counted?.count);
}

/** "Every second day", "the first week". */
const isTime = (pieces: readonly Piece[], at: number): boolean => {
  const unit = units(pieces, at);
  return unit !== null && UNITS[unit.key].kind === "time";
};

/** "The first two", but not "the first two weeks". */
function countAt(pieces: readonly Piece[], at: number): { count: number; to: number } | null {
  const said = numberAt(pieces, at);
  const isCount =
    said && !said.needsUnit && said.value >= 2 && said.value <= MAX_COUNT && !units(pieces, said.to);
  return isCount ? { count: said.value, to: said.to } : null;
}

function numberedAt(pieces: readonly Piece[], at: number): Found | null {
  const piece = pieces[at];
  const said = piece && numberAt(pieces, at);
  if (!said || !Number.isInteger(said.value) || said.value < 1) return null;
  const after = pieces[said.to]?.isTouching ? placeEnds(pieces, said.to) : null;
  const isItem = said.isDigits && at === 0 && said.to === 1 && pieces.length > 2 && isClosed(pieces, 1);
  const mark = pieces[at - 1]?.text === "#" ? { at: at - 1 } : before(placeMarks, pieces, at);
  if (!after && !isItem && !mark) return null;
  return placed(pieces, mark?.at ?? at, after?.to ?? said.to, "number", said.value);
}

/** "2) …", "b." at the start of a message. */
const isClosed = (pieces: readonly Piece[], at: number) =>
  Boolean(pieces[at]?.isTouching) && /^[.)]$/.test(pieces[at]?.text ?? "");

function letteredAt(pieces: readonly Piece[], at: number, isList: boolean): Found | null {
  const { text = "" } = pieces[at] ?? {};
  if (!isLetter(pieces[at]) || isPointed(pieces, at) || isPointed(pieces, at - 2)) return null;
  const mark = before(placeMarks, pieces, at);
  const isTold = isList || isBesideLetter(pieces, at) || isClosed(pieces, at) || LETTER.test(text);
  if (!mark && !isTold) return null;
  return placed(pieces, mark?.at ?? at, at + 1, "letter", text.charCodeAt(0) - "a".charCodeAt(0) + 1);
}

const isLetter = (piece: Piece | undefined) => piece !== undefined && /^[a-z]$/.test(piece.text);
const isEarly = (piece: Piece | undefined) => piece !== undefined && /^[a-h]$/.test(piece.text);

/** "Z.B.", "d.h.", "S.r.l.": letters with a point between them are short for words. */
const isPointed = (pieces: readonly Piece[], at: number): boolean =>
  isLetter(pieces[at]) &&
  pieces[at + 1]?.text === "." &&
  Boolean(pieces[at + 1]?.isTouching && pieces[at + 2]?.isTouching) &&
  isLetter(pieces[at + 2]);

/** "A and c": the one tells the other; "P&L" tells none. */
function isBesideLetter(pieces: readonly Piece[], at: number): boolean {
  if (!isEarly(pieces[at])) return false;
  const next = joins(pieces, at + 1);
  const last = before(joins, pieces, at);
  return Boolean((next && isEarly(pieces[next.to])) || (last && isEarly(pieces[last.at - 1])));
}

const placed = (
  pieces: readonly Piece[],
  at: number,
  to: number,
  kind: Place["kind"],
  place: number,
  count = 1,
): Found => ({ place: { place, count, kind, ...spanOf(pieces, at, to) }, to });
