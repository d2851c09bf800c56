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
function optionsForAmount(offered: OptionAmounts, said: Amount): number[] {
  const amount = inAskedPeriod(said, offered);
  if (amount === null) return [];
  const holding = (test: (option: Amount) => boolean) =>
    offered.flatMap((option, index) =>
      option && isComparable(option, amount) && test(option) ? [index] : [],
    );
  const same = holding((option) => isSame(option, amount));
  if (same.length > 0) return same;
  const held = holding((option) => holds(upToNext(option, offered), deadlineOf(amount)));
  if (held.length > 0) return narrowest(held, offered, amount);
  if (amount.unit?.kind === "rate") return nearestRate(offered, amount);
  const crossed = holding((option) => crosses(option, amount));
  // "Less than 10" means "1 to 10" if no option starts lower.
  return crossed.length > 1 || amount.low === Number.NEGATIVE_INFINITY ? crossed : [];
}

/** Only the deadline counts, so "within 2 days" matches "2 to 3 days" rather than "within a week". */
const deadlineOf = (amount: Amount): Amount =>
  amount.low === Number.NEGATIVE_INFINITY && !amount.excludesHigh ? { ...amount, low: amount.high } : amount;

/**
 * Of nested options ("within 14 days", "within 30 days"), keeps the narrowest, with options without an amount right
 * before it ("Same day" for 3 hours).
 */
function narrowest(held: readonly number[], offered: OptionAmounts, said: Amount): number[] {
  const isWithin = (inner: Amount | null | undefined, outer: Amount | null | undefined) =>
    inner && outer && !isSame(outer, inner) && holds(outer, inner);
  const narrow = held.filter((at) => !held.some((other) => isWithin(offered[other], offered[at])));
  const [first, ...others] = narrow;
  if (first === undefined || others.length > 0 || offered[first]?.low !== Number.NEGATIVE_INFINITY)
    return narrow;
  const before = offered.findLastIndex(
    (option, at) =>
      at < first && option !== null && highOf(option, said) < upperEnd(said) * sizeOf(said, option),
  );
  const between = offered.flatMap((option, at) => (at > before && at < first && option === null ? [at] : []));
  return before < 0 ? narrow : [...between, first];
}

/** Converts to the options' period ("8 hours a week") or to percent ("4 out of 5"). Null without a common period. */
function inAskedPeriod(said: Amount, offered: OptionAmounts): Amount | null {
  const isPercent = isOfShares(offered) && said.of !== null && said.of > 0 && said.unit === null;
  if (isPercent) return { ...timesOf(said, 100 / (said.of ?? 1)), of: null, unit: UNITS.percent };
  const isOfRates = offered.some((option) => option?.unit?.kind === "rate");
  if (said.per === null || (said.unit?.kind === "rate" && isOfRates)) return { ...said, per: null };
  const asked = offered.find((option) => option !== null)?.per ?? null;
  if (asked === null) return said.unit?.kind === "rate" ? { ...said, per: null } : null;
  return { ...timesOf(said, asked / said.per), unit: said.unit?.kind === "rate" ? null : said.unit };
}

const timesOf = (amount: Amount, factor: number): Amount => ({
  ...amount,
  low: amount.low * factor,
  high: amount.high * factor,
});

/** Extends an option up to the start of the next: "10 to 49" before "50 to 99" includes "nearly 50". */
function upToNext(option: Amount, offered: OptionAmounts): Amount {
  const next = offered.find(
    (other) => other && option.low !== option.high && other.low > option.high && other.low - option.high <= 1,
  );
  return next ? { ...option, high: next.low, excludesHigh: true } : option;
}

/** Options with numbers from here on may be years. */
const LEAST_YEAR = 100;

function isComparable(option: Amount, { unit, isYear, high }: Amount): boolean {
  if (isYear || option.isYear)
    return isYear && (option.isYear || (option.unit?.kind !== "time" && upperEnd(option) >= LEAST_YEAR));
  // "0.3" may mean 30 % if options are percentages.
  const isShare = option.unit?.kind === "percent" && high > 0 && high < 1;
  return unit === null ? !isShare : isSameKind(option, unit);
}

const isSame = (option: Amount, amount: Amount): boolean =>
  isNear(lowOf(option, amount), lowOf(amount, option)) &&
  isNear(highOf(option, amount), highOf(amount, option));

function holds(option: Amount, amount: Amount): boolean {
  const [low, high] = [lowOf(amount, option), highOf(amount, option)];
  const [least, most] = [lowOf(option, amount), highOf(option, amount)];
  const isOver = isNear(low, least) ? amount.excludesLow || !option.excludesLow : low > least;
  const isUnder = isNear(high, most) ? amount.excludesHigh || !option.excludesHigh : high < most;
  return isOver && isUnder;
}

const crosses = (option: Amount, amount: Amount): boolean =>
  highOf(amount, option) > lowOf(option, amount) && lowOf(amount, option) < highOf(option, amount);

/** Logarithm of the largest ratio of two similar rates. */
const NEAR_RATE = Math.log(1.3);

/** "Twice a day" matches "Daily" if no option is more frequent; "every ten days" is not weekly. */
function nearestRate(offered: OptionAmounts, { low, high, unit }: Amount): number[] {
  if (low !== high) return [];
  const logOf = (times: number, of: Unit | null) => Math.log(times * (of?.size ?? 1));
  const rates = offered.map((option) =>
    option?.unit?.kind === "rate" && option.low === option.high ? logOf(option.low, option.unit) : null,
  );
  const known = rates.filter((rate) => rate !== null);
  const said = logOf(high, unit);
  const isNearest = (rate: number) =>
    Math.abs(rate - said) <= NEAR_RATE || (rate === Math.max(...known) && said > rate);
  const near = rates.flatMap((rate, index) => (rate !== null && isNearest(rate) ? [index] : []));
  return near.length === 1 ? near : [];
}

const isNear = (one: number, other: number): boolean =>
  one === other || (Number.isFinite(one) && Math.abs(one - other) <= 1e-9 * Math.abs(one));

/** Ends in a common unit; an amount without a unit takes that of the other. */
const lowOf = (amount: Amount, other: Amount): number => amount.low * sizeOf(amount, other);
const highOf = (amount: Amount, other: Amount): number => amount.high * sizeOf(amount, other);
const sizeOf = ({ unit }: Amount, other: Amount): number => unit?.size ?? other.unit?.size ?? 1;
