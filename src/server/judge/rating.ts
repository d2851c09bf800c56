import type { AnswerableQuestion } from "#shared/domain/question";
import { open, type Reading, refused } from "./judgement";
import { bare, fold, wordsOf } from "./normalise";
import { loneNumber, ordinal } from "./number-words";
import { type Claims, claimsIn } from "./rating-claims";
import { isTurned, type Label, labelInside, labelMisspelt, labelsOf, labelTold } from "./rating-labels";
import { likelyRating } from "./rating-words";
import { countStars, withoutStars } from "./stars";

/** A short message in unknown words that holds two values names both: "3 ya da 4 olabilir". */
const SHORT = 10;
const LOWEST = 1;
const HIGHEST = 5;
/** The scale behind stars: "⭐⭐⭐⭐/5". */
const STARS_OF_FIVE = /([⭐🌟★☆]\ufe0f?) ?(?:\/|out of) ?5\b/gu;
const LINE_ENDS = /\n+/g;
/** What a dictation writes out: "three period". */
const SPOKEN_MARKS = /\b(?:period|full stop|comma|exclamation mark|exclamation point)\b/gi;
const LEAD = /^(?:(?:i|id|say|would|its|it|is|im|we|are|quite|really) )+/;

/** A rating stands early; reading an essay for it would only cost time. */
const READ = 1_000;

/**
 * Reads a rating from 1 to 5 in digits, words, stars or "4/5", alone or within a short sentence. What its author calls
 * the steps of the scale goes before what such words usually mean.
 */
export function readRating(question: Pick<AnswerableQuestion, "scaleLabels">, whole: string): Reading {
  const message = whole.slice(0, READ);
  if (/^[1-5]$/.test(message)) return { kind: "answer", answer: message, understoodAs: null };
  const labels = labelsOf(question);
  const told = labelTold(labels, message);
  if (told !== null) return told;
  const misspelt = labelMisspelt(labels, message);
  if (misspelt !== null) return misspelt;
  const text = fold(message.replace(STARS_OF_FIVE, "$1").replace(LINE_ENDS, "; ").replace(SPOKEN_MARKS, ","));
  const claims = claimsIn(withoutStars(text));
  if (contradictStars(text, claims)) return refused("ambiguous");
  // "The best" is no 5 on a scale that ends with the worst.
  if (claims.isNamed && isTurned(labels)) return open(null);
  return fromClaims(claims, message) ?? fromStars(text, message) ?? fromWords(message, claims, labels);
}

function fromClaims(claims: Claims, message: string): Reading | null {
  if (claims.problem !== null) return refused(claims.problem);
  const [first, ...others] = new Set(claims.numbers);
  if (first !== undefined) {
    const isOneOfMany = others.length > 0 || namesPlaces(message, first);
    return isOneOfMany ? refused("ambiguous") : rated(first, message);
  }
  return claims.turnsDown ? refused("ambiguous") : null;
}

/** "The first one, and a bit of the second": a value given as a place, beside another place. */
function namesPlaces(message: string, value: number): boolean {
  const places = new Set(wordsOf(bare(message)).flatMap((word) => ordinal(word) ?? []));
  return places.size > 1 && places.has(value);
}

/** "⭐⭐⭐⭐ 5" says two things; a single star is an ornament. */
function contradictStars(text: string, { numbers }: Claims): boolean {
  const stars = countStars(text) ?? 0;
  return stars > 1 && numbers.length > 0 && !numbers.includes(stars);
}

/** Whether "☆☆☆" means three or none, nobody can tell. */
function fromStars(text: string, message: string): Reading | null {
  const stars = countStars(text);
  if (stars === null) return null;
  if (stars === 0) return refused("ambiguous");
  // Stars beside a number that could not be read may only be an ornament.
  return /\d/.test(text) ? null : rated(stars, message);
}

/** The different values of the scale that stand in a bare message by themselves. */
function valuesIn(plain: string): Set<string> {
  return new Set(plain.match(/(?<![a-z\p{N}])[1-5](?![a-z\p{N}])/gu));
}

function rated(value: number, message: string): Reading {
  if (value < LOWEST || value > HIGHEST) return refused("out-of-range");
  if (!Number.isInteger(value)) return refused("not-whole");
  const answer = String(value);
  return { kind: "answer", answer, understoodAs: bare(message) === answer ? null : answer };
}

/** Words only, or a number in a sentence about something else ("we have 3 teams"). */
function fromWords(message: string, claims: Claims, labels: readonly Label[]): Reading {
  const plain = bare(message);
  const lone = loneNumber(plain);
  if (lone !== null) return rated(lone, message);
  const likely =
    labelInside(labels, plain) ?? (isTurned(labels) ? null : likelyRating(plain.replace(LEAD, "")));
  if (likely !== null) return open(likely);
  if (wordsOf(plain).length <= SHORT && valuesIn(plain).size > 1) return refused("ambiguous");
  return open(claims.guess === null ? null : String(claims.guess));
}
