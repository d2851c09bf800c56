import { unstretched } from "../moves/manners";
import { type Clause, readingsOf, type Said } from "../moves/said";
import { bare, isUnspaced, wordsOf } from "../../language/normalize";

/**
 * How many weights a kind has, beside the one that always counts; features that share a place share a weight.
 * @public to what learns
 */
export const PLACES = 16384;
/** Longer messages are known by their beginning. */
const MOST_WORDS = 80;
const MOST_STEPS = 60;
/** What the words weigh together, and each sign of what they stand for. */
const WORDS_WEIGH = 3;
const SIGN_WEIGHS = 0.5;
const ALIKE = 3;
const LONG_WORD = 3;
const PART = 4;

/** Where the features of a message stand, and how much each counts. */
export type Features = ReadonlyMap<number, number>;

/** A message as the language reads it that knows most of it; null where no words are in it. */
export function saidIn(message: string): Said | null {
  const [said] = readingsOf(unstretched(message));
  return said && said.words > 0 ? said : null;
}

/**
 * What of a message the learned voice looks at: its words, pairs of words and parts of words; the order in which the
 * tables' concepts stand among what no table knows, which is the same in every language; its length and marks, and how
 * much of the question it repeats.
 */
export function featuresOf(message: string, said: Said, questionText: string): Features {
  const words = wordsOf(bare(message)).slice(0, MOST_WORDS);
  const features = new Map([[PLACES, 1]]);
  const add = (names: ReadonlySet<string>, weight: number) => {
    for (const name of names) features.set(placeOf(name), (features.get(placeOf(name)) ?? 0) + weight);
  };
  const written = new Set([...pairsOf(words), ...words.flatMap(partsOf)]);
  add(written, WORDS_WEIGH / Math.sqrt(Math.max(1, written.size)));
  add(new Set([...signsOf(said), ...shapeOf(message, said, words, questionText)]), SIGN_WEIGHS);
  return features;
}

function pairsOf(words: readonly string[]): string[] {
  const steps = words.flatMap((word) => (isUnspaced(word) ? [...word] : [word]));
  return [...steps, "$"].flatMap((step, at) => [`w ${step}`, `b ${steps[at - 1] ?? "^"} ${step}`]);
}

function partsOf(word: string): string[] {
  const padded = `_${word}_`;
  return Array.from(
    { length: Math.max(0, padded.length - PART + 1) },
    (_, at) => `c ${padded.slice(at, at + PART)}`,
  );
}

function signsOf({ clauses, words, rest }: Said): string[] {
  const steps = ["^", ...clauses.flatMap(stepsOf)].slice(0, MOST_STEPS);
  const runs = steps.flatMap((_, at) =>
    [2, 3].map((length) => `z ${steps.slice(at, at + length).join(" ")}`),
  );
  const known = clauses.flatMap(({ hits, asks, rest }) =>
    hits
      .filter(({ concept }) => concept !== "filler")
      .flatMap(({ concept }) => [
        `k ${concept}`,
        ...(asks ? [`ka ${concept}`] : []),
        ...(rest === 0 ? [`kz ${concept}`] : []),
      ]),
  );
  const asked = [clauses.some(({ asks }) => asks), clauses[0]?.asks, clauses.at(-1)?.asks];
  return [
    ...runs,
    ...known,
    ...asked.map((asks, at) => `asks ${at} ${asks}`),
    `rest ${Math.min(9, rest)}`,
    `share ${Math.round((6 * rest) / Math.max(1, words))}`,
    `first ${Math.min(6, clauses[0]?.rest ?? 0)}`,
    `clauses ${Math.min(4, clauses.length)}`,
  ];
}

/** The concepts of a clause in their order; what no table knows between them is one step, whatever it is. */
function stepsOf({ bare: text, hits, hasMark }: Clause): string[] {
  const steps: string[] = [];
  let at = 0;
  const step = (name: string) => {
    if (steps.at(-1) !== name) steps.push(name);
  };
  for (const { concept, from, to } of hits) {
    if (concept === "filler") continue;
    if (text.slice(at, from).trim() !== "") step("X");
    step(concept);
    at = Math.max(at, to);
  }
  if (at < text.length) step("X");
  return [...steps, hasMark ? "?" : "|"];
}

function shapeOf(
  message: string,
  { words: count }: Said,
  words: readonly string[],
  questionText: string,
): string[] {
  const asked = new Set(wordsOf(bare(questionText)).filter((word) => word.length > LONG_WORD));
  const repeated = words.filter((word) => asked.has(word)).length;
  const length = Math.round(Math.log2(Math.min(count, MOST_WORDS) + 1) * 2);
  return [
    `length ${length}`,
    `repeats ${Math.min(ALIKE, repeated)}`,
    `ends ${/[?\uff1f\u061f]\s*$/.test(message)}`,
    `mark ${/[?\uff1f\u061f]/.test(message)}`,
    `exclaims ${message.includes("!")}`,
    `counts ${/\d/.test(message)}`,
  ];
}

/** FNV-1a, stirred once more: the same place on every machine. */
function placeOf(name: string): number {
  let hash = 2166136261;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) % PLACES;
}
