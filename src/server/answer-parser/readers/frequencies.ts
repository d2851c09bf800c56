import { isDenying } from "../denying";
import { phraseTest } from "../../language/lexicon/languages";
import { LEVELS, type Level, phrasesOf } from "../../language/lexicon/value-words";
import { bare } from "../../language/normalize";
import { overlap, type Sentence, type Span } from "../../language/tokenize";
import { type Amount, amountsIn, exactly, rangeTo } from "../../language/amounts";
import { entriesOf, finderOf, finderOfNumbers, wordsFound } from "../../language/phrase-finder";
import { optionsForAmount } from "./option-amounts";
import { piecesOf } from "../../language/subtokens";
import { each, every, rate } from "../../language/quantities";

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
const weekdays = finderOfNumbers((values) => values.weekdays);
const DAYS = 7;
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

/** "Mondays and Thursdays", "Mon to Fri", "every Tuesday": so many times a week. */
function onWeekdays(sentence: Sentence): Frequency[] {
  const named = wordsFound(sentence, weekdays);
  const [first, last] = [named[0], named.at(-1)];
  if (!first || !last) return [];
  const days = new Set(named.flatMap((day, at) => daysFrom(day, named[at + 1], sentence)));
  const leads = [...wordsFound(sentence, each), ...wordsFound(sentence, every)];
  const lead = leads.find(({ to }) => to === first.from);
  // "Since Monday" says nothing of how often.
  if (days.size < 2 && !lead) return [];
  const span = { from: lead?.from ?? first.from, to: last.to };
  return [{ level: null, rate: exactly(days.size, rate(DAYS), span), ...span }];
}

type Day = ReturnType<typeof wordsFound<number>>[number];

/** The day itself, and those up to the next that is named where the words between say so. */
function daysFrom({ key, to }: Day, next: Day | undefined, sentence: Sentence): number[] {
  if (!next) return [key];
  const between = { from: to, to: next.from };
  const isDash = sentence.words.slice(to, next.from).some(({ folded }) => /^[-–—]$/.test(folded));
  const isTo = next.from - to === 1 && wordsFound(sentence, rangeTo).some((range) => overlap(range, between));
  if (!isDash && !isTo) return [key];
  const steps = (next.key - key + DAYS) % DAYS;
  return Array.from({ length: steps }, (_, step) => ((key - 1 + step) % DAYS) + 1);
}

/** How often each option is, null for one that says nothing of it; null altogether where they are no ladder. */
export function frequenciesOfOptions(options: readonly Sentence[]): readonly (Frequency | null)[] | null {
  const read = options.map((option) => {
    const [frequency, ...others] = frequenciesIn(option);
    if (frequency === undefined) return atEach(option);
    return others.length === 0 ? { ...frequency, isRarer: saysRarer(bare(option.folded)) } : null;
  });
  const found = read.filter((frequency) => frequency !== null).length;
  const named = options.filter(({ words }) => words.length > 0).length;
  return found >= 2 && found >= Math.min(named, options.length - 1) ? read : null;
}

/** "Less often", of "less often than". */
const saysRarer = phraseTest(({ values }) =>
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
export function optionsForFrequency(
  offered: readonly (Frequency | null)[],
  { level, rate }: Frequency,
): number[] {
  if (rate) return optionsForRate(offered, rate);
  const levels = offered.map((option) => option?.level ?? null);
  const same = levels.flatMap((own, index) => (own !== null && own === level ? [index] : []));
  // Between "1 (never)" and "5 (always)" nothing has a name that could be near.
  const isOfEnds = offered.filter((option) => option === null).length > 1;
  if (same.length > 0 || level === null || isOfEnds) return same;
  return nearest(levels, level).filter((index) => !isEnd(levels[index], level));
}

function optionsForRate(offered: readonly (Frequency | null)[], said: Amount): number[] {
  const rates = offered.map((option) => option?.rate ?? null);
  const held = optionsForAmount(rates, said);
  if (held.length > 0) return held;
  const steps = rates.map((option) =>
    option && option.low === option.high ? stepOf(option.low, option) : null,
  );
  const known = steps.filter((step) => step !== null);
  const most = stepOf(said.high, said);
  const rarer = offered.flatMap((option, index) => (option?.isRarer ? [index] : []));
  // "Every quarter" where "Monthly" is the rarest with a name, and "Less often" is offered.
  if (known.length > 0 && most < Math.min(...known) - NEARLY && rarer.length === 1) return rarer;
  // "More than weekly" is no point between two steps.
  if (said.low !== said.high) return [];
  // The nearest may still be far: "every ten days" is not weekly. "Twice a day" is "every day" where that is the most.
  return nearest(steps, most).filter((index) => {
    const step = steps[index] ?? Number.NaN;
    return Math.abs(step - most) <= NEARLY || (step === Math.max(...known) && most > step);
  });
}

/** Times a year as steps of the same length from monthly to weekly to daily. */
const stepOf = (times: number, { unit }: Amount): number => Math.log(times * (unit?.size ?? 1));

/** As steps are measured: three tenths more. */
const NEARLY = Math.log(1.3);

/** "Now and then" is not "Never", and "often" not "Always", however little else is offered. */
const isEnd = (level: number | null | undefined, said: number): boolean =>
  (level === PARTS.never && said > PARTS.hardlyEver) || (level === PARTS.always && said < PARTS.nearlyAlways);

/** One step alone is not near by comparison with another. */
function nearest(offered: readonly (number | null)[], value: number): number[] {
  const known = offered.flatMap((option, index) =>
    option === null ? [] : [{ index, distance: Math.abs(option - value) }],
  );
  const [first, second] = known.sort((one, other) => one.distance - other.distance);
  return first && second && second.distance > first.distance * CLEARLY ? [first.index] : [];
}
