import type { Amount } from "./amounts";
import { UNITS, type Unit } from "./quantities";
import { upperEnd } from "./range";

/** The amount of each option; null for an option without one ("It varies"). */
export type OptionAmounts = readonly (Amount | null)[];

/** True if the options are shares of a whole, that is, at least two are percentages. */
export const isOfShares = (amounts: OptionAmounts): boolean =>
  amounts.filter((amount) => amount?.unit?.kind === "percent").length > 1;

export const isSameKind = ({ unit }: Amount, other: Unit): boolean =>
  unit === null || unit.kind === other.kind;

const THOUSAND = 1_000;

/**
 * Indexes of the options that an amount may mean. A small number without a unit doesn't match a much larger option
 * ("40" isn't "under 10,000"), but for money "40" may mean 40 thousand.
 */
export function coveredBy(amounts: OptionAmounts, amount: Amount): number[] {
  const isUnlikely = (option: Amount | null | undefined) =>
    option != null &&
    upperEnd(option) >= THOUSAND &&
    upperEnd(amount) < upperEnd(option) / 10 &&
    !(option.low > 0 && amount.low >= option.low);
  const found = optionsForAmount(amounts, amount).filter(
    (at) => amount.unit !== null || !isUnlikely(amounts[at]),
  );
  const isMoney = amounts.every(
    (option) => option === null || (option.unit?.kind === "money" && upperEnd(option) >= THOUSAND),
  );
  const isShortened =
    isMoney && amount.unit === null && amount.of === null && amount.high >= 10 && amount.high < THOUSAND;
  if (found.length > 0 || !isShortened) return found;
  return optionsForAmount(amounts, timesOf(amount, THOUSAND));
}

/**
 * Indexes of the options that an amount may mean: those equal to it, else those that contain it, else those that
 * overlap it. Empty if the amount counts something else.
 */
function optionsForAmount(options: OptionAmounts, reply: Amount): number[] {
  const amount = inAskedPeriod(reply, options);
  if (amount === null) return [];
  const indexesWhere = (test: (option: Amount) => boolean) =>
    options.flatMap((option, index) =>
      option && isComparable(option, amount) && test(option) ? [index] : [],
    );
  const same = indexesWhere((option) => isSame(option, amount));
  if (same.length > 0) return same;
  const containing = indexesWhere((option) => contains(upToNext(option, options), deadlineOf(amount)));
  if (containing.length > 0) return narrowest(containing, options, amount);
  if (amount.unit?.kind === "rate") return nearestRate(options, amount);
  const overlapping = indexesWhere((option) => overlaps(option, amount));
  // "Less than 10" means "1 to 10" if no option starts lower.
  return overlapping.length > 1 || amount.low === Number.NEGATIVE_INFINITY ? overlapping : [];
}

/** Only the deadline counts, so "within 2 days" matches "2 to 3 days" rather than "within a week". */
const deadlineOf = (amount: Amount): Amount =>
  amount.low === Number.NEGATIVE_INFINITY && !amount.excludesHigh ? { ...amount, low: amount.high } : amount;

/**
 * Of nested options ("within 14 days", "within 30 days"), keeps the narrowest, with options without an amount right
 * before it ("Same day" for 3 hours).
 */
function narrowest(containing: readonly number[], options: OptionAmounts, reply: Amount): number[] {
  const isWithin = (inner: Amount | null | undefined, outer: Amount | null | undefined) =>
    inner && outer && !isSame(outer, inner) && contains(outer, inner);
  const narrow = containing.filter(
    (at) => !containing.some((other) => isWithin(options[other], options[at])),
  );
  const [first, ...others] = narrow;
  if (first === undefined || others.length > 0 || options[first]?.low !== Number.NEGATIVE_INFINITY)
    return narrow;
  const before = options.findLastIndex(
    (option, at) =>
      at < first && option !== null && highOf(option, reply) < upperEnd(reply) * sizeOf(reply, option),
  );
  const between = options.flatMap((option, at) => (at > before && at < first && option === null ? [at] : []));
  return before < 0 ? narrow : [...between, first];
}

/** Converts to the options' period ("8 hours a week") or to percent ("4 out of 5"). Null without a common period. */
function inAskedPeriod(reply: Amount, options: OptionAmounts): Amount | null {
  const isPercent = isOfShares(options) && reply.of !== null && reply.of > 0 && reply.unit === null;
  if (isPercent) return { ...timesOf(reply, 100 / (reply.of ?? 1)), of: null, unit: UNITS.percent };
  const isOfRates = options.some((option) => option?.unit?.kind === "rate");
  if (reply.per === null || (reply.unit?.kind === "rate" && isOfRates)) return { ...reply, per: null };
  const optionPeriod = options.find((option) => option !== null)?.per ?? null;
  if (optionPeriod === null) return reply.unit?.kind === "rate" ? { ...reply, per: null } : null;
  return {
    ...timesOf(reply, optionPeriod / reply.per),
    unit: reply.unit?.kind === "rate" ? null : reply.unit,
  };
}

const timesOf = (amount: Amount, factor: number): Amount => ({
  ...amount,
  low: amount.low * factor,
  high: amount.high * factor,
});

/** Extends an option up to the start of the next: "10 to 49" before "50 to 99" includes "nearly 50". */
function upToNext(option: Amount, options: OptionAmounts): Amount {
  const next = options.find(
    (candidate) =>
      candidate &&
      option.low !== option.high &&
      candidate.low > option.high &&
      candidate.low - option.high <= 1,
  );
  return next ? { ...option, high: next.low, excludesHigh: true } : option;
}

/** Options with numbers from here on may be years. */
const MIN_YEAR = 100;

function isComparable(option: Amount, { unit, isYear, high }: Amount): boolean {
  if (isYear || option.isYear)
    return isYear && (option.isYear || (option.unit?.kind !== "time" && upperEnd(option) >= MIN_YEAR));
  // "0.3" may mean 30 % if options are percentages.
  const isShare = option.unit?.kind === "percent" && high > 0 && high < 1;
  return unit === null ? !isShare : isSameKind(option, unit);
}

const isSame = (option: Amount, amount: Amount): boolean =>
  isNear(lowOf(option, amount), lowOf(amount, option)) &&
  isNear(highOf(option, amount), highOf(amount, option));

function contains(option: Amount, amount: Amount): boolean {
  const [low, high] = [lowOf(amount, option), highOf(amount, option)];
  const [least, most] = [lowOf(option, amount), highOf(option, amount)];
  const isOver = isNear(low, least) ? amount.excludesLow || !option.excludesLow : low > least;
  const isUnder = isNear(high, most) ? amount.excludesHigh || !option.excludesHigh : high < most;
  return isOver && isUnder;
}

const overlaps = (option: Amount, amount: Amount): boolean =>
  highOf(amount, option) > lowOf(option, amount) && lowOf(amount, option) < highOf(option, amount);

/** Logarithm of the largest ratio of two similar rates. */
const NEAR_RATE = Math.log(1.3);

/** "Twice a day" matches "Daily" if no option is more frequent; "every ten days" is not weekly. */
function nearestRate(options: OptionAmounts, { low, high, unit }: Amount): number[] {
  if (low !== high) return [];
  const logOf = (times: number, of: Unit | null) => Math.log(times * (of?.size ?? 1));
  const rates = options.map((option) =>
    option?.unit?.kind === "rate" && option.low === option.high ? logOf(option.low, option.unit) : null,
  );
  const knownRates = rates.filter((rate) => rate !== null);
  const replyRate = logOf(high, unit);
  const isNearest = (rate: number) =>
    Math.abs(rate - replyRate) <= NEAR_RATE || (rate === Math.max(...knownRates) && replyRate > rate);
  const near = rates.flatMap((rate, index) => (rate !== null && isNearest(rate) ? [index] : []));
  return near.length === 1 ? near : [];
}

const isNear = (first: number, second: number): boolean =>
  first === second || (Number.isFinite(first) && Math.abs(first - second) <= 1e-9 * Math.abs(first));

/** Ends in a common unit; an amount without a unit takes that of the other. */
const lowOf = (amount: Amount, other: Amount): number => amount.low * sizeOf(amount, other);
const highOf = (amount: Amount, other: Amount): number => amount.high * sizeOf(amount, other);
const sizeOf = ({ unit }: Amount, other: Amount): number => unit?.size ?? other.unit?.size ?? 1;
