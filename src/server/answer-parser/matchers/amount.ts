import { type Amount, amountsIn, exact } from "../../language/amounts";
import { phraseTest } from "../../language/lexicon/languages";
import type { UnitName } from "../../language/lexicon/value-words";
import { normalize } from "../../language/normalize";
import { every, per, UNITS, type Unit, units } from "../../language/quantities";
import { upperEnd } from "../../language/range";
import { subTokens } from "../../language/subtokens";
import type { Sentence } from "../../language/tokenize";
import type { ClosedQuestion } from "../closed-question";
import type { Mention } from "../mention";
import { saysNone } from "../negation";
import { distinct } from "../options";

/** The amounts that options stand for, one each; null for an option without one ("It varies"). */
export type OptionAmounts = readonly (Amount | null)[];

/**
 * Reads options as amounts: "2 to 10", "under £50k", "weekly". Those without a unit take that of the others, else that of
 * the question. Null when too few of them are amounts.
 */
export function amountsOfOptions(labels: readonly Sentence[], question: Sentence): OptionAmounts | null {
  const shares = labels.map((label) => onlyOne(amountsIn(label, true)));
  const read = isOfShares(shares) ? shares : labels.map((label) => onlyOne(amountsIn(label)));
  const found = read.filter((amount) => amount !== null);
  if (found.length < 2 || found.length < labels.length - 2) return null;
  const unit = sharedUnit(found) ?? unitAsked(question);
  const per = perAsked(question);
  // "1950 or more" among other numbers is a number.
  const isYear = found.every((amount) => amount.isYear);
  const rates = found.filter((amount) => amount.unit?.kind === "rate");
  return read.map((amount, at) => {
    const own = amount ?? zeroIn(labels[at]) ?? rarerThan(rates, labels[at]);
    return own && { ...own, unit: own.unit ?? unit, per: own.per ?? per, isYear };
  });
}

/** One amount, or the range of two: "once or twice a year". */
function onlyOne([first, second, ...others]: readonly Amount[]): Amount | null {
  if (!first || others.length > 0) return null;
  if (!second) return first;
  const isRange = first.low < second.low && second.from - first.to === 1 && second.unit?.kind === "rate";
  return isRange ? { ...second, low: first.low, from: first.from } : null;
}

const saysRarer = phraseTest(({ values }) =>
  values.bounds.before.under.split("|").flatMap((phrase) => /^(\S+ \S+) \S+$/.exec(phrase.trim())?.[1] ?? []),
);

/** "Less often" next to rates: rarer than all of them. */
function rarerThan(rates: readonly Amount[], label: Sentence | undefined): Amount | null {
  const [first, ...others] = rates;
  if (!label || !first || others.length === 0 || !saysRarer(normalize(label.folded))) return null;
  const rarest = others.reduce((one, other) => (timesAYear(other) < timesAYear(one) ? other : one), first);
  return { ...rarest, low: Number.NEGATIVE_INFINITY, high: rarest.low, excludesHigh: true };
}

const timesAYear = ({ low, unit }: Amount): number => low * (unit?.size ?? 1);

/** Whether amounts are shares of a whole: at least two are percentages. */
export const isOfShares = (amounts: OptionAmounts): boolean =>
  amounts.filter((amount) => amount?.unit?.kind === "percent").length > 1;

/** "Nothing" among amounts is 0. */
const zeroIn = (label: Sentence | undefined): Amount | null =>
  label?.words.length === 1 && saysNone(normalize(label.folded)) ? exact(0, null, { from: 0, to: 1 }) : null;

function sharedUnit(amounts: readonly Amount[]): Unit | null {
  const said = amounts.flatMap(({ unit }) => unit ?? []);
  const [unit] = said;
  return unit && said.every(({ kind, size }) => kind === unit.kind && size === unit.size) ? unit : null;
}

/** "How many years…": the unit that a question asks for, where it names one only; "a week" is no unit. */
function unitAsked(question: Sentence): Unit | null {
  const parts = subTokens(question);
  const named = new Set<UnitName>();
  for (let at = 0; at < parts.length; ) {
    const period = per(parts, at);
    const unit = period ? null : units(parts, at);
    if (unit) named.add(unit.key);
    at = (period ?? unit)?.to ?? at + 1;
  }
  const [name, ...others] = named;
  return name !== undefined && others.length === 0 ? UNITS[name] : null;
}

/** "How many hours a week", "what you took last month": the period that a question asks about, in days. */
function perAsked(question: Sentence): number | null {
  // "In the last three months".
  if (amountsIn(question).some((said) => said.unit?.kind === "time" && upperEnd(said) !== 1)) return null;
  const parts = subTokens(question);
  const said = parts.flatMap((_, at) => (per(parts, at) ?? every(parts, at))?.key ?? []);
  const named = parts
    .flatMap((_, at) => units(parts, at) ?? [])
    .flatMap(({ key }) => (UNITS[key].kind === "time" && UNITS[key].size >= 1 ? UNITS[key].size : []));
  const [days, ...others] = new Set(said.length > 0 ? said : named);
  return days !== undefined && others.length === 0 ? days : null;
}

/** Numbers as options: an amount that an option covers, a number in a label, or a position in the list. */
export function amountMentions(question: ClosedQuestion, sentence: Sentence): Mention[] {
  if (question.isRating) return [];
  const amounts = amountsIn(sentence, isOfShares(question.amounts ?? []));
  // "Mon, Wed, Fri" may be options.
  const counted = question.amounts ? amounts : amounts.filter(({ unit }) => unit?.kind !== "rate");
  return counted.map((amount) => mentionOf(question, sentence, amount));
}

/** In a longer message a number may count anything. */
const MAX_WORDS = 5;
/** Nobody gives a position with so large a number. */
const LARGE = 100;

function mentionOf({ options, amounts }: ClosedQuestion, sentence: Sentence, amount: Amount): Mention {
  const { from, to, low, unit } = amount;
  const covered = amounts ? coveredBy(amounts, amount).flatMap((at) => options[at] ?? []) : [];
  const isBare = isSingle(amount) && unit === null && amount.per === null && amount.of === null;
  const isCountable = amounts?.some((each) => each && (unit === null || isSameKind(each, unit))) === true;
  if (!isBare || (amounts && (amount.isHedged || low >= LARGE)))
    return { from, to, options: covered, kind: isCountable ? "label" : "number" };
  const exact = options.filter(({ normalized }) => normalized === String(low));
  if (exact.length > 0) return { from, to, options: exact, kind: "number" };
  const word = sentence.words[from]?.normalized ?? "";
  const named = options.filter(
    ({ words, index }) => !amounts?.[index] && (words.includes(String(low)) || words.includes(word)),
  );
  const isLong = sentence.words.length >= MAX_WORDS;
  const isCounting = covered.length > 0 && (isLong || !isLast(sentence, to) || saysCount(sentence, from));
  // "We have one"; where the third option is "2", "3" is no position.
  const isOne = low === 1 && sentence.words.length > 1 && !/^\d/.test(word);
  const atPosition = options.filter(
    ({ index, normalized }) => index === low - 1 && !/^\d+$/.test(normalized) && !isCounting && !isOne,
  );
  const found = distinct([...new Set([...covered, ...named, ...atPosition])]);
  const isOutOfRange =
    found.length === 0 && /^\d/.test(word) && (!isLong || (amounts !== null && !amount.isYear));
  return { from, to, options: found, kind: "number", ...(isOutOfRange && { problem: "out-of-range" }) };
}

/** Nobody says "40" for "under 10,000", but of money "40" may be 40 thousand. */
function coveredBy(amounts: OptionAmounts, amount: Amount): number[] {
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

const THOUSAND = 1_000;

/** Whether an amount is one number. */
export const isSingle = ({ low, high, excludesLow, excludesHigh }: Amount): boolean =>
  low === high && !excludesLow && !excludesHigh;

const isCountPhrase = phraseTest(({ values }) => [values.counting]);

/** "We are 3": whether the words before a number say that it counts. */
const saysCount = ({ words }: Sentence, at: number): boolean => {
  const before = words.slice(0, at).map(({ normalized }) => normalized);
  return before.some((_, from) => isCountPhrase(before.slice(from).join(" ")));
};

const isLast = ({ words }: Sentence, to: number): boolean =>
  words.slice(to).every(({ normalized }) => normalized === "");

const isSameKind = ({ unit }: Amount, other: Unit): boolean => unit === null || unit.kind === other.kind;

/**
 * The options, by index, that an amount may mean: the one that is this range, else those that hold all of it, else those
 * that overlap it. None when it counts something else.
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
  // "Less than 10" is "1 to 10" where nothing begins lower.
  return crossed.length > 1 || amount.low === Number.NEGATIVE_INFINITY ? crossed : [];
}

/** "Within 2 days" is in "2 to 3 days" before it is in "within a week". */
const deadlineOf = (amount: Amount): Amount =>
  amount.low === Number.NEGATIVE_INFINITY && !amount.excludesHigh ? { ...amount, low: amount.high } : amount;

/**
 * Of options that lie within one another ("within 14 days", "within 30 days") the narrowest, and what is offered right before
 * it without an amount ("Same day" of 3 hours).
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

/** "8 hours a week" where hours a month are asked for, "4 out of 5" as a percentage; null without a common period. */
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

/** "10 to 49", where "50 to 99" is next, reaches up to 50: "nearly 50" is there. */
function upToNext(option: Amount, offered: OptionAmounts): Amount {
  const next = offered.find(
    (other) => other && option.low !== option.high && other.low > option.high && other.low - option.high <= 1,
  );
  return next ? { ...option, high: next.low, excludesHigh: true } : option;
}

function isComparable(option: Amount, { unit, isYear, high }: Amount): boolean {
  if (isYear || option.isYear)
    return isYear && (option.isYear || (option.unit?.kind !== "time" && upperEnd(option) >= LARGE));
  // "0.3" of "10 to 25 %" may be a share.
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

/** Rates are near when one is at most three tenths more than the other. */
const NEAR_RATE = Math.log(1.3);

/** "Twice a day" is "Daily" where that is the most; "every ten days" is not weekly. */
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

/** The ends in the other's unit, which an amount without one takes. */
const lowOf = (amount: Amount, other: Amount): number => amount.low * sizeOf(amount, other);
const highOf = (amount: Amount, other: Amount): number => amount.high * sizeOf(amount, other);
const sizeOf = ({ unit }: Amount, other: Amount): number => unit?.size ?? other.unit?.size ?? 1;
