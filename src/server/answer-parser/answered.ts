import type { Statement } from "./clauses";
import { hasDenial } from "./denying";
import { type Outcome, refused } from "./outcome";
import { phraseSet, phraseTest } from "../language/lexicon/languages";
import { bare, isUnspaced } from "../language/normalize";
import type { Offer } from "./offer";
import { stanceOf } from "./readers/stances";
import { type Sentence, sentenceOf } from "../language/tokenize";
import { distinct, type Value } from "./values";

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

/** Asks which of some values is meant. */
export const ambiguous = (values: readonly Value[] = []): Outcome => refused("ambiguous", answersOf(values));

const answersOf = (values: readonly Value[]): string[] => values.map(({ answer }) => answer);

/** Some values as the answer to a message. */
export function answered(offer: Offer, values: readonly Value[], message: string): Outcome {
  const names = values.map(({ answer, text }) => (offer.isRating && text ? `${answer} – ${text}` : answer));
  const [only, ...others] = answersOf(values);
  const answer = only !== undefined && others.length === 0 ? only : answersOf(values);
  return { outcome: "accepted", answer, understoodAs: bare(message) === answer ? null : names.join(", ") };
}

/**
 * Asks whether a message means these values, where that is too little to store them: the one, or of several all that
 * were heard so far. Where they cannot stand together, or a yes would answer the question itself, it is asked which.
 */
export function likely(offer: Offer, said: readonly Value[]): Outcome {
  // "The password and then a code" is more than "Password only".
  const rest = said.filter((value) => !isOnly(value));
  const values = offer.isMany && rest.length > 0 ? rest : said;
  const isPossible = offer.isMany
    ? values.length > 0 && !excludeEachOther(offer, values)
    : values.length === 1;
  return refused(isPossible && !isYesOrNo(offer) ? "likely" : "ambiguous", answersOf(values));
}

const ANSWERS: ReadonlySet<string> = new Set(["yes", "fully", "partly", "no", "notAtAll"]);

/** One alone may only sound so: "Job boards (Indeed, LinkedIn)". */
const isYesOrNo = ({ names, isRating }: Offer): boolean =>
  !isRating && names.filter((name) => ANSWERS.has(stanceOf(name) ?? "")).length > 1;

/** "All of them", "all but the first", "none", "both", "any". */
export function sweep(
  offer: Offer,
  { sweeping, isExcepting, isQualified }: Statement,
  turnedDown: readonly Value[],
): Outcome | null {
  if (sweeping.size === 0 || offer.isRating) return null;
  if (sweeping.has("all")) {
    const rest = distinct(offer.values).filter((value) => !isApart(value) && !turnedDown.includes(value));
    if (isExcepting && turnedDown.length === 0) return ambiguous();
    return rest.length > 0 ? manyOf(offer, rest) : ambiguous();
  }
  if (turnedDown.length > 0) return null;
  // "Nobody but me".
  if (sweeping.has("none") && isQualified) return ambiguous();
  if (sweeping.has("both")) return offer.values.length === 2 ? manyOf(offer, offer.values) : ambiguous();
  if (!sweeping.has("none") && !sweeping.has("other")) return ambiguous();
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
const alone = phraseTest(({ grammar }) => [grammar.alone]);
/** "Password only". */
const isOnly = ({ words }: Value) =>
  words.length > 1 && [words[0], words.at(-1)].some((word) => alone(word ?? ""));
/** It stands alone or means none of the others ("Keine davon"), so it is never part of all. */
const isApart = (value: Value) =>
  value.standsAlone || isNone(value) || isOnly(value) || value.bare === "not applicable";
/** "None of these, we have our own": nothing that is offered goes on from there. */
export const isLast = (value: Value) => isApart(value) || isOther(value);

const manyOf = (offer: Offer, values: readonly Value[]): Outcome =>
  excludeEachOther(offer, values) ? ambiguous(values) : answered(offer, values, "");
