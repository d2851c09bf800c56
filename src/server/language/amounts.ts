import { BOUNDS, type Bound } from "./lexicon/value-words";
import { memoizeByObject } from "./memoize";
import { joins, numberAt } from "./numbers";
import { before, createPhraseFinder, createUnionFinder, entriesOf } from "./phrase-finder";
import {
  DASH,
  DAYS_A_WEEK,
  DAYS_A_YEAR,
  each,
  MONEY,
  type Quantity,
  quantityAt,
  rate,
  UNITS,
  type Unit,
  units,
  weekdaysAt,
  wholeNumberOf,
} from "./quantities";
import { bounded, type NumericRange, rangeOf } from "./range";
import { dateEnd, spanOf, subTokens } from "./subtokens";
import type { Sentence, Span, SubToken } from "./tokenize";

export interface Amount extends Span, NumericRange {
  readonly unit: Unit | null;
  /** Approximate: "about 30". */
  readonly isHedged: boolean;
  /** Denominator: 10 for "8 out of 10"; null without one. */
  readonly of: number | null;
  /** Period in days: 7 for "8 hours a week"; null without one. */
  readonly per: number | null;
  /** Four digits that may be a year: "2019". */
  readonly isYear: boolean;
}

/** Creates the amount of a single number. */
export const exact = (value: number, unit: Unit | null, { from, to }: Span): Amount => ({
  ...bounded(value, null),
  unit,
  isHedged: false,
  of: null,
  per: null,
  isYear: false,
  from,
  to,
});

const boundsBefore = createPhraseFinder<Bound>((values) => [
  ...entriesOf(BOUNDS, values.bounds.before),
  ["atMost", values.within ?? ""],
]);
const boundsAfter = createPhraseFinder((values) => entriesOf(BOUNDS, values.bounds.after));
const about = createUnionFinder((values) => values.about);
const rangeTo = createUnionFinder((values) => values.ranges.to);
const rangeBetween = createUnionFinder((values) => values.ranges.between);
const rangeAnd = createUnionFinder((values) => values.ranges.and);
const ago = createUnionFinder((values) => values.ago ?? "");
const the = createUnionFinder((values) => values.the ?? "");

const BOUND_SIGNS: Readonly<Record<string, Bound>> = {
  ">": "over",
  "<": "under",
  "\u2265": "atLeast",
  "\u2264": "atMost",
  ">=": "atLeast",
  "<=": "atMost",
};

/**
 * All amounts in a message, in order, without ordinals ("option 2", "2nd").
 * @param isOfShares whether shares ("a third", "more than half") are percentages
 */
export const amountsIn = (sentence: Sentence, isOfShares = false): readonly Amount[] =>
  isOfShares ? withShares(sentence) : amounts(sentence);

const amounts = memoizeByObject((sentence: Sentence) => parseAmounts(sentence, false));
const withShares = memoizeByObject((sentence: Sentence) => parseAmounts(sentence, true));

function parseAmounts(sentence: Sentence, isOfShares: boolean): Amount[] {
  const parts = subTokens(sentence);
  const amounts: Amount[] = [];
  for (let at = 0; at < parts.length; ) {
    const days = weekdaysAt(parts, at);
    if (days) {
      amounts.push(exact(days.count, rate(DAYS_A_WEEK), spanOf(parts, at, days.to)));
      at = days.to;
      continue;
    }
    const chain = dateEnd(parts, at);
    const parsed = chain === null ? (amountAt(parts, at, isOfShares) ?? oneAt(parts, at)) : null;
    if (parsed?.amount) amounts.push(parsed.amount);
    at = Math.max(at + 1, chain ?? parsed?.to ?? 0);
  }
  return amounts;
}

function amountAt(
  parts: readonly SubToken[],
  at: number,
  isOfShares: boolean,
): { amount: Amount | null; to: number } | null {
  const quantity = quantityAt(parts, at, isOfShares);
  if (quantity === null) return null;
  const first = withRest(parts, quantity);
  const lead = leadOf(parts, first.at);
  if (Number.isNaN(first.value)) return { amount: several(parts, first), to: first.to };
  const second = otherEnd(parts, first, lead.isBetween, isOfShares);
  const trail = trailOf(parts, second?.to ?? first.to);
  const total = second ? null : (wholeNumberOf(parts, first.end) ?? wholeNumberOf(parts, trail.to));
  const unit = second?.unit ?? total?.unit ?? first.unit;
  const isSpan = unit?.kind === "time" && (lead.bound === "since" || lead.isAgo);
  const bound = second || isSpan ? null : (trail.bound ?? lead.bound);
  const range = second ? rangeOf(lowOf(first, second), second.value) : bounded(first.value, bound);
  const to = total?.to ?? trail.to;
  const amount: Amount = {
    ...range,
    ...(total?.isReversed && bounded(total.value, null)),
    unit,
    per: second?.per ?? first.per,
    of: total === null ? null : total.isReversed ? first.value : total.value,
    isHedged: lead.isAbout || trail.isAbout || first.isAbout,
    isYear: first.isYear && (second === null || second.isYear) && unit === null,
    ...spanOf(parts, lead.at, to),
  };
  return { amount: inverted(parts, lead.at, amount), to };
}

/** An implied 1: "within the last month", "dans la journée", "ponad rok". */
function oneAt(parts: readonly SubToken[], at: number): { amount: Amount; to: number } | null {
  const unitPhrase = units(parts, at);
  const unit = unitPhrase && UNITS[unitPhrase.key];
  const lead = unit?.kind === "time" ? before(boundsBefore, parts, at) : null;
  if (!unitPhrase || !lead || lead.key === "since") return null;
  const amount = exact(1, unit, spanOf(parts, lead.at, unitPhrase.to));
  return { amount: { ...amount, ...bounded(1, lead.key) }, to: unitPhrase.to };
}

/** Amount of "several times a week", "every few days" or "a few hundred"; null for several of anything else. */
function several(parts: readonly SubToken[], { unit, at, to, scale }: Quantity): Amount | null {
  const minimum = exact(MIN_SEVERAL * scale, unit, spanOf(parts, at, to));
  if (unit?.kind === "time" && before(each, parts, at))
    return inverted(parts, at, { ...minimum, low: MIN_SEVERAL, high: MAX_TIME_UNITS });
  // "A few hundred".
  if (scale > 1) return { ...minimum, high: MAX_SEVERAL * scale, isHedged: true };
  return unit?.kind === "rate" ? { ...minimum, high: mostOf(unit) } : null;
}

const MIN_SEVERAL = 2;
const MAX_TIME_UNITS = 3;
const MAX_SEVERAL = 9;
/** Monthly, weekly and daily, in times a year. */
const STEPS = [12, DAYS_A_YEAR / 7, DAYS_A_YEAR];

/** Highest count below the next rate: 6 times a week, because 7 is daily. */
function mostOf({ size }: Unit): number {
  const next = STEPS.find((step) => step > size);
  return next === undefined ? Number.POSITIVE_INFINITY : Math.ceil(next / size) - 1;
}

/** Joins "2 years and 6 months" to one amount. */
function withRest(parts: readonly SubToken[], first: Quantity): Quantity {
  if (first.unit?.kind !== "time") return first;
  const secondPart = quantityAt(parts, joins(parts, first.to)?.to ?? first.to);
  if (secondPart?.unit?.kind !== "time" || secondPart.unit.size >= first.unit.size) return first;
  return {
    ...first,
    value: first.value + (secondPart.value * secondPart.unit.size) / first.unit.size,
    to: secondPart.to,
  };
}

interface Lead {
  readonly at: number;
  readonly bound: Bound | null;
  readonly isAbout: boolean;
  readonly isBetween: boolean;
  /** "Vor zwei Jahren", but not "vor mehr als zwei Jahren", which has a bound. */
  readonly isAgo: boolean;
}

/** Reads the bounds, hedges, signs and articles before a number. */
function leadOf(parts: readonly SubToken[], start: number): Lead {
  let lead: Lead = { at: start, bound: null, isAbout: false, isBetween: false, isAgo: false };
  for (;;) {
    const [first, sign] = [parts[lead.at - 2]?.text ?? "", parts[lead.at - 1]?.text ?? ""];
    const bound = before(boundsBefore, parts, lead.at);
    const hedge = before(about, parts, lead.at);
    const between = before(rangeBetween, parts, lead.at);
    const at = Math.min(...[bound, hedge, between].flatMap((phrase) => phrase?.at ?? []));
    if (Number.isFinite(at)) {
      lead = {
        at,
        bound: bound?.at === at ? (lead.bound ?? bound.key) : lead.bound,
        isAbout: lead.isAbout || (hedge?.at === at && bound?.at !== at),
        isBetween: lead.isBetween || between?.at === at,
        isAgo: lead.isAgo || (bound?.at === at && lead.bound === null && ago(parts, at) !== null),
      };
    } else if (BOUND_SIGNS[sign]) lead = { ...lead, at: lead.at - 1, bound: BOUND_SIGNS[sign] };
    else if (BOUND_SIGNS[first + sign])
      lead = { ...lead, at: lead.at - 2, bound: BOUND_SIGNS[first + sign] ?? null };
    else if (/^[~\u2248\u00b1]$/.test(sign)) lead = { ...lead, at: lead.at - 1, isAbout: true };
    else if (isPartOfNumber(parts, lead.at)) lead = { ...lead, at: lead.at - 1 };
    else {
      const article = before(the, parts, lead.at);
      if (!article || !isLed(parts, article.at)) return lead;
      lead = { ...lead, at: article.at };
    }
  }
}

const isLed = (parts: readonly SubToken[], at: number): boolean =>
  [boundsBefore, about, rangeBetween].some((finder) => before<unknown>(finder, parts, at) !== null);

/** True for a sign, a currency, or the period of "ca." before a number. */
function isPartOfNumber(parts: readonly SubToken[], at: number): boolean {
  const previous = parts[at - 1];
  if (previous === undefined) return false;
  if (previous.text === ".") return previous.isTouching && before(about, parts, at - 1) !== null;
  if (previous.text === "+" && previous.isTouching && parts[at - 2]?.isDigits) return false;
  if (DASH.test(previous.text) || previous.text === "+") return Boolean(parts[at]?.isTouching);
  return MONEY.test(previous.text) || (units(parts, at - 1, at)?.key === "money" && !previous.isDigits);
}

interface Trail {
  readonly to: number;
  readonly bound: Bound | null;
  readonly isAbout: boolean;
}

function trailOf(parts: readonly SubToken[], start: number): Trail {
  // "1+2" is two numbers.
  const isSum = parts[start + 1]?.isDigits && parts[start + 1]?.isTouching;
  if (parts[start]?.text === "+" && !isSum) return { to: start + 1, bound: "atLeast", isAbout: false };
  const bound = boundsAfter(parts, start);
  if (bound) return { to: bound.to, bound: bound.key, isAbout: false };
  const hedge = about(parts, start);
  // A hedge followed by another number belongs to that number.
  const isHedge = hedge !== null && numberAt(parts, hedge.to) === null;
  return { to: isHedge ? hedge.to : start, bound: null, isAbout: isHedge };
}

/** The second number of a range, or null. */
function otherEnd(
  parts: readonly SubToken[],
  first: Quantity,
  isBetween: boolean,
  isOfShares: boolean,
): Quantity | null {
  const end = isAbbreviated(parts, first.to) ? first.to + 1 : first.to;
  const sign = DASH.test(parts[end]?.text ?? "") ? end + 1 : null;
  const to =
    sign ??
    nextNumber(parts, first) ??
    (isBetween ? rangeAnd(parts, end)?.to : undefined) ??
    rangeTo(parts, end)?.to;
  if (to === undefined) return null;
  const start = the(parts, to)?.to ?? to;
  const isMoney = MONEY.test(parts[start]?.text ?? "");
  const second = quantityAt(parts, isMoney ? start + 1 : start, isOfShares);
  if (second === null || Number.isNaN(second.value)) return null;
  // The dash of a range is not a minus sign.
  return { ...second, value: Math.abs(second.value), unit: second.unit ?? first.unit };
}

/** True at the period of an abbreviation: "200 tys. do 1 mln". */
const isAbbreviated = (parts: readonly SubToken[], at: number): boolean =>
  parts[at]?.text === "." &&
  Boolean(parts[at]?.isTouching) &&
  /^\p{L}{2,4}$/u.test(parts[at - 1]?.text ?? "");

/** Index of the second number of "eight, nine thousand", or null. */
function nextNumber(parts: readonly SubToken[], first: Quantity): number | null {
  if (first.unit !== null || first.scale !== 1) return null;
  const at = parts[first.to]?.text === "," ? first.to + 1 : first.to;
  const second = quantityAt(parts, at);
  const unscaled = second && second.value / second.scale;
  return second && second.scale > 1 && unscaled === first.value + 1 ? at : null;
}

/** Lower end of a range in the unit of the upper end: "5-10k", "6 months to 2 years". */
function lowOf(first: Quantity, second: Quantity): number {
  if (first.scale === 1 && first.value * second.scale < second.value) return first.value * second.scale;
  const isAlike = first.unit && first.unit.kind === second.unit?.kind;
  return isAlike ? (first.value * first.unit.size) / second.unit.size : first.value;
}

/** Converts "every two weeks" to a rate: 26 times a year. */
function inverted(parts: readonly SubToken[], start: number, amount: Amount): Amount {
  const lead = before(each, parts, start);
  if (lead === null || amount.unit?.kind !== "time") return amount;
  const { size } = amount.unit;
  return {
    ...amount,
    low: DAYS_A_YEAR / (amount.high * size),
    high: DAYS_A_YEAR / (amount.low * size),
    unit: rate(DAYS_A_YEAR),
    from: spanOf(parts, lead.at, start).from,
  };
}
