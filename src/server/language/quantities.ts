import { UNIT_NAMES, type UnitName } from "./lexicon/value-words";
import { halvesAfter, joins, numberAt, type ParsedNumber, pronouns } from "./numbers";
import {
  before,
  createNumberFinder,
  createPhraseFinder,
  createUnionFinder,
  entriesOf,
} from "./phrase-finder";
import { subTokens } from "./subtokens";
import type { Sentence, SubToken } from "./tokenize";

/** Unit of an amount. `size` is in days for times, in times a year for rates, else 1. */
export interface Unit {
  readonly kind: "people" | "money" | "percent" | "points" | "times" | "time" | "rate";
  readonly size: number;
}

/** A number with its unit. `at` and `to` are token indexes. */
export interface Quantity {
  readonly value: number;
  readonly unit: Unit | null;
  readonly at: number;
  readonly to: number;
  readonly isAbout: boolean;
  readonly isYear: boolean;
  /** Index of the token after the number, before its unit. */
  readonly end: number;
  /** Magnitude word of the number: 1000 for "10k". */
  readonly scale: number;
  /** Period in days: 7 for "8 hours a week"; null without one. */
  readonly per: number | null;
}

export const DAYS_A_YEAR = 365.25;
export const UNITS: Readonly<Record<UnitName, Unit>> = {
  people: { kind: "people", size: 1 },
  money: { kind: "money", size: 1 },
  percent: { kind: "percent", size: 1 },
  points: { kind: "points", size: 1 },
  times: { kind: "times", size: 1 },
  minute: { kind: "time", size: 1 / 1_440 },
  hour: { kind: "time", size: 1 / 24 },
  day: { kind: "time", size: 1 },
  week: { kind: "time", size: 7 },
  month: { kind: "time", size: DAYS_A_YEAR / 12 },
  year: { kind: "time", size: DAYS_A_YEAR },
};

export const units = createPhraseFinder((values) => entriesOf(UNIT_NAMES, values.units));
const outOf = createUnionFinder((values) => values.outOf.forward);
const outOfReversed = createUnionFinder((values) => values.outOf.reversed ?? "");
/** Rates such as "weekly", as days between. */
export const every = createNumberFinder((values) => values.every);
/** Periods next to a count such as "a week", in days. */
export const per = createNumberFinder((values) => values.per);
const weekdays = createNumberFinder((values) => values.weekdays);
export const each = createUnionFinder((values) => values.each);
const spans = createUnionFinder((values) => values.spans ?? "");
const periods = createNumberFinder((values) => values.periods ?? {});
const counts = createNumberFinder((values) => values.counts);
const shares = createNumberFinder((values) => values.shares);
const beforeOne = createUnionFinder((values) => values.pronouns?.after ?? "");
/** Words that mark ordinals: "option" before a number, "the second", "nd" right after digits. */
export const placeMarks = createUnionFinder((values) => values.placeMarks.before);
export const placeWords = createNumberFinder((values) => values.places);
export const placeEnds = createUnionFinder((values) => values.placeMarks.after);

/** A minus sign or the dash of a range. */
export const DASH = /^[-\u2010-\u2015\u2212~\u301c\u223c]$/;
const WAVE = /^[~\u301c\u223c]$/;
export const MONEY = /^\p{Sc}$/u;

/**
 * Parses the number that starts at a token, with its sign, unit and period; null without one.
 * @param isOfShares whether "a third" means 33 %
 */
export function quantityAt(parts: readonly SubToken[], at: number, isOfShares = false): Quantity | null {
  const share = isOfShares ? shares(parts, at) : null;
  // "Half a million" is not a share.
  if (share && (numberAt(parts, at)?.to ?? 0) <= share.to)
    return { ...DEFAULTS, value: share.key, unit: UNITS.percent, at, to: share.to, end: share.to };
  const often = every(parts, at);
  const ratePhrase = often ?? per(parts, at);
  const quantity = ratePhrase && countedAt(parts, ratePhrase.to);
  // "Weekly twice".
  if (quantity?.unit?.kind === "rate") return { ...quantity, at };
  if (often) return { ...DEFAULTS, value: 1, unit: rate(often.key), at, to: often.to, end: often.to };
  const period = periods(parts, at);
  // "A quarter of a million" is not a period.
  if (period === null || (numberAt(parts, at)?.to ?? 0) > period.to) return countedAt(parts, at);
  const unit = period.key < 1 ? UNITS.hour : UNITS.day;
  const unitAndRate = withPer(parts, period.to, unit);
  return { ...DEFAULTS, ...unitAndRate, value: period.key / unit.size, at, end: period.to };
}

function countedAt(parts: readonly SubToken[], at: number): Quantity | null {
  const count = counts(parts, at);
  if (count) {
    const unitAndRate = withRate(parts, at, count.to, UNITS.times);
    return { ...DEFAULTS, value: count.key, ...unitAndRate, at, end: count.to };
  }
  const number = numberAt(parts, at);
  if (number === null || isPlace(parts, at, number) || isCut(parts, at)) return null;
  const unitAfter = unitAt(parts, number.to);
  const money = MONEY.test(parts[at - 1]?.text ?? "") || units(parts, at - 1, at)?.key === "money";
  const unit = unitAfter?.unit ?? (money ? UNITS.money : null);
  const half = unitAfter ? halvesAfter(parts, unitAfter.to) : null;
  const to = half?.to ?? unitAfter?.to ?? number.to;
  const isTimes = unit === null ? number.scale < THOUSAND : unit.kind === "times";
  const unitAndRate = isTimes ? withRate(parts, at, to, unit) : withPer(parts, to, unit);
  if (unitAndRate.unit === null && !isCounted(parts, at, number)) return null;
  const isOften = unitAndRate.unit?.kind === "rate" && number.value > 1;
  const once = isOften && before(spans, parts, unitAndRate.to) ? numberAt(parts, unitAndRate.to) : null;
  // "3 ayda bir": once in three months.
  if (unitAndRate.unit && once?.value === 1) {
    const unit: Unit = { ...unitAndRate.unit, size: unitAndRate.unit.size / number.value };
    return { ...DEFAULTS, value: 1, unit, at, to: once.to, end: once.to };
  }
  return {
    value: signed(parts, at, number) + (half ? 0.5 : 0),
    ...unitAndRate,
    at,
    end: number.to,
    isAbout: number.isAbout,
    isYear: number.isYear,
    scale: number.scale,
  };
}

const DEFAULTS = { isAbout: false, isYear: false, scale: 1, per: null };

function signed(parts: readonly SubToken[], at: number, { value }: ParsedNumber): number {
  const [before, sign, digits] = [parts[at - 2], parts[at - 1], parts[at]];
  // ".5".
  if (sign?.text === "." && digits?.isTouching && !sign.isTouching) return Number(`0.${digits.text}`);
  const isSign = DASH.test(sign?.text ?? "") && digits?.isTouching && !WAVE.test(sign?.text ?? "");
  return isSign && !(before?.isDigits && sign?.isTouching) ? -value : value;
}

/** True for ordinals: "option 2", "2nd", "#2". */
function isPlace(parts: readonly SubToken[], at: number, number: ParsedNumber): boolean {
  if (before(placeMarks, parts, at) !== null || parts[at - 1]?.text === "#") return true;
  const word = before(placeWords, parts, at);
  if (word !== null && word.key !== 0 && unitAt(parts, number.to) === null) return true;
  if ((placeWords(parts, at)?.to ?? 0) >= number.to) return true;
  return Boolean(parts[number.to]?.isTouching) && placeEnds(parts, number.to) !== null;
}

/** True if digits continue a version such as "v1.5". */
const isCut = (parts: readonly SubToken[], at: number) =>
  Boolean(parts[at]?.isTouching && parts[at - 1]?.isTouching) &&
  /^[.,:/]$/.test(parts[at - 1]?.text ?? "") &&
  /\d$/.test(parts[at - 2]?.text ?? "");

/** "One", "a" and "half" count without a unit only if alone or after words that introduce numbers. */
function isCounted(parts: readonly SubToken[], at: number, number: ParsedNumber): boolean {
  if (!number.needsUnit) return true;
  if (parts.every(({ isMark }, index) => isMark || (index >= at && index < number.to)))
    return number.value !== 0.5;
  if (pronouns(parts, at) === null) return wholeNumberOf(parts, number.to) !== null;
  const [previous, next] = [parts[at - 1], parts[number.to]];
  const isApart = (previous === undefined || previous.isMark) && (next === undefined || next.isMark);
  return isApart || before(beforeOne, parts, at) !== null;
}

function unitAt(parts: readonly SubToken[], at: number): { unit: Unit; to: number } | null {
  const text = parts[at]?.text ?? "";
  if (text === "%") return { unit: UNITS.percent, to: at + 1 };
  if (MONEY.test(text)) return { unit: UNITS.money, to: at + 1 };
  if (text === "\u2b50" || text === "\u2605") return { unit: UNITS.points, to: at + 1 };
  // Skips the period of an abbreviation: "5 Mio. Euro".
  const start = text === "." && parts[at + 1]?.isTouching === false && units(parts, at + 1) ? at + 1 : at;
  const found = units(parts, start);
  return found && { unit: UNITS[found.key], to: found.to };
}

/** The rate of once in this many days. */
export const rate = (days: number): Unit => ({ kind: "rate", size: DAYS_A_YEAR / days });

/** Larger counts aren't rates: "20k a month" is money. */
const THOUSAND = 1_000;

type UnitAndRate = Pick<Quantity, "unit" | "to" | "per">;

/** Reads the period after a quantity: "8 hours a week". */
function withPer(parts: readonly SubToken[], to: number, unit: Unit | null): UnitAndRate {
  const period = per(parts, to) ?? every(parts, to);
  return { unit, to: period?.to ?? to, per: period?.key ?? null };
}

/** Reads the rate before or after a count: "twice a week", "2x weekly", "haftada iki kez". */
function withRate(parts: readonly SubToken[], at: number, to: number, unit: Unit | null): UnitAndRate {
  const withPeriod = withPer(parts, to, unit);
  const rateKey = withPeriod.per ?? (before(per, parts, at) ?? before(every, parts, at))?.key;
  // A count without a unit also keeps the period, because "150 a month" may be money.
  return {
    unit: rateKey === undefined ? unit : rate(rateKey),
    to: withPeriod.to,
    per: unit === null ? (rateKey ?? null) : null,
  };
}

/** Parses the denominator of "4/5" or "4 out of 5"; `isReversed` if it comes first ("5 üzerinden 4"). */
export function wholeNumberOf(
  parts: readonly SubToken[],
  at: number,
): (ParsedNumber & { unit: Unit | null; isReversed: boolean }) | null {
  const forward = parts[at]?.text === "/" ? at + 1 : outOf(parts, at)?.to;
  const reversed = forward === undefined ? outOfReversed(parts, at)?.to : undefined;
  const total = numberAt(parts, forward ?? reversed ?? parts.length);
  if (total === null || total.needsUnit || Number.isNaN(total.value)) return null;
  const unit = unitAt(parts, total.to);
  return { ...total, to: unit?.to ?? total.to, unit: unit?.unit ?? null, isReversed: reversed !== undefined };
}

/** True if a text names a unit of time of at most `longest` days. */
export function namesTime(sentence: Sentence, longest = Number.POSITIVE_INFINITY): boolean {
  const parts = subTokens(sentence);
  return parts.some((_, at) => {
    const { kind, size = 0 } = UNITS[units(parts, at)?.key ?? "times"];
    return kind === "time" && size <= longest;
  });
}

/** Counts the weekdays in "every Friday" or "Mon, Wed and Sat"; null for a single day without "every". */
export function weekdaysAt(parts: readonly SubToken[], at: number): { count: number; to: number } | null {
  const lead = each(parts, at) ?? every(parts, at);
  const days = new Set<number>();
  let to = lead?.to ?? at;
  for (let next = weekdays(parts, to); next; next = weekdays(parts, joins(parts, to)?.to ?? to)) {
    days.add(next.key);
    to = parts[next.to]?.text === "," ? next.to + 1 : next.to;
  }
  return days.size === 0 || (days.size < 2 && !lead) ? null : { count: days.size, to };
}

export const DAYS_A_WEEK = 7;
