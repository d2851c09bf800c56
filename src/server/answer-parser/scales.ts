import { lazy } from "../language/lazy";
import { memoizeByObject } from "../language/memoize";
import { findPhrases, type PhraseFinder, phraseFinder } from "../language/phrase-finder";
import { isStopWord } from "../language/stop-words";
import type { Sentence, Span } from "../language/tokenize";
import { readTables, type Table } from "../language/tsv";
import type { Option } from "./options";

/** One table per scale: a step per line with its position, a language per column. */
const FOLDER = new URL("./scales/", import.meta.url);

/** Labels of these scales may go on ("Yes, in writing"); those of the others are a step alone, or with a shared subject. */
const OPEN_ENDED: ReadonlySet<string> = new Set(["yes-no", "frequency"]);

interface Scale {
  readonly name: string;
  /** By step, its position from 0 to 1; null for a step that only stands for itself ("neutral", "it depends"). */
  readonly positions: ReadonlyMap<string, number | null>;
  readonly find: PhraseFinder<string>;
}

const scales = lazy(() => [...readTables(FOLDER)].map(([name, table]) => scaleFrom(name, table)));

const scaleFrom = (name: string, table: Table): Scale => ({
  name,
  positions: new Map(
    table.map(({ step = "", position }) => [step, position === "-" ? null : Number(position)]),
  ),
  find: phraseFinder(({ language }) =>
    table.map(({ step = "", [language]: phrases = "" }) => [step, withElisionsApart(phrases)]),
  ),
});

/** "D'accord" is one word in some texts, and two in others. */
const withElisionsApart = (phrases: string): string =>
  [...new Set(phrases.split("|").flatMap((phrase) => [phrase, phrase.replaceAll("'", " ")]))].join("|");

/** A step that a text names. */
export interface StepMention extends Span {
  readonly step: string;
}

const stepsIn = (scale: Scale, sentence: Sentence): StepMention[] =>
  findPhrases(sentence, scale.find).map(({ key: step, from, to }) => ({ step, from, to }));

function scaleNamed(name: string): Scale {
  const scale = scales().find((each) => each.name === name);
  if (!scale) throw new Error(`There is no scale "${name}".`);
  return scale;
}

/** All forms of yes and no in a text, in order. */
export const yesNoStepsIn = memoizeByObject((sentence: Sentence) => stepsIn(scaleNamed("yes-no"), sentence));

/** What a text as a whole says on the yes-no scale, its most specific step: "Yes, partly" is `partly`; null without one. */
export const yesNoStepOf = (sentence: Sentence): string | null =>
  mainStep(scaleNamed("yes-no"), yesNoStepsIn(sentence));

/** The steps of a table stand in order of precedence. */
const mainStep = ({ positions }: Scale, mentions: readonly StepMention[]): string | null =>
  [...positions.keys()].find((step) => mentions.some((mention) => mention.step === step)) ?? null;

/** An option as a step of a scale. */
interface OptionStep {
  readonly option: Option;
  readonly main: string;
  /** All steps that its label names: "Yes, partly" names two. */
  readonly named: ReadonlySet<string>;
  /** The label without the step: "worried" of "very worried". */
  readonly rest: string;
}

/** A scale that the options of a question are steps of. */
export interface OptionScale {
  readonly scale: Scale;
  readonly steps: readonly OptionStep[];
  /** What all labels are steps of: "worried"; "" without. */
  readonly subject: string;
  /** Whether a step that no label names means the nearest one: no label may stand between that is on no scale. */
  readonly isComplete: boolean;
}

/** No label of a step is longer, in words. */
const MAX_WORDS = 12;
/** The position of a label that is the subject alone: "Worried" among "Very worried" and "Not worried". */
const UNMODIFIED = "quite";

/** The scales that most of the options are steps of, best first. */
export function scalesOf(
  options: readonly Option[],
  labels: readonly Sentence[],
  { isRating, hasRates }: { readonly isRating: boolean; readonly hasRates: boolean },
): OptionScale[] {
  const found = scales()
    .filter(({ name }) => name !== "rating" && !(isRating && name === "yes-no"))
    .flatMap((scale) => optionScale(scale, options, labels, hasRates) ?? [])
    .sort((one, other) => other.steps.length - one.steps.length);
  return isRating && !found.some(isDescending) ? [...found, numericScale(options)] : found;
}

/** "Very good" at 1, as schools grade. */
function isDescending({ scale, steps }: OptionScale): boolean {
  const [first, last] = [steps[0], steps.at(-1)].map((step) => step && scale.positions.get(step.main));
  return typeof first === "number" && typeof last === "number" && first > last;
}

/** "The maximum", "not at all", "average" on a rating from low to high. */
function numericScale(options: readonly Option[]): OptionScale {
  const scale = scaleNamed("rating");
  const steps = [...scale.positions].flatMap(([main, position]): OptionStep[] => {
    const option = options[Math.round((position ?? 0) * (options.length - 1))];
    return option ? [{ option, main, named: new Set([main]), rest: "" }] : [];
  });
  return { scale, steps, subject: "", isComplete: true };
}

function optionScale(
  scale: Scale,
  options: readonly Option[],
  labels: readonly Sentence[],
  hasRates: boolean,
): OptionScale | null {
  const isOpenEnded = OPEN_ENDED.has(scale.name);
  const read = options.flatMap((option, at): OptionStep[] => {
    const label = labels[at];
    const step = label && option.words.length <= MAX_WORDS ? stepOf(scale, option, label) : null;
    return step && (!isOpenEnded || step.isFirst) ? [step] : [];
  });
  const subjects = new Set(read.flatMap(({ rest }) => rest || []));
  const [first = ""] = subjects;
  const subject = isOpenEnded || subjects.size > 1 ? "" : first;
  const steps = isOpenEnded ? read : read.filter(({ rest }) => rest === "" || rest === subject);
  const alone = subject === "" ? [] : options.filter(({ normalized }) => normalized === subject);
  const all = [
    ...steps,
    ...alone.map((option) => ({ option, main: UNMODIFIED, named: new Set([UNMODIFIED]), rest: "" })),
  ];
  const labelCount = options.filter(({ words }) => words.length > 0).length;
  // "Never" next to "Weekly" and "Monthly".
  const isAmongRates = hasRates && scale.name === "frequency";
  // Two labels are those of the ends.
  const least = isAmongRates ? 1 : isOpenEnded || labelCount === 2 ? 2 : Math.max(3, labelCount - 1);
  const positions = all.map(({ main }) => scale.positions.get(main) ?? null).filter((each) => each !== null);
  return new Set(all.map(({ main }) => main)).size >= least && (isOpenEnded || isMonotonic(positions))
    ? { scale, steps: all, subject, isComplete: scale.name === "frequency" || all.length >= labelCount }
    : null;
}

function stepOf(scale: Scale, option: Option, label: Sentence): (OptionStep & { isFirst: boolean }) | null {
  const mentions = stepsIn(scale, label);
  const main = mainStep(scale, mentions);
  if (main === null) return null;
  const isOutside = (_: unknown, at: number) => !mentions.some(({ from, to }) => from <= at && at < to);
  const rest = label.words
    .filter(isOutside)
    .flatMap(({ normalized }) => normalized || [])
    .join(" ");
  const named = new Set(mentions.map(({ step }) => step));
  return { option, main, named, rest, isFirst: isAtStart(label, mentions[0]?.from ?? 0) };
}

/** "We are planning to": only function words stand before the step. */
const isAtStart = ({ words }: Sentence, from: number): boolean =>
  words.slice(0, from).every(({ normalized }) => normalized !== "" && isStopWord(normalized));

function isMonotonic(positions: readonly number[]): boolean {
  const differences = positions.slice(1).map((position, at) => position - (positions[at] ?? 0));
  return differences.every((each) => each >= 0) || differences.every((each) => each <= 0);
}

const BARE: ReadonlySet<string> = new Set(["yes", "no"]);

/** The options that a step means: those that name it, the bare ones first; else the nearest. */
function optionsForStep({ scale, steps, isComplete }: OptionScale, step: string): Option[] {
  const named = steps.filter((each) => each.named.has(step));
  const bare = named.filter(({ main, rest }) => main === step && rest === "");
  const found = bare.length > 0 ? bare : named;
  if (found.length > 0) return found.map(({ option }) => option);
  const position = scale.positions.get(step) ?? null;
  // "Absolutely" means "Yes", also next to "Only in summer".
  const among = isComplete ? steps : steps.filter(({ main, rest }) => BARE.has(main) && rest === "");
  return position === null ? [] : nearestTo(position, scale, among);
}

/** The second nearest must be so many times as far as the nearest. */
const CLEARLY = 1.5;
/** "Now and then" is not "Never": an end is near only from here. */
const NEAR_END = 0.15;

function nearestTo(position: number, scale: Scale, steps: readonly OptionStep[]): Option[] {
  const [first, second] = steps
    .flatMap(({ main, option }) => {
      const own = scale.positions.get(main) ?? null;
      return own === null ? [] : [{ option, own, distance: Math.abs(own - position) }];
    })
    .sort((one, other) => one.distance - other.distance);
  if (!first || !second) return [];
  const isEnd = first.own === 0 || first.own === 1;
  if (isEnd && first.distance > NEAR_END) return [];
  return second.distance > first.distance * CLEARLY ? [first.option] : [first.option, second.option];
}

/** The steps that a message names on a scale of the options, each with the options that it means. */
export function stepMentions(own: OptionScale, sentence: Sentence): (StepMention & { options: Option[] })[] {
  const mentions = stepsIn(own.scale, sentence);
  const meant = mentions.map((mention) => ({ ...mention, options: optionsForStep(own, mention.step) }));
  const main = own.scale.name === "yes-no" ? mainStep(own.scale, mentions) : null;
  const named = new Set(mentions.map(({ step }) => step));
  const isContradiction = named.has("yes") && named.has("no") && BARE.has(main ?? "");
  const specific = main === null || isContradiction ? [] : optionsForStep(own, main);
  // "Yes, but only partly" and "not yet, next year" say one thing.
  return specific.length === 1 ? meant.map((mention) => ({ ...mention, options: specific })) : meant;
}
