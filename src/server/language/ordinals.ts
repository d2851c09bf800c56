import { joins, numberAt } from "./numbers";
import { before } from "./phrase-finder";
import { placeEnds, placeMarks, placeWords, UNITS, units } from "./quantities";
import { spanOf, subTokens } from "./subtokens";
import type { Sentence, Span, SubToken } from "./tokenize";

export interface Ordinal extends Span {
  /** From 1; -1 is the last, -2 the second to last. */
  readonly place: number;
  /** Number of items: 2 for "the first two", 3 for "the last three" (place -1). */
  readonly count: number;
  readonly kind: "word" | "number" | "letter";
}

/** Letters that aren't a word in any language. */
const LETTER = /^[b-df-h]$/;
const MAX_ORDINAL_COUNT = 9;
/** Only "first" and "last" can mean several items: "los tres primeros". */
const ENDS: ReadonlySet<number> = new Set([1, -1]);

/** Finds ordinals: "the second", "option 2", "2nd", "b)", "nummer zwei". A lone "2" is an amount. */
export function ordinalsIn(sentence: Sentence): Ordinal[] {
  const parts = subTokens(sentence);
  const places: Ordinal[] = [];
  const isList = parts.every((piece) => piece.isMark || isLetter(piece));
  for (let at = 0; at < parts.length; ) {
    const word = placeWords(parts, at);
    const found =
      manyAt(parts, at) ??
      (word ? wordAt(parts, at, word) : (numberedAt(parts, at) ?? letteredAt(parts, at, isList)));
    if (found) places.push(found.place);
    at = found?.to ?? word?.to ?? at + 1;
  }
  return places;
}

/** An ordinal, and the index of the token after it. */
interface FoundOrdinal {
  readonly place: Ordinal;
  readonly to: number;
}

/** Parses "the three first". */
function manyAt(parts: readonly SubToken[], at: number): FoundOrdinal | null {
  const many = countAt(parts, at);
  const word = many && placeWords(parts, many.to);
  if (!word || !ENDS.has(word.key) || isTime(parts, word.to)) return null;
  return makeFound(parts, at, word.to, "word", word.key, many.count);
}

/** Parses "the second" and "the first three"; null for "first of all" and "the first week". */
function wordAt(
  parts: readonly SubToken[],
  at: number,
  { key, to }: { key: number; to: number },
): FoundOrdinal | null {
  if (key === 0 || isTime(parts, to)) return null;
  const counted = countAt(parts, to);
  return makeFound(parts, at, counted?.to ?? to, "word", key, counted?.count);
}

/** True at a unit of time: "every second day", "the first week". */
const isTime = (parts: readonly SubToken[], at: number): boolean => {
  const unit = units(parts, at);
  return unit !== null && UNITS[unit.key].kind === "time";
};

/** Parses the count of "the first two", but not of "the first two weeks". */
function countAt(parts: readonly SubToken[], at: number): { count: number; to: number } | null {
  const number = numberAt(parts, at);
  const isCount =
    number &&
    !number.needsUnit &&
    number.value >= 2 &&
    number.value <= MAX_ORDINAL_COUNT &&
    !units(parts, number.to);
  return isCount ? { count: number.value, to: number.to } : null;
}

function numberedAt(parts: readonly SubToken[], at: number): FoundOrdinal | null {
  const piece = parts[at];
  const number = piece && numberAt(parts, at);
  if (!number || !Number.isInteger(number.value) || number.value < 1) return null;
  const placeMark = parts[number.to]?.isTouching ? placeEnds(parts, number.to) : null;
  const isItem = number.isDigits && at === 0 && number.to === 1 && parts.length > 2 && isClosed(parts, 1);
  const mark = parts[at - 1]?.text === "#" ? { at: at - 1 } : before(placeMarks, parts, at);
  if (!placeMark && !isItem && !mark) return null;
  return makeFound(parts, mark?.at ?? at, placeMark?.to ?? number.to, "number", number.value);
}

/** True at the mark of "2)" or "b." */
const isClosed = (parts: readonly SubToken[], at: number) =>
  Boolean(parts[at]?.isTouching) && /^[.)]$/.test(parts[at]?.text ?? "");

function letteredAt(parts: readonly SubToken[], at: number, isList: boolean): FoundOrdinal | null {
  const { text = "" } = parts[at] ?? {};
  if (!isLetter(parts[at]) || isPointed(parts, at) || isPointed(parts, at - 2)) return null;
  const mark = before(placeMarks, parts, at);
  const isRecognized = isList || isBesideLetter(parts, at) || isClosed(parts, at) || LETTER.test(text);
  if (!mark && !isRecognized) return null;
  return makeFound(parts, mark?.at ?? at, at + 1, "letter", text.charCodeAt(0) - "a".charCodeAt(0) + 1);
}

const isLetter = (piece: SubToken | undefined) => piece !== undefined && /^[a-z]$/.test(piece.text);
const isEarly = (piece: SubToken | undefined) => piece !== undefined && /^[a-h]$/.test(piece.text);

/** True for letters of an abbreviation: "z.B.", "S.r.l." */
const isPointed = (parts: readonly SubToken[], at: number): boolean =>
  isLetter(parts[at]) &&
  parts[at + 1]?.text === "." &&
  Boolean(parts[at + 1]?.isTouching && parts[at + 2]?.isTouching) &&
  isLetter(parts[at + 2]);

/** True for letters joined to another early letter: "a and c", but not "P&L". */
function isBesideLetter(parts: readonly SubToken[], at: number): boolean {
  if (!isEarly(parts[at])) return false;
  const next = joins(parts, at + 1);
  const last = before(joins, parts, at);
  return Boolean((next && isEarly(parts[next.to])) || (last && isEarly(parts[last.at - 1])));
}

const makeFound = (
  parts: readonly SubToken[],
  at: number,
  to: number,
  kind: Ordinal["kind"],
  place: number,
  count = 1,
): FoundOrdinal => ({ place: { place, count, kind, ...spanOf(parts, at, to) }, to });
