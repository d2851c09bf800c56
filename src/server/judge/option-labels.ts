import { bare, fold } from "./normalise";
import { ordinal } from "./number-words";
import { distinct, type Option } from "./option";
import { mayNamePlaces, optionsForNumber, PLACED } from "./option-position";
import { isCommon, onlyUnnegated, optionsLike } from "./option-similar";
import {
  ADJECTIVES,
  ALTERNATIVES,
  CONJUNCTIONS,
  CORRECTIONS,
  FILLERS,
  HEDGES,
  JOINERS,
  LESSENING,
  NEGATORS,
} from "./vocabulary";

/** What each word of a message does in it. */
export type Label =
  | { readonly kind: "option"; readonly option: Option; readonly byPlace: boolean }
  | { readonly kind: "end" | "not" | "or" | "correction" | "filler" | "other" };

/** In longer messages a word that merely resembles an option says too little. */
const MAX_WORDS_FOR_LIKENESS = 12;
const TOKENS = /[\p{L}\p{N}\p{M}']+|[&,;.!?()…:、，。！？]/gu;
const EXCEPT_ALL =
  /\b(?:any[a-z]{0,6}|every[a-z]{0,6}|all|whenever|wherever)(?: of (?:them|these|those)| time| day| one)? (?:but|except(?: for)?|besides|other than|apart from)\b/g;
const EXCEPT_ALL_ELSEWHERE =
  /(?<=^| )(?:tout|tous|toutes|alles?|todo|todos|todas|tudo|tutto|tutti|tutte) (?:sauf|außer|ausser|menos|excepto|exceto|tranne)(?= )/g;
const EXCEPT = /\b(?:(?:other|rather) than|apart from|instead of|except for)\b/g;
const RESTARTS: ReadonlySet<string> = new Set("i im id ill we were its it just only rather".split(" "));
/** "Not so low": what comes between belongs to the "not". */
const NOT_VERY = /\bnot (?:so|as|all that|that)\b/g;
/** "Not only marketing but also sales" turns nothing down. */
const NOT_ONLY = /\bnot (?:only|just|merely)\b/g;

/** Labels the words and ends of clauses of a message, in order. */
export function labelsOf(options: readonly Option[], message: string): Label[] {
  const text = fold(message)
    .replace(HEDGES, " ")
    .replace(EXCEPT_ALL, "except")
    .replace(EXCEPT_ALL_ELSEWHERE, "except")
    .replace(/\bya da\b/g, "veya")
    .replace(NOT_ONLY, " ")
    .replace(NOT_VERY, "not")
    .replace(/\bi mean\b/g, "correction")
    .replace(EXCEPT, "except");
  const tokens = (text.match(TOKENS) ?? []).map((token) => (token === "&" ? "and" : bare(token)));
  const words = tokens.filter((token) => token !== "");
  const named = optionsNamed(options, words);
  const context = { options, words, named, places: mayNamePlaces(text), shared: wordCounts(options) };
  let at = -1;
  let hasOption = false;
  const labels = tokens.map((token, position): Label => {
    if (token === "") return { kind: "end" };
    at++;
    const option = named[at];
    if (option) {
      hasOption = true;
      return { kind: "option", option, byPlace: false };
    }
    // "no marketing" turns it down, also after a comma; right behind an option, or before a comma, "no" takes that back.
    const isApart = !hasOption || tokens[position - 1] === "";
    const isTurningDown = token === "no" && isApart && tokens[position + 1] !== "";
    if (isTurningDown && isOption(context, at + 1)) return { kind: "not" };
    // "medium to high" lies between two options.
    const isBetween = token === "to" && isOption(context, at - 1) && isOption(context, at + 1);
    if (isBetween) return { kind: "or" };
    const label = labelOf(context, at);
    hasOption ||= label.kind === "option";
    return label;
  });
  return endingTurnedDown(labels, tokens);
}

/** "I'm not the CEO I'm an employee": what was turned down ends where a new statement begins. */
function endingTurnedDown(labels: readonly Label[], tokens: readonly string[]): Label[] {
  let clause: "plain" | "negated" | "turned down" = "plain";
  return labels.map((label, position): Label => {
    const isRestart = clause === "turned down" && RESTARTS.has(tokens[position] ?? "");
    if (label.kind === "end" || isRestart) {
      clause = "plain";
      return { kind: "end" };
    }
    if (label.kind === "not") clause = "negated";
    if (label.kind === "option" && clause === "negated") clause = "turned down";
    return label;
  });
}

/** The option that each word belongs to, where an option stands there in full; longer options first. */
function optionsNamed(options: readonly Option[], words: readonly string[]): (Option | undefined)[] {
  const named: (Option | undefined)[] = words.map(() => undefined);
  // A single letter is rather an article or a place than the name of an option.
  const nameable = distinct(options).filter(
    (option, _, all) =>
      (option.bare.length > 1 || /[^a-z]/.test(option.bare)) &&
      all.every((other) => other === option || other.bare !== option.bare),
  );
  for (const option of nameable.sort((a, b) => b.words.length - a.words.length)) {
    if (option.words.length === 0) continue;
    for (let at = 0; at + option.words.length <= words.length; at++) {
      const isHere = option.words.every((word, step) => words[at + step] === word && !named[at + step]);
      if (isHere) named.fill(option, at, at + option.words.length);
    }
  }
  return named;
}

interface Context {
  readonly options: readonly Option[];
  readonly words: readonly string[];
  /** The option that each word belongs to. */
  readonly named: readonly (Option | undefined)[];
  readonly places: boolean;
  /** In how many options each word stands. */
  readonly shared: ReadonlyMap<string, number>;
}

function isOption(context: Context, at: number): boolean {
  return context.named[at] !== undefined || optionsAt(context, at).length === 1;
}

function labelOf(context: Context, at: number): Label {
  const word = context.words[at] ?? "";
  if (NEGATORS.has(word)) return { kind: "not" };
  if (CORRECTIONS.has(word) || word === "no") return { kind: "correction" };
  if (ALTERNATIVES.has(word)) return { kind: "or" };
  if (CONJUNCTIONS.has(word)) return { kind: "end" };
  if (LESSENING.has(word)) return { kind: context.shared.has(word) ? "filler" : "other" };
  const isOwn = ADJECTIVES.has(word) && context.shared.get(word) === 1;
  if (!isOwn && (FILLERS.has(word) || JOINERS.has(word))) return { kind: "filler" };
  const [option, ...others] = optionsAt(context, at);
  if (option && others.length === 0) return { kind: "option", option, byPlace: /^\d/.test(word) };
  // A word that several options share decides nothing, but belongs to the choice.
  return { kind: context.shared.has(word) ? "filler" : "other" };
}

function optionsAt(context: Context, at: number): Option[] {
  const { options, words, shared } = context;
  const word = words[at] ?? "";
  if (/^\d{1,9}$/.test(word))
    return context.places ? optionsForNumber(options, Number(word)) : holding(options, word);
  const place = ordinal(word);
  const next = words[at + 1];
  if (place !== null && (next === undefined || PLACED.has(next))) {
    return options.filter((option) => option.index === place - 1);
  }
  if (shared.get(word) === 1) return isCommon(options, word) ? [] : holding(options, word);
  const isShort = words.length <= MAX_WORDS_FOR_LIKENESS && word.length >= 2;
  return isShort && !shared.has(word) ? optionsLike(options, word) : [];
}

function holding(options: readonly Option[], word: string): Option[] {
  return options.filter((option) => option.words.includes(word) && !onlyUnnegated([word], option));
}

function wordCounts(options: readonly Option[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of options.flatMap((option) => [...new Set(option.words)])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}
