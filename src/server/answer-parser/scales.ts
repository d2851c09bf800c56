import { lazy } from "../language/lazy";
import { memoizeByObject } from "../language/memoize";
import { findPhrases, type PhraseFinder, phraseFinder } from "../language/phrase-finder";
import { isStopWord } from "../language/stop-words";
import type { Sentence, Span } from "../language/tokenize";
import { readTables, type Table } from "../language/tsv";
import type { Option } from "./options";

/** Holds one table per scale, with a row per step and a column per language. */
const FOLDER = new URL("./scales/", import.meta.url);

/** Labels on these scales may add text: "Yes, in writing". Other labels are a step, plus the shared subject. */
const OPEN_ENDED: ReadonlySet<string> = new Set(["yes-no", "frequency"]);

interface Scale {
  readonly name: string;
  /** Position of each step, from 0 to 1; null for steps outside the order ("neutral", "it depends"). */
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

/** Adds variants of phrases split at apostrophes, since "d'accord" may be tokenized as one word or two. */
const withElisionsApart = (phrases: string): string =>
  [...new Set(phrases.split("|").flatMap((phrase) => [phrase, phrase.replaceAll("'", " ")]))].join("|");

export interface StepMention extends Span {
  readonly step: string;
}

const stepsIn = (scale: Scale, sentence: Sentence): StepMention[] =>
  findPhrases(sentence, scale.find).map(({ key: step, from, to }) => ({ step, from, to }));

function scaleNamed(name: string): Scale {
  const scale = scales().find((candidate) => candidate.name === name);
  if (!scale) throw new Error(`There is no scale "${name}".`);
  return scale;
}

/** All steps of the yes-no scale in a text, in order. */
export const yesNoStepsIn = memoizeByObject((sentence: Sentence) => stepsIn(scaleNamed("yes-no"), sentence));

/** The most specific yes-no step of a text: "Yes, partly" is `partly`; null without one. */
export const yesNoStepOf = (sentence: Sentence): string | null =>
  mainStep(scaleNamed("yes-no"), yesNoStepsIn(sentence));

/** Steps are listed in the table in order of precedence. */
const mainStep = ({ positions }: Scale, mentions: readonly StepMention[]): string | null =>
  [...positions.keys()].find((step) => mentions.some((mention) => mention.step === step)) ?? null;

interface OptionStep {
  readonly option: Option;
  readonly main: string;
  /** All steps in the label: "Yes, partly" has two. */
  readonly stepNames: ReadonlySet<string>;
  /** Label without the step: "worried" for "very worried". */
  readonly rest: string;
}

export interface OptionScale {
  readonly scale: Scale;
  readonly steps: readonly OptionStep[];
  /** Words that all labels share, such as "worried"; "" if none. */
  readonly subject: string;
  /** True if a step that no label names may match the nearest label, because all labels are on the scale. */
  readonly isComplete: boolean;
}

/** In words. Longer labels aren't steps of a scale. */
const MAX_LABEL_WORDS = 12;
/** Step of a label that consists of the subject only: "Worried" among "Very worried" and "Not worried". */
const UNMODIFIED = "quite";

/** Scales that most of the options are on, best match first. */
export function scalesOf(
  options: readonly Option[],
  labels: readonly Sentence[],
  { isRating, hasRates }: { readonly isRating: boolean; readonly hasRates: boolean },
): OptionScale[] {
  const optionScales = scales()
    .filter(({ name }) => name !== "rating" && !(isRating && name === "yes-no"))
    .flatMap((scale) => createOptionScale(scale, options, labels, hasRates) ?? [])
    .sort((one, other) => other.steps.length - one.steps.length);
  return isRating && !optionScales.some(isDescending)
    ? [...optionScales, numericScale(options)]
    : optionScales;
}

/** True if 1 has the best label, as in school grades. */
function isDescending({ scale, steps }: OptionScale): boolean {
  const [first, last] = [steps[0], steps.at(-1)].map((step) => step && scale.positions.get(step.main));
  return typeof first === "number" && typeof last === "number" && first > last;
}

/** The scale of rating numbers from low to high: "the maximum", "not at all", "average". */
function numericScale(options: readonly Option[]): OptionScale {
  const scale = scaleNamed("rating");
  const steps = [...scale.positions].flatMap(([main, position]): OptionStep[] => {
    const option = options[Math.round((position ?? 0) * (options.length - 1))];
    return option ? [{ option, main, stepNames: new Set([main]), rest: "" }] : [];
  });
  return { scale, steps, subject: "", isComplete: true };
}

function createOptionScale(
  scale: Scale,
  options: readonly Option[],
  labels: readonly Sentence[],
  hasRates: boolean,
): OptionScale | null {
  const isOpenEnded = OPEN_ENDED.has(scale.name);
  const optionSteps = options.flatMap((option, at): OptionStep[] => {
    const label = labels[at];
    const step = label && option.words.length <= MAX_LABEL_WORDS ? stepOf(scale, option, label) : null;
    return step && (!isOpenEnded || step.isFirst) ? [step] : [];
  });
  const subjects = new Set(optionSteps.flatMap(({ rest }) => rest || []));
  const [first = ""] = subjects;
  const subject = isOpenEnded || subjects.size > 1 ? "" : first;
  const steps = isOpenEnded ? optionSteps : optionSteps.filter(({ rest }) => rest === "" || rest === subject);
  const subjectOnly = subject === "" ? [] : options.filter(({ normalized }) => normalized === subject);
  const allSteps = [
    ...steps,
    ...subjectOnly.map((option) => ({
      option,
      main: UNMODIFIED,
      stepNames: new Set([UNMODIFIED]),
      rest: "",
    })),
  ];
  const labelCount = options.filter(({ words }) => words.length > 0).length;
  // One step is enough next to rates: "Never" with "Weekly" and "Monthly".
  const isAmongRates = hasRates && scale.name === "frequency";
  // With two labels, only the ends are labeled.
  const minLabels = isAmongRates ? 1 : isOpenEnded || labelCount === 2 ? 2 : Math.max(3, labelCount - 1);
  const positions = allSteps
    .map(({ main }) => scale.positions.get(main) ?? null)
    .filter((position) => position !== null);
  return new Set(allSteps.map(({ main }) => main)).size >= minLabels &&
    (isOpenEnded || isMonotonic(positions))
    ? {
        scale,
        steps: allSteps,
        subject,
        isComplete: scale.name === "frequency" || allSteps.length >= labelCount,
      }
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
  const stepNames = new Set(mentions.map(({ step }) => step));
  return { option, main, stepNames, rest, isFirst: isAtStart(label, mentions[0]?.from ?? 0) };
}

/** True if only stop words come before the step: "We are planning to". */
const isAtStart = ({ words }: Sentence, from: number): boolean =>
  words.slice(0, from).every(({ normalized }) => normalized !== "" && isStopWord(normalized));

function isMonotonic(positions: readonly number[]): boolean {
  const differences = positions.slice(1).map((position, at) => position - (positions[at] ?? 0));
  return differences.every((gap) => gap >= 0) || differences.every((gap) => gap <= 0);
}

const BARE: ReadonlySet<string> = new Set(["yes", "no"]);

/** Options for a step: those that name it, preferring ones with nothing else in the label; else the nearest. */
function optionsForStep({ scale, steps, isComplete }: OptionScale, step: string): Option[] {
  const matching = steps.filter((candidate) => candidate.stepNames.has(step));
  const bare = matching.filter(({ main, rest }) => main === step && rest === "");
  const candidates = bare.length > 0 ? bare : matching;
  if (candidates.length > 0) return candidates.map(({ option }) => option);
  const position = scale.positions.get(step) ?? null;
  // "Absolutely" means "Yes" even if another option is "Only in summer".
  const comparable = isComplete ? steps : steps.filter(({ main, rest }) => BARE.has(main) && rest === "");
  return position === null ? [] : nearestTo(position, scale, comparable);
}

/** The second nearest must be at least this many times farther away, else both are returned. */
const CLEARLY = 1.5;
/** Largest distance to an option at the end of the scale, so that "now and then" isn't "Never". */
const NEAR_END = 0.15;

function nearestTo(position: number, scale: Scale, steps: readonly OptionStep[]): Option[] {
  const [first, second] = steps
    .flatMap(({ main, option }) => {
      const stepPosition = scale.positions.get(main) ?? null;
      return stepPosition === null
        ? []
        : [{ option, stepPosition, distance: Math.abs(stepPosition - position) }];
    })
    .sort((one, other) => one.distance - other.distance);
  if (!first || !second) return [];
  const isEnd = first.stepPosition === 0 || first.stepPosition === 1;
  if (isEnd && first.distance > NEAR_END) return [];
  return second.distance > first.distance * CLEARLY ? [first.option] : [first.option, second.option];
}

/** Steps of the scale in a message, each with the options it means. */
export function stepMentions(
  optionScale: OptionScale,
  sentence: Sentence,
): (StepMention & { options: Option[] })[] {
  const mentions = stepsIn(optionScale.scale, sentence);
  const withOptions = mentions.map((mention) => ({
    ...mention,
    options: optionsForStep(optionScale, mention.step),
  }));
  const main = optionScale.scale.name === "yes-no" ? mainStep(optionScale.scale, mentions) : null;
  const stepNames = new Set(mentions.map(({ step }) => step));
  const isContradiction = stepNames.has("yes") && stepNames.has("no") && BARE.has(main ?? "");
  const specific = main === null || isContradiction ? [] : optionsForStep(optionScale, main);
  // "Yes, but only partly" and "not yet, next year" each state one answer.
  return specific.length === 1
    ? withOptions.map((mention) => ({ ...mention, options: specific }))
    : withOptions;
}
