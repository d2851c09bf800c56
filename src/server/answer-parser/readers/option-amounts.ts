import { saysNone } from "../denying";
import type { UnitName } from "../../language/lexicon/value-words";
import { bare } from "../../language/normalize";
import type { Sentence } from "../../language/tokenize";
import { type Amount, amountsIn, exactly } from "../../language/amounts";
import { topOf } from "../../language/range";
import { piecesOf } from "../../language/subtokens";
import { every, per, UNITS, type Unit, units } from "../../language/quantities";

/** Below this, an end of a range is a count, and a year is none of it. */
const LARGE = 100;
/** Two sizes are one, but for what reckoning loses. */
const NEARLY = 1e-9;

/**
 * The amounts that options stand for, one each, null for an option without ("Just me"); null altogether where the
 * options are no amounts. Options without a unit take that of the others, else that of the question.
 */
export function amountsOfOptions(
  options: readonly Sentence[],
  question: Sentence | null = null,
): readonly (Amount | null)[] | null {
  const shares = options.map((option) => onlyOne(amountsIn(option, true)));
  const read = isOfShares(shares) ? shares : options.map((option) => onlyOne(amountsIn(option)));
  const found = read.filter((amount) => amount !== null);
  if (found.length < 2 || found.length < options.length - 2) return null;
  const unit = sharedUnit(found) ?? (question && unitAsked(question));
  const per = question && perAsked(question);
  // "1950 or more" among other numbers is a number.
  const areYears = found.every(({ isYear }) => isYear);
  return read.map((amount, at) => {
    const said = amount ?? nothingIn(options[at]);
    return said && { ...said, unit: said.unit ?? unit, per: said.per ?? per, isYear: areYears };
  });
}

/** "Nothing", "Keine" beside amounts is 0; "None of these" turns them down. */
const nothingIn = (option: Sentence | undefined): Amount | null =>
  option?.words.length === 1 && saysNone(bare(option.folded)) ? exactly(0, null, { from: 0, to: 1 }) : null;

/** Whether amounts are shares of a whole: at least two are in per cent. */
export const isOfShares = (amounts: readonly (Amount | null)[]): boolean =>
  amounts.filter((amount) => amount?.unit?.kind === "percent").length > 1;

/**
 * The options, by index, that an amount may mean: the one that is this range, else those that hold all of it, else those
 * that hold a part of it. None where it counts something else, several where the options overlap.
 */
export function optionsForAmount(offered: readonly (Amount | null)[], amount: Amount): number[] {
  const held = meantBy(amount, offered).map((one) => optionsFor(offered, one));
  const [plain = []] = held;
  // "2 days" where "2 to 3 days" is offered are no working hours.
  if (plain.length === 1 && plain.every((at) => countsDays(offered[at]))) return plain;
  // What fits by one reading alone is not what was said.
  return held.some((options) => options.length === 0) ? [] : [...new Set(held.flat())];
}

function optionsFor(offered: readonly (Amount | null)[], said: Amount): number[] {
  const amount = offered.some((option) => option?.unit?.kind === "percent") ? inPercent(said) : said;
  const holding = (test: (option: Amount) => boolean) =>
    offered.flatMap((option, index) =>
      option && isComparable(option, amount) && test(option) ? [index] : [],
    );
  const same = holding((option) => isSame(option, amount));
  if (same.length > 0) return same;
  // "Under 48 hours" may be more than one day; "under 2 days" is not.
  const reaches = (option: Amount) => amount.excludesHigh && sizeOf(amount, option) >= sizeOf(option, amount);
  const held = holding((option) => holds(reaches(option) ? reaching(option, offered) : option, amount));
  // "Within 2 days" is in "2 to 3 days" before it is "within a week".
  const isDeadline = amount.low === Number.NEGATIVE_INFINITY && !amount.excludesHigh;
  const end = isDeadline ? { ...amount, low: amount.high } : amount;
  if (held.length > 0)
    return nearest(offered, isDeadline ? holding((option) => holds(option, end)) : held, end);
  if (offered.some((option) => option?.isYear)) return [];
  const crossed = holding((option) => crosses(option, amount));
  if (crossed.length > 1) return crossed;
  if (amount.low !== Number.NEGATIVE_INFINITY) return [];
  // "Less than 10" is "1 to 10" where nothing else begins below: what begins below the end, and ends no sooner.
  return holding((option) => {
    const high = highOf(amount, option);
    return lowOf(option, amount) < high && highOf(reaching(option, offered), amount) >= high;
  });
}

/**
 * "Within 14 days" where "within 30 days" holds it, too: of ranges that lie within one another, the narrowest, and what is
 * offered between that and the one that ends too soon ("Same day" of 3 hours).
 */
function nearest(offered: readonly (Amount | null)[], held: readonly number[], said: Amount): number[] {
  const isWithin = (inner: number, outer: number) => {
    const [small, large] = [offered[inner], offered[outer]];
    return Boolean(small && large && !isSame(large, small) && holds(large, small));
  };
  const narrow = held.filter((at) => !held.some((other) => other !== at && isWithin(other, at)));
  const [first, ...others] = narrow;
  if (first === undefined || others.length > 0 || offered[first]?.low !== Number.NEGATIVE_INFINITY)
    return narrow;
  const ending = offered.findLastIndex(
    (option, at) =>
      at < first && option !== null && highOf(option, said) < endOf(said) * sizeOf(said, option),
  );
  const between = offered.flatMap((_, at) => (at > ending && at < first ? [at] : []));
  return ending < 0 ? narrow : [...between, first];
}

/** "10 to 49", where "50 to 99" is next, reaches up to 50: "nearly 50" is there. */
function reaching(option: Amount, offered: readonly (Amount | null)[]): Amount {
  const next = offered.find((other) => other !== null && follows(other, option));
  return next ? { ...option, high: next.low, excludesHigh: true } : option;
}

/** Whether a range begins a whole step behind another one. */
const follows = (next: Amount, { low, high, unit }: Amount): boolean =>
  low !== high && next.low > high && next.low - high <= 1 && next.unit?.size === unit?.size;

/** "Under fifty" where £50,000 is the least that parts the options: who speaks of money leaves out the thousand. */
export function inThousands(amount: Amount, offered: readonly (Amount | null)[]): Amount {
  const ends = offered.flatMap((option) => (option?.unit?.kind === "money" ? [option.low, option.high] : []));
  const parting = ends.filter((end) => Number.isFinite(end) && end > 0);
  const isOfThousands = parting.length > 0 && parting.every((end) => end >= 10 * THOUSAND - 1);
  const isBare = amount.unit === null && amount.of === null && !amount.isYear;
  const most = topOf(amount);
  const isShort = isOfThousands && isBare && most >= LEAST_SAID && most < THOUSAND;
  return isShort ? times(amount, THOUSAND) : amount;
}

const THOUSAND = 1_000;
/** Smaller numbers may be places, or count something else. */
const LEAST_SAID = 10;

/** "1 out of 5" is 20 %. */
function inPercent(amount: Amount): Amount {
  const { of, low, high } = amount;
  if (of === null || of <= 0 || amount.unit !== null) return amount;
  return { ...amount, low: (100 * low) / of, high: (100 * high) / of, of: null, unit: UNITS.percent };
}

/** What an amount may come to in the time that is asked for; a day may be one of work. */
function meantBy(told: Amount, offered: readonly (Amount | null)[]): Amount[] {
  const isOften = told.unit?.kind === "rate" && told.per !== null;
  const isOfTimes = offered.some((option) => option?.unit?.kind === "rate");
  const amount = isOften ? { ...told, ...(isOfTimes ? { per: null } : { unit: null }) } : told;
  const { per } = amount;
  const asked = offered.find((option) => option !== null)?.per ?? null;
  // Nobody works each hour of a year.
  if (per !== null && (asked === null || (per < 1 && asked !== per))) return [];
  const said = per !== null && asked !== null ? times(amount, asked / per) : amount;
  const isOfHours = offered.some((option) => option?.unit?.kind === "time" && option.unit.size < 1);
  if (isOfDays(amount) && isOfHours) return [said, times(said, WORKING_HOURS)];
  return per === 1 && asked !== 1 ? [said, times(said, WORKING_DAYS)] : [said];
}

const countsDays = (amount: Amount | null | undefined): boolean =>
  amount?.unit?.kind === "time" && amount.unit.size >= 1;
const isOfDays = (amount: Amount): boolean => countsDays(amount) && Number.isFinite(amount.low);

/** The share of days, and of a day, that is worked. */
const WORKING_DAYS = 5 / 7;
const WORKING_HOURS = 1 / 3;

const times = (amount: Amount, factor: number): Amount => ({
  ...amount,
  low: amount.low * factor,
  high: amount.high * factor,
});

const onlyOne = (amounts: readonly Amount[]) => (amounts.length === 1 ? (amounts[0] ?? null) : null);

function sharedUnit(amounts: readonly Amount[]): Unit | null {
  const said = amounts.flatMap(({ unit }) => unit ?? []);
  const [unit] = said;
  return unit && said.every(({ kind, size }) => kind === unit.kind && size === unit.size) ? unit : null;
}

/** "How many years…", "how many hours a week…": what a question counts, where it names one thing. */
function unitAsked(question: Sentence): Unit | null {
  const pieces = piecesOf(question);
  const named = new Set<UnitName>();
  for (let at = 0; at < pieces.length; ) {
    const often = per(pieces, at);
    const unit = often ? null : units(pieces, at);
    if (unit) named.add(unit.key);
    at = (often ?? unit)?.to ?? at + 1;
  }
  const [name, ...others] = named;
  return name !== undefined && others.length === 0 ? UNITS[name] : null;
}

/** "How many hours a week", "what you took last month": the days. */
function perAsked(question: Sentence): number | null {
  // "In the last three months".
  if (amountsIn(question).some((said) => said.unit?.kind === "time" && topOf(said) !== 1)) return null;
  const pieces = piecesOf(question);
  const said = pieces.flatMap((_, at) => (per(pieces, at) ?? every(pieces, at))?.key ?? []);
  const named = pieces
    .flatMap((_, at) => units(pieces, at) ?? [])
    .flatMap(({ key }) => (UNITS[key].kind === "time" && UNITS[key].size >= 1 ? UNITS[key].size : []));
  const [days, ...others] = new Set(said.length > 0 ? said : named);
  return days !== undefined && others.length === 0 ? days : null;
}

function isComparable(option: Amount, amount: Amount): boolean {
  if (option.of !== amount.of) return false;
  if (amount.isYear || option.isYear)
    return amount.isYear && (option.isYear || (option.unit?.kind !== "time" && endOf(option) >= LARGE));
  // "0.3" of "10 to 25 %" may be a share.
  const isShare = option.unit?.kind === "percent" && amount.high > 0 && amount.high < 1;
  return option.unit === null || (amount.unit === null ? !isShare : option.unit.kind === amount.unit.kind);
}

const endOf = ({ low, high }: Amount) => (Number.isFinite(low) ? low : high);

/** Both open ends alike: "over 50" is "50+" to all who are not asked for exactly 50. */
const isSame = (option: Amount, amount: Amount) =>
  isNear(lowOf(option, amount), lowOf(amount, option)) &&
  isNear(highOf(option, amount), highOf(amount, option));

function holds(option: Amount, amount: Amount): boolean {
  const [low, high] = [lowOf(amount, option), highOf(amount, option)];
  const [least, most] = [lowOf(option, amount), highOf(option, amount)];
  const isOver = isNear(low, least) ? amount.excludesLow || !option.excludesLow : low > least;
  const isUnder = isNear(high, most) ? amount.excludesHigh || !option.excludesHigh : high < most;
  return isOver && isUnder;
}

function crosses(option: Amount, amount: Amount): boolean {
  const begins = highOf(amount, option) - lowOf(option, amount);
  const ends = highOf(option, amount) - lowOf(amount, option);
  const isBegun = begins > 0 || (begins === 0 && !option.excludesLow && !amount.excludesHigh);
  return isBegun && (ends > 0 || (ends === 0 && !option.excludesHigh && !amount.excludesLow));
}

const isNear = (one: number, other: number) =>
  one === other || (Number.isFinite(one) && Math.abs(one - other) <= NEARLY * Math.abs(one));

/** The ends in days, or times a year; what has no unit counts in that of the other. */
const lowOf = (amount: Amount, other: Amount) => amount.low * sizeOf(amount, other);
const highOf = (amount: Amount, other: Amount) => amount.high * sizeOf(amount, other);
const sizeOf = ({ unit }: Amount, other: Amount) => unit?.size ?? other.unit?.size ?? 1;
