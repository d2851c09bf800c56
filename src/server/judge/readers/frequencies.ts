import { isDenying } from "../denying";
import { phraseSet } from "../lexicon/languages";
import { LEVELS, type Level, phrasesOf } from "../lexicon/value-words";
import { bare } from "../normalise";
import { overlap, type Sentence, type Span } from "../sentence";
import { type Amount, amountsIn, exactly } from "./amounts";
import { entriesOf, finderOf, wordsFound } from "./finder";
import { optionsForAmount } from "./option-amounts";
import { piecesOf } from "./pieces";
import { each, rate } from "./quantities";
import { weekdaysIn } from "./weekdays";

/** How often, as a message says it: a step between never (0) and always (1), or a rate. */
export interface Frequency extends Span {
  readonly level: number | null;
  readonly rate: Amount | null;
  /** Of an option: "less often" than the others. */
  readonly isRarer?: boolean;
}

const PARTS: Readonly<Record<Level, number>> = {
  never: 0,
  hardlyEver: 0.13,
  rarely: 0.2,
  occasionally: 0.38,
  sometimes: 0.45,
  halfTheTime: 0.5,
  often: 0.7,
  usually: 0.8,
  veryOften: 0.81,
  nearlyAlways: 0.92,
  always: 1,
};
const levels = finderOf((values) => entriesOf(LEVELS, values.levels));
/** The second nearest step must be so many times as far as the nearest. */
const CLEARLY = 1.5;

/** All that a message says of how often, in order. */
export function frequenciesIn(sentence: Sentence): Frequency[] {
  const rates = amountsIn(sentence)
    .filter(({ unit }) => unit?.kind === "rate")
    .map((rate): Frequency => ({ level: null, rate, from: rate.from, to: rate.to }));
  const steps = wordsFound(sentence, levels).map(
    ({ key, from, to }): Frequency => ({ level: PARTS[key], rate: null, from, to }),
  );
  const apart = steps.filter((step) => !rates.some((rate) => overlap(step, rate)));
  const onDays = onWeekdays(sentence);
  const others = [...rates, ...apart].filter((other) => !onDays.some((days) => overlap(other, days)));
  return [...onDays, ...others].sort((one, other) => one.from - other.from);
}

/** "Mondays and Thursdays": twice a week. */
function onWeekdays(sentence: Sentence): Frequency[] {
  const named = weekdaysIn(sentence);
  return named
    ? [{ level: null, rate: exactly(named.days, rate(7), named), from: named.from, to: named.to }]
    : [];
}

/** How often each option is, null for one that says nothing of it; null altogether where they are no ladder. */
export function frequenciesOfOptions(options: readonly Sentence[]): readonly (Frequency | null)[] | null {
  const read = options.map((option) => {
    const [frequency, ...others] = frequenciesIn(option);
    if (frequency === undefined) return atEach(option);
    return others.length === 0 ? { ...frequency, isRarer: rarer().has(bare(option.folded)) } : null;
  });
  const found = read.filter((frequency) => frequency !== null).length;
  const named = options.filter(({ words }) => words.length > 0).length;
  return found >= 2 && found >= named - 1 ? read : null;
}

/** "Less often", of "less often than". */
const rarer = phraseSet(({ values }) =>
  phrasesOf(values.bounds.before.under)
    .filter((phrase) => phrase.includes(" "))
    .map((phrase) => phrase.slice(0, phrase.lastIndexOf(" "))),
);

/** "After every sale" is always. */
function atEach(option: Sentence): Frequency | null {
  const pieces = piecesOf(option);
  const isEach = pieces.some((_, at) => each(pieces, at) !== null);
  const isDenied = option.words.some(({ bare }) => isDenying(bare));
  return isEach && !isDenied ? { level: PARTS.always, rate: null, from: 0, to: option.words.length } : null;
}

/** The options, by index, that a frequency means: the same, the range that holds it, else the clearly nearest. */
export function optionsForFrequency(offered: readonly (Frequency | null)[], said: Frequency): number[] {
  if (said.rate) {
    const held = optionsForAmount(
      offered.map((option) => option?.rate ?? null),
      said.rate,
    );
    if (held.length > 0) return held;
    const rarer = rarerThanNamed(offered, said.rate);
    if (rarer.length > 0) return rarer;
    // "More than weekly" is no point between two steps.
    return said.rate.low === said.rate.high ? nearestRate(offered.map(rateOf), rateOf(said)) : [];
  }
  const same = offered.flatMap((option, index) => (option?.level === said.level ? [index] : []));
  // Between "1 (never)" and "5 (always)" nothing has a name that could be near.
  const isOfEnds = offered.filter((option) => option === null).length > 1;
  return same.length > 0 || isOfEnds
    ? same
    : nearest(
        offered.map((option) => option?.level ?? null),
        said.level,
      );
}

/** "Every quarter" where "Monthly" is the rarest with a name, and "Less often" is offered. */
function rarerThanNamed(offered: readonly (Frequency | null)[], said: Amount): number[] {
  const rates = offered.flatMap((option) => rateOf(option) ?? []);
  const most = rateOf({ level: null, rate: { ...said, low: said.high }, from: 0, to: 0 });
  if (rates.length === 0 || most === null || most >= Math.min(...rates) - NEARLY) return [];
  const rare = offered.flatMap((option, index) => (option?.isRarer ? [index] : []));
  return rare.length === 1 ? rare : [];
}

/** Times a year as steps of the same length from monthly to weekly to daily; null for a range. */
function rateOf(frequency: Frequency | null): number | null {
  const { rate } = frequency ?? {};
  if (!rate || rate.low !== rate.high) return null;
  return Math.log(rate.low * (rate.unit?.size ?? 1));
}

/** The nearest may still be far: "every ten days" is not weekly. "Twice a day" is "every day" where that is the most. */
function nearestRate(offered: readonly (number | null)[], said: number | null): number[] {
  const most = Math.max(...offered.flatMap((option) => option ?? []));
  return nearest(offered, said).filter((index) => {
    const option = offered[index] ?? null;
    if (option === null || said === null) return false;
    return Math.abs(option - said) <= NEARLY || (option === most && said > most);
  });
}

/** As steps are measured: three tenths more. */
const NEARLY = Math.log(1.3);

/** "Now and then" is not "Never", and "often" not "Always", however little else is offered. */
const isEnd = (level: number | null, said: number | null): boolean =>
  said !== null &&
  ((level === PARTS.never && said > PARTS.hardlyEver) ||
    (level === PARTS.always && said < PARTS.nearlyAlways));

function nearest(offered: readonly (number | null)[], value: number | null): number[] {
  const known = offered.flatMap((option, index) =>
    option === null || value === null ? [] : [{ index, distance: Math.abs(option - value) }],
  );
  // One step alone is not near by comparison with another.
  const [first, second] = known.sort((one, other) => one.distance - other.distance);
  const isClear = first && second && second.distance > first.distance * CLEARLY;
  return isClear && !isEnd(offered[first.index] ?? null, value) ? [first.index] : [];
}
