import { open, type Reading, refused } from "./judgement";
import { isGreeting, isNoise } from "./noise";
import { bare, fold } from "./normalise";
import { loneNumber } from "./number-words";
import { asksAnything } from "./question-back";
import { type Claims, claimsIn } from "./rating-claims";
import { likelyRating } from "./rating-words";
import { asksToSkip, doesNotApply, isUnsure } from "./skip";
import { countStars, withoutStars } from "./stars";

const LOWEST = 1;
const HIGHEST = 5;
const LEAD = /^(?:(?:i|id|say|would|its|it|is|im|we|are|quite|really) )+/;

/** Reads a rating from 1 to 5 in digits, words, stars or "4/5", alone or within a short sentence. */
export function readRating(message: string): Reading {
  if (/^[1-5]$/.test(message)) return { kind: "answer", answer: message, understoodAs: null };
  if (asksToSkip(message) || doesNotApply(message)) return { kind: "skip" };
  if (asksAnything(message)) return refused("question");
  const text = fold(message);
  const claims = claimsIn(withoutStars(text));
  return fromClaims(claims, message) ?? fromStars(text, message) ?? fromWords(message, claims);
}

function fromClaims(claims: Claims, message: string): Reading | null {
  if (claims.problem !== null) return refused(claims.problem);
  const [first, ...others] = new Set(claims.numbers);
  if (first !== undefined) return others.length > 0 ? refused("ambiguous") : rated(first, message);
  return claims.turnsDown ? refused("ambiguous") : null;
}

/** Whether "☆☆☆" means three or none, nobody can tell. */
function fromStars(text: string, message: string): Reading | null {
  const stars = countStars(text);
  if (stars === null) return null;
  return stars === 0 ? refused("ambiguous") : rated(stars, message);
}

function rated(value: number, message: string): Reading {
  if (value < LOWEST || value > HIGHEST) return refused("out-of-range");
  if (!Number.isInteger(value)) return refused("not-whole");
  const answer = String(value);
  return { kind: "answer", answer, understoodAs: bare(message) === answer ? null : answer };
}

/** Words only, or a number in a sentence about something else ("we have 3 teams"). */
function fromWords(message: string, claims: Claims): Reading {
  const plain = bare(message);
  const lone = loneNumber(plain);
  if (lone !== null) return rated(lone, message);
  if (isUnsure(message)) return refused("unsure");
  const likely = likelyRating(plain.replace(LEAD, ""));
  if (likely !== null) return open(likely);
  if (isGreeting(message)) return refused("greeting");
  if (isNoise(message)) return refused("noise");
  return open(claims.guess === null ? null : String(claims.guess));
}
