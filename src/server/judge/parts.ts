import type { Token } from "./cues";
import { isSmall } from "./cues";
import type { Cue } from "./lexicon/grammar-words";
import { areForms, isShortFor, slips } from "./likeness";
import type { Mention } from "./mentions";
import type { Sentence } from "./sentence";
import { distinct, type Value } from "./values";

/** In longer messages a word that merely resembles an option says too little. */
const SHORT = 12;
/** How much a word that only holds a name together says of it. */
const SMALL_WEIGHT = 0.25;
/** What parts from each other what is named. */
const BETWEEN: readonly Cue[] = [
  "and",
  "or",
  "but",
  "not",
  "instead",
  "except",
  "correction",
  "because",
  "so",
  "now",
  "only",
];

/** Puts in the values that words of a message name in part: "tech", "our mechanic", "hr", "tecnology". */
export function withParts(values: readonly Value[], sentence: Sentence, tokens: readonly Token[]): Token[] {
  const nameable = distinct(values).filter(({ words }) => words.length > 0);
  const isShort = sentence.words.filter(({ bare }) => bare !== "").length <= SHORT;
  const done: Token[] = [];
  let run: Token[] = [];
  const close = () => {
    done.push(...readRun(nameable, sentence, run, isShort));
    run = [];
  };
  for (const token of tokens) {
    if (token.kind === "word" || (token.kind === "cue" && !BETWEEN.some((cue) => token.cues.has(cue))))
      run.push(token);
    else {
      close();
      done.push(token);
    }
  }
  close();
  return done;
}

/** One run of words between marks and joins; they name at most one value, or it is not clear which. */
function readRun(
  values: readonly Value[],
  sentence: Sentence,
  run: readonly Token[],
  isShort: boolean,
): Token[] {
  const scored = values.map((value) => ({ value, ...scoreOf(value, sentence, run, isShort, values) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const top = scored.filter(({ score }) => score === best && best > 0);
  const [first] = top;
  if (first === undefined) return [...run];
  // "Face to face" names nothing that begins with a face.
  const typed = run.flatMap((token) => (token.kind === "word" ? (sentence.words[token.at]?.bare ?? []) : []));
  if (new Set(typed).size < typed.length) return [...run];
  const used = new Set(top.flatMap(({ positions }) => positions));
  const rest = run.filter((token) => token.kind !== "word" || !used.has(token.at));
  const others = rest.filter((token) => token.kind === "word").length;
  const isNamed = top.length === 1 && (first.covered > 1 || first.share >= 0.5 || others === 0);
  if (others > 0 && !isNamed) return [...run];
  const from = Math.min(...used);
  const mention: Mention = {
    from,
    to: Math.max(...used) + 1,
    values: top.map(({ value }) => value),
    kind: first.share > 0.99 && top.length === 1 && first.covered > 1 ? "name" : "word",
  };
  const at = run.findIndex((token) => token.kind === "word" && token.at === from);
  return [
    ...run.slice(0, at).filter((token) => rest.includes(token)),
    { kind: "mention", mention },
    ...run.slice(at).filter((token) => rest.includes(token)),
  ];
}

interface Score {
  readonly score: number;
  /** How many of the words that tell it apart are said, and which share of them. */
  readonly covered: number;
  readonly share: number;
  readonly positions: readonly number[];
}

const NOTHING: Score = { score: 0, covered: 0, share: 0, positions: [] };

function scoreOf(
  value: Value,
  sentence: Sentence,
  run: readonly Token[],
  isShort: boolean,
  all: readonly Value[],
): Score {
  const own = [...new Set(value.words)];
  const telling = own.filter((word) => !isSmall(word));
  const wanted = telling.length > 0 ? telling : own;
  // "We have no online shop" is not meant by "online"; what denies it is no part of a run.
  if (own.some((word) => DENYING.has(word)) && !own.every((word) => DENYING.has(word) || isSmall(word)))
    return NOTHING;
  const positions: number[] = [];
  const covered = new Set<string>();
  let small = 0;
  let slip = 0;
  for (const token of run) {
    if (token.kind !== "word" && token.kind !== "cue") continue;
    const typed = sentence.words[token.at]?.bare ?? "";
    const word = wanted.find((name) => !covered.has(name) && isAlike(typed, name, isShort));
    if (token.kind === "word" && word !== undefined) {
      covered.add(word);
      positions.push(token.at);
      if (typed !== word) slip += 0.01;
    } else if (own.includes(typed) && all.every((other) => other === value || !other.words.includes(typed)))
      small += SMALL_WEIGHT;
  }
  if (covered.size === 0) return initialsIn(value, sentence, run, isShort);
  // A word that all share tells nothing apart.
  const isCommon = (word: string) =>
    all.filter(({ words }) => words.some((other) => areForms(word, other))).length === all.length;
  if (all.length > 1 && [...covered].every(isCommon)) return NOTHING;
  return {
    score: covered.size + small - slip,
    covered: covered.size,
    share: covered.size / wanted.length,
    positions,
  };
}

function isAlike(typed: string, name: string, isShort: boolean): boolean {
  if (typed === name || areForms(typed, name)) return true;
  return (
    isShort && typed !== "" && (isShortFor(typed, name) || slips(typed, name) < Number.POSITIVE_INFINITY)
  );
}

/** "HR" is "Human resources". */
function initialsIn(value: Value, sentence: Sentence, run: readonly Token[], isShort: boolean): Score {
  if (!isShort || value.words.length < 2) return NOTHING;
  const all = value.words.map((word) => word[0]).join("");
  const main = value.words
    .filter((word) => !isSmall(word))
    .map((word) => word[0])
    .join("");
  for (const token of run) {
    const typed = token.kind === "word" ? (sentence.words[token.at]?.bare ?? "") : "";
    if (token.kind === "word" && typed.length >= 2 && (typed === all || typed === main))
      return { score: 1, covered: 1, share: 1, positions: [token.at] };
  }
  return NOTHING;
}

const DENYING: ReadonlySet<string> = new Set(
  "no not none never without dont isnt kein keine nicht ohne pas sans sin non senza não sem geen niet inte ingen nie bez не нет без değil yok".split(
    " ",
  ),
);
