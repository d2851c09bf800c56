import { prepared } from "./lexicon/prepared";
import { type Phrases, phrasesOf } from "./lexicon/value-words";
import { type Finder, phraseFinder, wordsFound } from "./readers/finder";
import type { Sentence, Span } from "./sentence";
import { readTable, type Table, tablesIn } from "./tables";
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
  readonly values: ReadonlyMap<string, Value>;
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
  const phrasesIn = (language: string) =>
    rows.map(({ step, cells }): [string, Phrases] => [step, cells[languages.indexOf(language)] ?? ""]);
  return {
    steps: rows.map(({ step }) => step),
    named,
    finder: phraseFinder((own) => phrasesIn(own.language)),
  };
}

/** "D'accord" is one word in some texts, and two in others. */
const withElisionsApart = (cell: string): string =>
  [...new Set(cell.split("|").flatMap((phrase) => [phrase, phrase.replaceAll("'", " ")]))].join("|");

/** The scale whose steps some values are, but for one of more than three; null where there is none. */
export function stepsOffered(values: readonly Value[]): StepsOffered | null {
  if (values.length < 3) return null;
  const found = scales().flatMap((scale) => {
    const own = scale();
    const known = new Map<string, Value>();
    for (const value of values) {
      const [step, ...others] = own.named.get(value.bare) ?? [];
      if (step !== undefined && others.length === 0 && !known.has(step)) known.set(step, value);
    }
    const places = own.steps.flatMap((step) => known.get(step)?.index ?? []);
    return isInOrder(places) ? [{ ...own, values: known }] : [];
  });
  const [best] = found.sort((one, other) => other.values.size - one.values.size);
  const least = Math.max(3, values.length - 1);
  return best && best.values.size >= least ? best : null;
}

/** Steps go up, or down, or they are none of this scale. */
function isInOrder(places: readonly number[]): boolean {
  const up = places.every((place, at) => at === 0 || place > (places[at - 1] ?? place));
  return up || places.every((place, at) => at === 0 || place < (places[at - 1] ?? place));
}

/** What a message names of them, in whatever language; several where it is not clear which. */
export const stepsIn = (offered: StepsOffered, sentence: Sentence): (Span & { values: readonly Value[] })[] =>
  wordsFound(sentence, offered.finder).map(({ key, from, to }) => ({
    from,
    to,
    values: valuesFor(offered, key),
  }));

/** "Certainly" is the last where that is "Very likely"; "rather agree" is nearer to "Agree" than to what is neither. */
function valuesFor({ steps, values }: StepsOffered, step: string): Value[] {
  const own = values.get(step);
  if (own) return [own];
  const at = steps.indexOf(step);
  const below = steps.slice(0, at).findLast((other) => values.has(other));
  const above = steps.slice(at).find((other) => values.has(other));
  const isApart = (other: string | undefined) => other !== undefined && APART.has(other);
  return [isApart(below) && above ? undefined : below, isApart(above) && below ? undefined : above].flatMap(
    (name) => (name === undefined ? [] : (values.get(name) ?? [])),
  );
}

/** What is near these is none of them: "rather agree" is not neutral, "nearly done" is not done. */
const APART: ReadonlySet<string> = new Set(["neutral", "undecided", "same", "unchanged", "done"]);
