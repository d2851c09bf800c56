import { normalize, splitWords } from "../../language/normalize";
import type { Utterance, UtteranceClause } from "../intents/utterance";

/**
 * Number of hash buckets, without the bias. Features may collide.
 * @public to bench/answers/learn.mjs
 */
export const BUCKETS = 16384;
/** Only the start of longer messages counts. */
const MAX_WORDS = 80;
const MAX_STEPS = 60;
/** Total weight of the word features, and the weight of each other feature. */
const WORDS_WEIGHT = 3;
const FEATURE_WEIGHT = 0.5;
const LONG_WORD = 3;
const NGRAM = 4;

/** Feature weights by bucket. */
export type Features = ReadonlyMap<number, number>;

/**
 * Words, word pairs, letter n-grams, concept sequences (the same in all languages), shape, and overlap with the
 * question.
 */
export function featuresOf(message: string, utterance: Utterance, questionText: string): Features {
  const words = splitWords(normalize(message)).slice(0, MAX_WORDS);
  const features = new Map([[BUCKETS, 1]]);
  const add = (names: ReadonlySet<string>, weight: number) => {
    for (const name of names) features.set(bucketOf(name), (features.get(bucketOf(name)) ?? 0) + weight);
  };
  const textFeatures = new Set([...pairsOf(words), ...words.flatMap(ngramsOf)]);
  add(textFeatures, WORDS_WEIGHT / Math.sqrt(Math.max(1, textFeatures.size)));
  add(
    new Set([...conceptFeatures(utterance), ...shapeOf(message, utterance, words, questionText)]),
    FEATURE_WEIGHT,
  );
  return features;
}

const pairsOf = (words: readonly string[]): string[] =>
  [...words, "$"].flatMap((word, at) => [`w ${word}`, `b ${words[at - 1] ?? "^"} ${word}`]);

function ngramsOf(word: string): string[] {
  const padded = `_${word}_`;
  const count = Math.max(0, padded.length - NGRAM + 1);
  return Array.from({ length: count }, (_, at) => `c ${padded.slice(at, at + NGRAM)}`);
}

function conceptFeatures({ clauses, words, unknown }: Utterance): string[] {
  const steps = ["^", ...clauses.flatMap(stepsOf)].slice(0, MAX_STEPS);
  const sequences = steps.flatMap((_, at) =>
    [2, 3].map((length) => `z ${steps.slice(at, at + length).join(" ")}`),
  );
  const concepts = clauses.flatMap(({ hits, asks, unknown: unknownWords }) =>
    hits
      .filter(({ concept }) => concept !== "filler")
      .flatMap(({ concept }) => [
        `k ${concept}`,
        ...(asks ? [`ka ${concept}`] : []),
        ...(unknownWords.length === 0 ? [`kz ${concept}`] : []),
      ]),
  );
  const askFlags = [clauses.some(({ asks }) => asks), clauses[0]?.asks, clauses.at(-1)?.asks];
  return [
    ...sequences,
    ...concepts,
    ...askFlags.map((asks, at) => `asks ${at} ${asks}`),
    `rest ${Math.min(9, unknown)}`,
    `share ${Math.round((6 * unknown) / Math.max(1, words))}`,
    `first ${Math.min(6, clauses[0]?.unknown.length ?? 0)}`,
    `clauses ${Math.min(4, clauses.length)}`,
  ];
}

/** The concepts of a clause in order, with "X" for unknown words between them. */
function stepsOf({ normalized, hits, hasMark }: UtteranceClause): string[] {
  const steps: string[] = [];
  let at = 0;
  const add = (step: string) => {
    if (steps.at(-1) !== step) steps.push(step);
  };
  for (const { concept, from, to } of hits) {
    if (concept === "filler") continue;
    if (normalized.slice(at, from).trim() !== "") add("X");
    add(concept);
    at = Math.max(at, to);
  }
  if (at < normalized.length) add("X");
  return [...steps, hasMark ? "?" : "|"];
}

function shapeOf(
  message: string,
  utterance: Utterance,
  words: readonly string[],
  questionText: string,
): string[] {
  const questionWords = new Set(
    splitWords(normalize(questionText)).filter((word) => word.length > LONG_WORD),
  );
  const repeated = words.filter((word) => questionWords.has(word)).length;
  return [
    `length ${Math.round(Math.log2(Math.min(utterance.words, MAX_WORDS) + 1) * 2)}`,
    `repeats ${Math.min(3, repeated)}`,
    `ends ${/[?\uff1f\u061f]\s*$/.test(message)}`,
    `mark ${/[?\uff1f\u061f]/.test(message)}`,
    `exclaims ${message.includes("!")}`,
    `counts ${/\d/.test(message)}`,
  ];
}

/** FNV-1a with a final mix. */
function bucketOf(name: string): number {
  let hash = 2166136261;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) % BUCKETS;
}
