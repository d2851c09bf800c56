import { isOfShares, type OptionAmounts } from "../language/amount-ranges";
import { type Amount, amountsIn, exact } from "../language/amounts";
import type { UnitName } from "../language/lexicon/value-words";
import { normalize } from "../language/normalize";
import { phraseTest } from "../language/phrases";
import { every, per, UNITS, type Unit, units } from "../language/quantities";
import { upperEnd } from "../language/range";
import { subTokens } from "../language/subtokens";
import type { Sentence } from "../language/tokenize";
import { saysNone } from "./negation";

/**
 * Parses options as amounts: "2 to 10", "under £50k", "weekly". An option without a unit takes the unit of the other
 * options, else of the question. Null when too few options are amounts.
 */
export function amountsOfOptions(labels: readonly Sentence[], question: Sentence): OptionAmounts | null {
  const shares = labels.map((label) => onlyOne(amountsIn(label, true)));
  const amounts = isOfShares(shares) ? shares : labels.map((label) => onlyOne(amountsIn(label)));
  const knownAmounts = amounts.filter((amount) => amount !== null);
  if (knownAmounts.length < 2 || knownAmounts.length < labels.length - 2) return null;
  const unit = sharedUnit(knownAmounts) ?? unitAsked(question);
  const per = perAsked(question);
  // Years count as years only if all options are years: "1950 or more" can be a quantity.
  const isYear = knownAmounts.every((amount) => amount.isYear);
  const rates = knownAmounts.filter((amount) => amount.unit?.kind === "rate");
  return amounts.map((amount, at) => {
    const resolved = amount ?? zeroIn(labels[at]) ?? rarerThan(rates, labels[at]);
    return resolved && { ...resolved, unit: resolved.unit ?? unit, per: resolved.per ?? per, isYear };
  });
}

/** The only amount, or two read as a range: "once or twice a year". Null for anything else. */
function onlyOne([first, second, ...others]: readonly Amount[]): Amount | null {
  if (!first || others.length > 0) return null;
  if (!second) return first;
  const isRange = first.low < second.low && second.from - first.to === 1 && second.unit?.kind === "rate";
  return isRange ? { ...second, low: first.low, from: first.from } : null;
}

const saysRarer = phraseTest(({ values }) =>
  values.bounds.before.under.split("|").flatMap((phrase) => /^(\S+ \S+) \S+$/.exec(phrase.trim())?.[1] ?? []),
);

/** "Less often" next to rates means less than the lowest rate. */
function rarerThan(rates: readonly Amount[], label: Sentence | undefined): Amount | null {
  const [first, ...others] = rates;
  if (!label || !first || others.length === 0 || !saysRarer(normalize(label.folded))) return null;
  const rarest = others.reduce((one, other) => (timesAYear(other) < timesAYear(one) ? other : one), first);
  return { ...rarest, low: Number.NEGATIVE_INFINITY, high: rarest.low, excludesHigh: true };
}

const timesAYear = ({ low, unit }: Amount): number => low * (unit?.size ?? 1);

/** "Nothing" among amounts means 0. */
const zeroIn = (label: Sentence | undefined): Amount | null =>
  label?.words.length === 1 && saysNone(normalize(label.folded)) ? exact(0, null, { from: 0, to: 1 }) : null;

function sharedUnit(amounts: readonly Amount[]): Unit | null {
  const statedUnits = amounts.flatMap(({ unit }) => unit ?? []);
  const [unit] = statedUnits;
  return unit && statedUnits.every(({ kind, size }) => kind === unit.kind && size === unit.size)
    ? unit
    : null;
}

/** The one unit that a question names: "How many years…". Periods such as "a week" don't count. */
function unitAsked(question: Sentence): Unit | null {
  const parts = subTokens(question);
  const unitNames = new Set<UnitName>();
  for (let at = 0; at < parts.length; ) {
    const period = per(parts, at);
    const unit = period ? null : units(parts, at);
    if (unit) unitNames.add(unit.key);
    at = (period ?? unit)?.to ?? at + 1;
  }
  const [name, ...others] = unitNames;
  return name !== undefined && others.length === 0 ? UNITS[name] : null;
}

/** The period that a question asks about, in days: "How many hours a week", "what you took last month". */
function perAsked(question: Sentence): number | null {
  // "In the last three months".
  if (amountsIn(question).some((amount) => amount.unit?.kind === "time" && upperEnd(amount) !== 1))
    return null;
  const parts = subTokens(question);
  const statedPeriods = parts.flatMap((_, at) => (per(parts, at) ?? every(parts, at))?.key ?? []);
  const namedPeriods = parts
    .flatMap((_, at) => units(parts, at) ?? [])
    .flatMap(({ key }) => (UNITS[key].kind === "time" && UNITS[key].size >= 1 ? UNITS[key].size : []));
  const [days, ...others] = new Set(statedPeriods.length > 0 ? statedPeriods : namedPeriods);
  return days !== undefined && others.length === 0 ? days : null;
}
