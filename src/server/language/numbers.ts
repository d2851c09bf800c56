import {
  createNumberFinder,
  createPhraseFinder,
  createUnionFinder,
  type PhraseFinder,
} from "./phrase-finder";
import type { SubToken } from "./tokenize";

/** A number in a message. `to` is the index of the token after it. */
export interface ParsedNumber {
  readonly value: number;
  readonly to: number;
  /** Approximate: "a couple". */
  readonly isAbout: boolean;
  /** Starts with digits: "12", "5k". */
  readonly isDigits: boolean;
  /** An article or a half, which counts as a number only before a unit. */
  readonly needsUnit: boolean;
  /** Magnitude at the end: 1000 for "10k". */
  readonly scale: number;
  /** Four digits that may be a year. */
  readonly isYear: boolean;
}

const numbers: PhraseFinder<string> = createPhraseFinder((values) => Object.entries(values.numbers));
const magnitudes = createNumberFinder((values) => values.magnitudes);
const countedMagnitudes = createNumberFinder((values) => values.countedMagnitudes);
const articles = createUnionFinder((values) => values.articles);
/** "And" between the parts of a number. */
export const joins = createUnionFinder((values) => values.joins.forward);
const backwardJoins = createUnionFinder((values) => values.joins.backward ?? "");
/** "One" as a pronoun. */
export const pronouns = createUnionFinder((values) => values.pronouns?.words ?? "");
/** "And a half". */
export const halvesAfter = createUnionFinder((values) => values.halves.after);
const halvesBefore = createUnionFinder((values) => values.halves.before ?? "");

const DIGITS = /^\d+$/;
/** First group of "1 200 000". */
const FEW = /^[1-9]\d{0,2}$/;
const THREE = /^\d{3}$/;
/** In tokens. No number is longer in any language. */
const MAX_NUMBER_TOKENS = 40;

/** Parses the number that starts at a token, in digits or words; null without one. The value is NaN for "several". */
export function numberAt(tokens: readonly SubToken[], at: number): ParsedNumber | null {
  const first = tokens[at];
  if (first === undefined || first.isMark) return null;
  const halfBefore = halvesBefore(tokens, at);
  const start = halfBefore?.to ?? at;
  const parts: number[] = [];
  let to = start;
  let isAbout = false;
  let [sum, scale] = [0, 1];
  while (to - at < MAX_NUMBER_TOKENS) {
    const next = partAt(tokens, to, parts);
    if (next === null) break;
    const [total = 0, ...others] = parts;
    if (sum > 0) scale = others.length === 0 ? total / sum : 1;
    scale *= next.scale ?? 1;
    sum = parts.reduce((subtotal, part) => subtotal + part, 0);
    isAbout ||= next.isAbout;
    to = next.to;
  }
  if (parts.length === 0) return null;
  const value = sum + (halfBefore ? 0.5 : 0);
  const usedTokens = tokens.slice(at, to);
  return {
    value: Number(value.toPrecision(12)),
    to,
    isAbout,
    scale,
    isDigits: first.isDigits,
    needsUnit: value === 0.5 || (usedTokens.length === 1 && isArticle(tokens, at)),
    isYear: usedTokens.length === 1 && DIGITS.test(first.text) && value >= 1_900 && value <= 2_100,
  };
}

/** True if the token is also an article or a pronoun. */
const isArticle = (tokens: readonly SubToken[], at: number) =>
  articles(tokens, at) !== null || pronouns(tokens, at) !== null;

interface Part {
  readonly to: number;
  readonly isAbout: boolean;
  /** 100 for "a few hundred". */
  readonly scale?: number;
}

/** Adds the next part of a number to `parts`; null when the number ends. */
function partAt(tokens: readonly SubToken[], at: number, parts: number[]): Part | null {
  const piece = tokens[at];
  if (piece === undefined || piece.isMark) return null;
  if (piece.isDigits) return digitsAt(tokens, at, parts);
  const scale = scaleAt(tokens, at, parts);
  if (scale) return scale;
  const half = parts.length > 0 && parts.every(Number.isInteger) ? halvesAfter(tokens, at) : null;
  if (half) {
    parts.push(0.5);
    return { to: half.to, isAbout: false };
  }
  // An article means 1 only at the start of a number: "2,000 a week".
  const isContinued = numbers(tokens, at) && !tokens[at - 1]?.isDigits;
  const word = parts.length > 0 && !isContinued ? null : wordAt(tokens, at);
  const isTeen = parts.at(-1) === 10 && magnitudes(tokens, at - 1)?.key === 10;
  if (word && ((isTeen && word.value < 10) || fits(parts, word.value))) {
    parts.push(word.value);
    return word;
  }
  if (parts.length === 0) return null;
  const [forward, backward] = [joins(tokens, at), backwardJoins(tokens, at)];
  const joined = wordAt(tokens, (forward ?? backward)?.to ?? tokens.length);
  if (!joined) return null;
  const top = parts.at(-1) ?? 0;
  const isReversed = backward !== null && top > 0 && top < 10 && joined.value >= 20 && joined.value < 100;
  if (!isReversed && !(forward !== null && fits(parts, joined.value))) return null;
  parts.push(joined.value);
  return joined;
}

function digitsAt(tokens: readonly SubToken[], at: number, parts: number[]): Part | null {
  const { text = "", isTouching = false } = tokens[at] ?? {};
  const value = numeral(text);
  // More digits must follow without a space: "3k500".
  if (value === null || (parts.length > 0 && !(isTouching && fits(parts, value)))) return null;
  let digits = text;
  let to = at + 1;
  while (FEW.test(text) && digits.length <= 12 && THREE.test(spacedAt(tokens, to))) {
    digits += spacedAt(tokens, to);
    to += 1;
  }
  parts.push(to > at + 1 ? Number(digits) : value);
  return { to, isAbout: false };
}

/** Digits separated from the previous digits by a space; "" without. */
const spacedAt = (tokens: readonly SubToken[], at: number): string => {
  const piece = tokens[at];
  return piece?.isDigits && !piece.isTouching && !tokens[at - 1]?.isMark ? piece.text : "";
};

/** Multiplies the smaller parts before a magnitude by it. */
function scaleAt(tokens: readonly SubToken[], at: number, parts: number[]): Part | null {
  const counted = parts.length > 0 ? countedMagnitudes(tokens, at) : null;
  const found = counted ?? magnitudes(tokens, at);
  if (!found) return null;
  // "A few hundred".
  if (parts.some(Number.isNaN)) return { to: found.to, isAbout: true, scale: found.key };
  let factor = 0;
  // "Twelve hundred thousand".
  if (parts.length === 1 && isUneven(parts[0] ?? 0, found.key)) factor = parts.pop() ?? 0;
  while (parts.length > 0 && (parts.at(-1) ?? 0) < found.key) factor += parts.pop() ?? 0;
  if (factor === 0 && parts.length > 0 && !fits(parts, found.key)) return null;
  parts.push((factor || 1) * found.key);
  return { to: found.to, isAbout: false };
}

/** True if a value is larger than the magnitude, but not a multiple of it. */
const isUneven = (value: number, magnitude: number) =>
  magnitude >= 1_000 && value > magnitude && value < 10 * magnitude && value % magnitude !== 0;

function wordAt(tokens: readonly SubToken[], at: number): (Part & { value: number }) | null {
  const found = numbers(tokens, at);
  if (found)
    // "?" stands for "several", which has no value: NaN.
    return { value: Number(found.key.replace("~", "")), to: found.to, isAbout: found.key.startsWith("~") };
  const article = articles(tokens, at);
  return article && { value: 1, to: article.to, isAbout: false };
}

/** True if a value can follow the parts so far: five after twenty, twenty after a hundred. */
function fits(parts: readonly number[], value: number): boolean {
  const last = parts.at(-1);
  if (last === undefined) return true;
  if (value >= 1_000 || !Number.isInteger(last) || value === 0)
    return value > 0 && last > value && last % 1_000_000 === 0;
  if (last >= 1_000) return last % 1_000 === 0;
  if (last >= 100) return last % 100 === 0 && value < 100;
  // French counts up to nineteen here: "soixante-dix", "quatre-vingt-dix-neuf".
  if (last === 60 || last === 80) return value < 20;
  return last >= 20 && last % 10 === 0 && value < 10;
}

/** "1,200" and "1.200.000", or Indian grouping: "1,00,000". */
const GROUPED = /^[1-9]\d{0,2}(?:([.,'])\d{3}(?:\1\d{3})*|(?:,\d{2})+,\d{3})$/;
/** "1.200,50" and "1,200.50". */
const GROUPED_DECIMAL = /^([1-9]\d{0,2}(?:([.,'])\d{3}(?:\2\d{3})*|(?:,\d{2})+,\d{3}))(?!\2)[.,](\d{1,4})$/;
const DECIMAL = /^(\d{1,15})[.,](\d{1,6})$/;
const WHOLE = /^\d{1,15}$/;

/** Parses digits in any notation ("1,200", "1.5", "1,5"); null for dates and versions. */
function numeral(digits: string): number | null {
  if (WHOLE.test(digits)) return Number(digits);
  if (GROUPED.test(digits)) return Number(digits.replace(/[.,']/g, ""));
  const grouped = GROUPED_DECIMAL.exec(digits);
  if (grouped) return Number(`${grouped[1]?.replace(/[.,']/g, "")}.${grouped[3]}`);
  const decimal = DECIMAL.exec(digits);
  return decimal ? Number(`${decimal[1]}.${decimal[2]}`) : null;
}
