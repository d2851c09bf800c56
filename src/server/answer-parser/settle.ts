import { ambiguous, answered, excludeEachOther, isLast, isNone, likely, sweep } from "./answered";
import type { Said, Statement } from "./clauses";
import { denies, hasDenial } from "./denying";
import { type Outcome, refused } from "./outcome";
import type { Stance } from "../language/lexicon/value-words";
import type { Offer } from "./offer";
import { amountsIn, exactly } from "../language/amounts";
import { optionsForAmount } from "./readers/option-amounts";
import { stancesIn } from "./readers/stances";
import type { Sentence } from "../language/tokenize";
import { distinct, type Mention, type Value } from "./values";
import {
  alsoMeant,
  isOnlyPlanned,
  onlyPartly,
  plannedBehindNo,
  saidOfAll,
  stanceFor,
  whole,
} from "./yes-and-no";

/** Makes one answer of what a message says, or the right refusal; null where it says nothing of what is offered. */
export function settle(
  offer: Offer,
  statement: Statement,
  { sentence, message }: { readonly sentence: Sentence; readonly message: string },
): Outcome | null {
  const { said, isInDoubt } = statement;
  const turnedDown = said
    .filter(({ fate }) => fate === "turned-down")
    .flatMap(({ mention }) => mention.values);
  const chosen = withoutAsides(said.filter(({ fate, mention }) => fate === "chosen" && !isScale(mention)));
  const swept = chosen.length === 0 || statement.isExcepting ? sweep(offer, statement, turnedDown) : null;
  if (swept) return (hasDenial(message) ? null : saidOfAll(offer, statement)) ?? swept;
  const clear = chosen.filter(({ strength }) => strength === 2);
  const named = (clear.length > 0 ? clear : chosen).filter(
    ({ mention: { values } }) => values.length === 0 || values.some((value) => !turnedDown.includes(value)),
  );
  const passing = chosen.filter((each) => !named.includes(each));
  const standing = named.map((each) => withoutValues(each, turnedDown));
  // "Yes, in writing, but never tried" where "Yes, in writing and tried" is offered.
  const isDisputed = chosen.some(
    ({ mention: { kind, values } }) =>
      kind === "word" && values.length === 1 && values.every((value) => turnedDown.includes(value)),
  );
  if (standing.length === 0) return fromTurnedDown(offer, turnedDown);
  const problem = standing.find(({ mention }) => mention.problem)?.mention.problem;
  if (problem && (offer.isRating || standing.length === 1)) return refused(problem);
  const telling = passing.filter(({ mention: { values } }) =>
    standing.some(
      ({ mention: wide }) => wide.values.length > 1 && values.every((each) => wide.values.includes(each)),
    ),
  );
  const told = bothOf(refined([...standing, ...telling].map(({ mention }) => mention)));
  const meant =
    statement.isOfAll && !statement.isQualified ? told.map((mention) => whole(offer, mention)) : told;
  const values =
    onlyPartly(offer, meant) ?? distinct([...new Set(meant.flatMap((mention) => mention.values))]);
  const isEitherOf = isInDoubt || standing.some(({ isAlternative }) => isAlternative);
  const opposite = isEitherOf ? null : meantOfOpposites(offer.values, values, sentence);
  if (opposite !== null) return answered(offer, [opposite], message);
  const isAllTold = statement.unknown === 0 && !isEitherOf;
  const planned = isAllTold ? plannedBehindNo(offer, chosen, sentence) : null;
  if (planned !== null) return answered(offer, [planned], message);
  const isUnclear =
    meant.some(({ values: all, isList }) => all.length !== 1 && !isList) || isAtOdds(standing);
  if (values.length === 0) return offer.amounts ? ambiguous() : null;
  if (statement.added && !isSameTogether(offer, standing, statement.added)) return ambiguous(values);
  const others = alsoMeant(offer, statement, values, passing);
  if (others.length > 0) return ambiguous([...new Set([...values, ...others])]);
  const isOne = values.length === 1 && standing.every(({ mention }) => mention.values.length > 0);
  const isEither = !isOne && standing.some((each, at) => at > 0 && each.isAlternative);
  if ((isDisputed && !offer.isRating) || isOnlyPlanned(offer, standing, sentence) || isUnclear || isEither)
    return ambiguous(values);
  if (isInDoubt || isHalf(offer, statement, values, passing)) return likely(offer, values);
  const isOfSeveral = offer.question.selection === "several";
  if (values.length === 1) {
    // "Excellent food but poor service", of a scale from poor to excellent.
    const isMore = ({ mention: { kind, values: others } }: Said) =>
      (isOfSeveral || (offer.isOfEnds && kind === "name")) && others.some((other) => !values.includes(other));
    if (passing.some(isMore)) return likely(offer, values);
    const isHinted = clear.length === 0 && !isEnough(offer, standing, statement);
    const isElse = offer.isRating && isCountedElse(standing, sentence);
    if (isHinted || isElse) return refused("unclear");
    // "Regulars, at times something from the exchange".
    const isOpen = values.every((value) => stanceFor(offer, value) === null && !isLast(value));
    const isMoreSaid = isOfSeveral && statement.isGoingOn && isOpen;
    return isMoreSaid ? likely(offer, values) : answered(offer, values, message);
  }
  if (offer.isRating || excludeEachOther(offer, values)) return ambiguous(values);
  const isThin = isOfSeveral && (passing.length > 0 || clear.length === 0);
  return isThin ? likely(offer, values) : answered(offer, values, message);
}

/** "Yes, but not in writing": of what a yes may mean, what is not turned down. */
function withoutValues(said: Said, turnedDown: readonly Value[]): Said {
  // "Not two, three" may be in the same range.
  if (said.mention.kind === "number") return said;
  const values = said.mention.values.filter((value) => !turnedDown.includes(value));
  return { ...said, mention: { ...said.mention, values } };
}

/** "42, and 6 apprentices" where both together are in the same range; true too where it is not known how many they are. */
function isSameTogether({ amounts, values }: Offer, standing: readonly Said[], added: Mention): boolean {
  if (amounts === null || added.size === undefined) return true;
  const [first, ...others] = standing.map(({ mention }) => mention);
  if (first?.size === undefined || others.length > 0) return true;
  const together = exactly(first.size + added.size, null, first);
  return optionsForAmount(amounts, together).some((at) => values[at] === first.values[0]);
}

/** What could not be read may be more of the list, or take back a part of what was said. */
function isHalf(
  offer: Offer,
  { isIncomplete, isQualified }: Statement,
  values: readonly Value[],
  passing: readonly Said[],
): boolean {
  if (offer.isRating) return false;
  if (isIncomplete && offer.question.selection === "several") return true;
  const isAlone = values.some((value) => value.standsAlone || isNone(value));
  const isPartial =
    offer.values.some((value) => stanceFor(offer, value) === "partly") &&
    values.some((value) => ["yes", "fully"].includes(stanceFor(offer, value) ?? ""));
  const isPartlyToo = passing.some(({ mention }) =>
    // A plain "yes" may be either.
    mention.values.every((value) => stanceFor(offer, value) === "partly"),
  );
  return (isQualified && isAlone) || ((isQualified || isPartlyToo) && isPartial);
}

/** "Often, Mondays especially": what is not offered adds to what is and came before it. */
function withoutAsides(chosen: readonly Said[]): readonly Said[] {
  const first = chosen.findIndex(({ mention }) => mention.values.length === 1);
  if (first < 0 || chosen.some(({ isAlternative }) => isAlternative)) return chosen;
  return chosen.filter(({ mention }, at) => at <= first || !isAside(mention));
}

const namesNone = ({ values, problem }: Mention) => values.length === 0 && !problem;
const isAside = (mention: Mention) => mention.kind === "name" && namesNone(mention);
/** "On a scale of 1 to 5" names no value. */
const isScale = (mention: Mention) => mention.kind === "number" && namesNone(mention);

/** "Non ! 2 jours max" answers another question, for all that "no" may be a step. */
const isCountedElse = (standing: readonly Said[], sentence: Sentence): boolean =>
  standing.every(({ mention: { from, to } }) =>
    stancesIn(sentence).some((said) => said.from === from && said.to === to && isPlain(said.stance)),
  ) && amountsIn(sentence).some(({ unit }) => unit !== null && unit.kind !== "points");

const isPlain = (stance: Stance): boolean => stance === "yes" || stance === "no";

/** A single mention beside other words: enough when it is a name, or little else is said. */
function isEnough(offer: Offer, standing: readonly Said[], { unknown }: Statement): boolean {
  if (offer.question.selection === "several") return unknown <= 1;
  const isNamed = standing.some(({ mention: { kind } }) => kind === "name" || kind === "amount");
  return isNamed || (!offer.isRating && unknown <= 4);
}

/** Mentions that say less than another one of the same are told by it: "yes" by "partly". */
function refined(mentions: readonly Mention[]): Mention[] {
  const told = mentions.flatMap(({ values }) => (values.length === 1 ? values : []));
  return mentions.filter(({ values }) => values.length < 2 || !told.some((value) => values.includes(value)));
}

/** "Over 200, but under a thousand": what is within all that is said. */
function bothOf(mentions: readonly Mention[]): readonly Mention[] {
  const [first, ...others] = mentions;
  if (!first || !mentions.every(({ kind, values }) => kind === "amount" && values.length > 0))
    return mentions;
  const within = first.values.filter((value) => others.every(({ values }) => values.includes(value)));
  const isNarrower = mentions.some(({ values }) => values.length > 1);
  return within.length === 1 && isNarrower ? [{ ...first, values: within }] : mentions;
}

/** "1. Marketing" where marketing is the second: the number and the name do not agree. */
function isAtOdds(standing: readonly Said[]): boolean {
  const mentions = standing.map(({ mention }) => mention);
  const named = mentions.filter(({ kind }) => kind !== "number").flatMap(({ values }) => values);
  const isOther = ({ kind, values }: Mention) =>
    kind === "number" && !values.some((value) => named.includes(value));
  return named.length > 0 && mentions.some(isOther);
}

/** Where two values are left and one is turned down, the other is meant; else it is not clear which. */
function fromTurnedDown(offer: Offer, turnedDown: readonly Value[]): Outcome | null {
  if (turnedDown.length === 0) return null;
  const rest = distinct(offer.values).filter((value) => !turnedDown.includes(value));
  const isOther = rest.length === 1 && offer.values.length === 2;
  return isOther ? answered(offer, rest, "") : ambiguous();
}

/** How far before a word stands what denies it, and how far behind: "has not yet been tested", "tested never". */
const REACH = { before: 4, behind: 1 };

const tellingOf = ({ telling }: Value): string[] => telling.filter((word) => !denies(word));

/** The one that says no of just what the other says: "Yes, not tested" of "Yes, and tested"; undefined without. */
function opposite(value: Value, values: readonly Value[]): Value | undefined {
  const telling = tellingOf(value);
  return values.find((other) => {
    const others = tellingOf(other);
    const isAlike = others.length === telling.length && others.every((word) => telling.includes(word));
    return other !== value && isAlike && other.words.some(denies) !== value.words.some(denies);
  });
}

/**
 * What is meant of two that differ by a "not" alone, where a message says of one of their words whether it is so; null
 * where it does not, or something else may be meant.
 */
function meantOfOpposites(
  values: readonly Value[],
  found: readonly Value[],
  { words }: Sentence,
): Value | null {
  const [one] = found;
  const other = one && opposite(one, values);
  if (!other || !found.every((value) => value === one || value === other)) return null;
  // They begin with a yes, which tells nothing apart.
  const shared = tellingOf(one).slice(1);
  const at = words.findIndex(({ bare }) => shared.includes(bare));
  if (at < 0) return null;
  const before = words.slice(Math.max(0, at - REACH.before), at).map(({ bare }) => bare);
  const beside = before.slice(before.lastIndexOf("") + 1);
  const isDenied = [...beside, ...words.slice(at + 1, at + 1 + REACH.behind).map(({ bare }) => bare)].some(
    denies,
  );
  return one.words.some(denies) === isDenied ? one : other;
}
