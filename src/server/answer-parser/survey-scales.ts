import { prepared } from "../language/lexicon/prepared";
import { type Phrases, phrasesOf } from "../language/lexicon/value-words";
import { isUnspaced } from "../language/normalize";
import { type Finder, phraseFinder, wordsFound } from "../language/phrase-finder";
import type { Sentence, Span } from "../language/tokenize";
import { put, readTable, type Table, tablesIn } from "../language/tsv";
import type { Value } from "./values";

/** Scales that surveys ask by, a file each: a step a line, from one end to the other, a language a column. */
const FOLDER = new URL("./scales/", import.meta.url);

interface Scale {
  readonly steps: readonly string[];
  /** The steps that a phrase stands for, in any language. */
  readonly named: ReadonlyMap<string, ReadonlySet<string>>;
  readonly finder: Finder<string>;
}

/** Values that are the steps of such a scale, by the steps' names. */
export interface StepsOffered extends Scale {
  readonly values: ReadonlyMap<string, readonly Value[]>;
  /** The one that is no step of it. */
  readonly others: readonly Value[];
  /** What all are steps of, where their names say it beside the step: "worried". */
  readonly subject: string;
}

const scales = prepared(() => tablesIn(FOLDER).map((file) => prepared(() => scaleFrom(readTable(file)))));

function scaleFrom({ languages, lines }: Table): Scale {
  const rows = lines.map((line) => {
    const [step = "", ...cells] = line.split("\t");
    return { step, cells: cells.map(withElisionsApart) };
  });
  const named = new Map<string, Set<string>>();
  for (const { step, cells } of rows)
    for (const phrase of cells.flatMap(phrasesOf))
      named.set(phrase, (named.get(phrase) ?? new Set()).add(step));
  const finder = phraseFinder(({ language }) =>
    rows.map(({ step, cells }): [string, Phrases] => [step, cells[languages.indexOf(language)] ?? ""]),
  );
  return { steps: rows.map(({ step }) => step), named, finder };
}

/** "D'accord" is one word in some texts, and two in others. */
const withElisionsApart = (cell: string): string =>
  [...new Set(cell.split("|").flatMap((phrase) => [phrase, phrase.replaceAll("'", " ")]))].join("|");

/** The scales whose steps some values are, but for one of more than three; what has most of them first. */
export function stepsOffered(values: readonly Value[]): StepsOffered[] {
  if (values.length < 3) return [];
  const least = Math.max(3, values.length - 1);
  return scales()
    .flatMap((scale) => offeredOf(scale(), values))
    .filter((offered) => offered.values.size >= least)
    .sort((one, other) => other.values.size - one.values.size);
}

function offeredOf(scale: Scale, values: readonly Value[]): StepsOffered[] {
  const read = values.map((value) => ({ value, ...readName(scale, value.bare) }));
  const rests = read.flatMap(({ step, rest }) => (step !== undefined && rest !== "" ? [rest] : []));
  const [first = "", ...further] = new Set(rests);
  const subject = further.length === 0 ? first : "";
  const known = new Map<string, Value[]>();
  for (const { value, step, rest } of read) {
    const own = rest === subject && step === undefined && subject !== "" ? UNSAID : step;
    if (own === undefined || (rest !== "" && rest !== subject)) continue;
    put(known, own, value);
  }
  const { steps } = scale;
  const places = steps.flatMap((step) => known.get(step)?.[0]?.index ?? []);
  const half = steps.length / 2;
  const isWide = [steps.slice(0, half), steps.slice(half)].every((end) =>
    end.some((step) => known.has(step)),
  );
  if (!isInOrder(places) || (subject !== "" && !isWide)) return [];
  const others = values.filter((value) => ![...known.values()].some((some) => some.includes(value)));
  return [{ ...scale, values: known, others, subject }];
}

/** "Worried" is more than somewhat, and less than very. */
const UNSAID = "quite";

/** Names of steps are short; those of options may be fifty, and have five hundred signs each. */
const MAX_PARTS = 12;

/** The step that a name is, and what it says beside that: "very", and "worried"; the longest one. */
function readName({ named }: Scale, name: string): { readonly step?: string; readonly rest: string } {
  const between = isUnspaced(name) ? "" : " ";
  const parts = between === "" ? [...name] : name.split(between);
  if (parts.length > MAX_PARTS) return { rest: name };
  for (let length = parts.length; length > 0; length--) {
    for (let at = 0; at + length <= parts.length; at++) {
      const [step, ...others] = named.get(parts.slice(at, at + length).join(between)) ?? [];
      if (step === undefined || others.length > 0) continue;
      return { step, rest: [...parts.slice(0, at), ...parts.slice(at + length)].join(between).trim() };
    }
  }
  return { rest: name };
}

/** Steps go up, or down, or they are none of this scale. */
function isInOrder(places: readonly number[]): boolean {
  const steps = places.slice(1).map((place, at) => place - (places[at] ?? place));
  return steps.every((step) => step > 0) || steps.every((step) => step < 0);
}

/** A step that a message names, and what it is of what is offered; several where it is not clear which. */
export interface StepSaid extends Span {
  readonly step: string;
  readonly values: readonly Value[];
}

/** What a message names of them, in whatever language. */
export const stepsIn = (offered: StepsOffered, sentence: Sentence): StepSaid[] =>
  wordsFound(sentence, offered.finder).map(({ key: step, from, to }) => {
    return { step, from, to, values: valuesFor(offered, step) };
  });

/** "Certainly" is the last where that is "Very likely"; "rather agree" is nearer to "Agree" than to what is neither. */
function valuesFor(offered: StepsOffered, step: string): readonly Value[] {
  const { steps, values } = offered;
  const own = values.get(step) ?? values.get(ALIKE[step] ?? "");
  if (own) return own;
  const at = steps.indexOf(step);
  const below = steps.slice(0, at).findLast((other) => values.has(other));
  const above = steps.slice(at).find((other) => values.has(other));
  const isApart = (other: string | undefined) => other !== undefined && APART.has(other);
  const found = [
    isApart(below) && above ? undefined : below,
    isApart(above) && below ? undefined : above,
  ].flatMap((name) => (name === undefined ? [] : (values.get(name) ?? [])));
  return [...found, ...offered.others.filter((value) => isBeside(offered, value, below, above))];
}

/** Whether what is no step of the scale stands between two that are, or beyond its end. */
function isBeside({ values }: StepsOffered, { index }: Value, below = "", above = ""): boolean {
  const [low, high] = [below, above].map((step) => values.get(step)?.[0]?.index);
  if (low !== undefined && high !== undefined) return (index - low) * (high - index) > 0;
  const known = [...values.values()].flat().map((value) => value.index);
  const end = low ?? high;
  return (end === Math.max(...known) && index > end) || (end === Math.min(...known) && index < end);
}

/** What is near these is none of them: "rather agree" is not neutral, "nearly done" is not done. */
const APART: ReadonlySet<string> = new Set(["neutral", "undecided", "same", "unchanged", "done"]);

/** What stands for a step that is not offered itself: a little of what is hardly there. */
const ALIKE: Readonly<Record<string, string>> = {
  not: "not-at-all",
  "not-at-all": "not",
  slightly: "hardly",
};
