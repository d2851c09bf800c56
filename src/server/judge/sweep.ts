import type { Statement } from "./clauses";
import { type Reading, refused } from "./judgement";
import { phraseSet } from "./lexicon/languages";
import { bare, isUnspaced } from "./normalise";
import type { Offer } from "./offer";
import { stanceOf } from "./readers/stances";
import { sentenceOf } from "./sentence";
import { distinct, type Value } from "./values";

/** "All of them", "all but the first", "none", "both", "any". */
export function sweep(
  offer: Offer,
  { sweeping, isExcepting, isQualified }: Statement,
  turnedDown: readonly Value[],
): Reading | null {
  if (sweeping.size === 0 || offer.isRating) return null;
  if (sweeping.has("all")) {
    const rest = distinct(offer.values).filter((value) => !isApart(value) && !turnedDown.includes(value));
    if (isExcepting && turnedDown.length === 0) return refused("ambiguous");
    return rest.length > 0 ? manyOf(offer, rest) : refused("ambiguous");
  }
  if (turnedDown.length > 0) return null;
  // "Nobody but me".
  if (sweeping.has("none") && isQualified) return refused("ambiguous");
  if (sweeping.has("both"))
    return offer.values.length === 2 ? manyOf(offer, offer.values) : refused("ambiguous");
  if (!sweeping.has("none") && !sweeping.has("other")) return refused("ambiguous");
  const meant = offer.values.filter(sweeping.has("none") ? isNone : isOther);
  return meant.length === 1 ? answered(offer, meant, "") : refused("none");
}

const others = phraseSet(({ grammar }) => [grammar.other]);
const nones = phraseSet(({ grammar }) => [grammar.none]);
const isOther = (value: Value) => begins(value, others());
/** "Keine davon", "Nada en especial", but not "Keine Ahnung". */
export const isNone = (value: Value) =>
  begins(value, nones()) && stanceOf(sentenceOf(value.text)) !== "unsure";

/** Whether a name begins with one of some phrases. */
const begins = ({ bare: name, words }: Value, phrases: ReadonlySet<string>): boolean =>
  words.some((_, at) => phrases.has(words.slice(0, at + 1).join(" "))) ||
  (isUnspaced(name) && [...phrases].some((phrase) => isUnspaced(phrase) && name.startsWith(phrase)));
/** It stands alone or means none of the others ("Keine davon"), so it is never part of all. */
const isApart = (value: Value) => value.standsAlone || isNone(value) || value.bare === "not applicable";

function manyOf(offer: Offer, values: readonly Value[]): Reading {
  if (excludeEachOther(offer, values))
    return refused(
      "ambiguous",
      values.map(({ answer }) => answer),
    );
  return answered(offer, values, "");
}

/** Whether values cannot stand together: ranges of one amount, steps of how often, a yes and a no, or one that stands alone and another. */
export function excludeEachOther(offer: Offer, values: readonly Value[]): boolean {
  if (values.length < 2) return false;
  if (values.some(isApart)) return true;
  const indexes = values.map((value) => offer.values.indexOf(value));
  const { amounts } = offer;
  if (amounts && indexes.every((index) => amounts[index] && amounts[index].low !== amounts[index].high))
    return true;
  const stances = offer.names.map(stanceOf);
  if (!stances.includes("no")) return false;
  return stances.includes("yes") || stances.includes("partly") || stances.includes("fully");
}

/** Some values as the answer to a message. */
export function answered(offer: Offer, values: readonly Value[], message: string): Reading {
  const names = values.map(({ answer, text }) => (offer.isRating && text ? `${answer} – ${text}` : answer));
  const [only] = values;
  const answer = values.length === 1 && only ? only.answer : values.map((value) => value.answer);
  return { kind: "answer", answer, understoodAs: bare(message) === answer ? null : names.join(", ") };
}
