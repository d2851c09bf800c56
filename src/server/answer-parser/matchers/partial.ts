import { isJoined, type Sentence } from "../../language/tokenize";
import { sameStem } from "../../language/word-forms";
import type { ClosedQuestion } from "../closed-question";
import { isAbbreviation, isTypo } from "../fuzzy-match";
import type { OptionMention } from "../mention";
import { isDenial } from "../negation";
import { distinct, type Option } from "../options";
import { hasRole, type Token } from "../tokens";

/** In words. In longer messages, abbreviations and typos of single words are too weak. */
const MAX_SHORT_WORDS = 12;
/** Score deducted for a typo. */
const TYPO_PENALTY = 0.01;
/** Function words that separate two named options. */
const SEPARATORS = [
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
] as const;

/** Adds mentions of options that are named in part: "tech", "our mechanic", "hr", "tecnology". */
export function withPartialMentions(
  { options, isOfEnds }: ClosedQuestion,
  sentence: Sentence,
  tokens: readonly Token[],
): Token[] {
  // If only the ends are labeled, "hard" is not "very hard".
  const candidates = isOfEnds ? options.filter(({ words }) => words.length < 2) : options;
  const words = sentence.words.filter(({ normalized }) => normalized !== "").length;
  const closest = closestOf(candidates, words <= MAX_SHORT_WORDS);
  return runsOf(tokens).flatMap((run) => readRun(closest, sentence, run));
}

/** Splits tokens into runs of words at separators ("and", a comma). Each separator is a separate run. */
function runsOf(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = [];
  let isOpen = false;
  for (const token of tokens) {
    const isPart = token.kind === "word" || (token.kind === "function" && !hasRole(token, ...SEPARATORS));
    if (isPart && isOpen) runs.at(-1)?.push(token);
    else runs.push([token]);
    isOpen = isPart;
  }
  return runs;
}

/** Replaces the words of a run that name an option with one mention. With several options, the mention is ambiguous. */
function readRun(
  closest: ReturnType<typeof closestOf>,
  sentence: Sentence,
  run: readonly Token[],
): readonly Token[] {
  const words = run.flatMap((token) =>
    token.kind === "word" && !isJoined(sentence, token.at) ? [token.at] : [],
  );
  const typedAt = (at: number) => sentence.words[at]?.normalized ?? "";
  const top = closest(words, typedAt);
  const [first] = top;
  // "Face to face" is not short for "Facebook".
  const isRepeated = new Set(words.map(typedAt)).size < words.length;
  if (first === undefined || isRepeated) return run;
  const used = new Set(top.flatMap(({ positions }) => positions));
  const isNamed = top.length === 1 && (first.positions.length > 1 || first.share >= 0.5);
  if (words.length > used.size && !isNamed) return run;
  const from = Math.min(...used);
  const options = top.map(({ option }) => option);
  const mention: OptionMention = { from, to: Math.max(...used) + 1, options, kind: "partial" };
  return run.flatMap((token): Token[] => {
    if (token.kind !== "word" || !used.has(token.at)) return [token];
    return token.at === from ? [{ kind: "mention", mention }] : [];
  });
}

interface Closeness {
  readonly option: Option;
  readonly score: number;
  /** Word positions in the message. */
  readonly positions: readonly number[];
  /** Share of the option's content words in the message, 0 to 1. */
  readonly share: number;
}

interface Candidate {
  readonly option: Option;
  readonly words: readonly string[];
  /** Initials of all words, and of the content words. */
  readonly initials: readonly string[];
}

function candidatesOf(options: readonly Option[]): Candidate[] {
  return distinct(options).flatMap((option) => {
    const words = option.contentWords.length > 0 ? option.contentWords : [...new Set(option.words)];
    // "Online" doesn't mean "We have no online shop".
    const isNegative = option.words.some(isDenial) && option.contentWords.length > 0;
    const initials = [option.words, option.contentWords]
      .map((list) => list.map((word) => word[0]).join(""))
      .filter((letters) => letters.length > 1 && !/\p{N}/u.test(letters));
    return words.length === 0 || isNegative ? [] : [{ option, words, initials }];
  });
}

/** Creates a finder for the options that share the most words. Each distinct word is compared once. */
function closestOf(options: readonly Option[], isShort: boolean) {
  const candidates = candidatesOf(options);
  const cache = new Map<string, ReadonlyMap<Candidate, string>>();
  const isAlike = (typed: string, word: string) =>
    sameStem(typed, word) || (isShort && (isAbbreviation(typed, word) || isTypo(typed, word)));
  const matchesOf = (typed: string): ReadonlyMap<Candidate, string> => {
    const cached = cache.get(typed);
    if (cached) return cached;
    const wordByCandidate = new Map<Candidate, string>();
    for (const candidate of candidates) {
      const isWord = candidate.words.includes(typed) || (isShort && candidate.initials.includes(typed));
      const word = isWord ? typed : candidate.words.find((candidateWord) => isAlike(typed, candidateWord));
      if (word !== undefined) wordByCandidate.set(candidate, word);
    }
    cache.set(typed, wordByCandidate);
    return wordByCandidate;
  };
  return (positions: readonly number[], typedAt: (at: number) => string): readonly Closeness[] => {
    const hits = new Map<Candidate, Map<string, number>>();
    for (const at of positions) {
      for (const [candidate, word] of matchesOf(typedAt(at))) {
        const positionByWord = hits.get(candidate) ?? new Map<string, number>();
        if (!positionByWord.has(word)) positionByWord.set(word, at);
        hits.set(candidate, positionByWord);
      }
    }
    const scored = [...hits].map(([{ option, words }, positionByWord]): Closeness => {
      const isExact = [...positionByWord].every(([word, at]) => isPluralOf(typedAt(at), word));
      const share = Math.min(1, positionByWord.size / words.length);
      return {
        option,
        score: positionByWord.size - (isExact ? 0 : TYPO_PENALTY),
        positions: [...positionByWord.values()],
        share,
      };
    });
    const best = Math.max(...scored.map(({ score }) => score));
    const top = scored.filter(({ score }) => score === best);
    // A word that all options share distinguishes none.
    return top.length === candidates.length && candidates.length > 1 ? [] : preferFullMatches(top);
  };
}

/** Plurals count as exact: "cards" matches "Credit card" and "Gift cards" equally. */
const isPluralOf = (typed: string, word: string): boolean => typed === word || typed === `${word}s`;

/** Drops options that contain another fully named option: "otel" is "Hotel", not "Hotel with bar". */
function preferFullMatches(top: readonly Closeness[]): readonly Closeness[] {
  const fullMatches = top.filter(({ share }) => share === 1);
  const contains = ({ contentWords }: Option, other: Option) =>
    contentWords.length > other.contentWords.length &&
    other.contentWords.every((word) => contentWords.includes(word));
  return top.filter(({ option }) => !fullMatches.some((other) => contains(option, other.option)));
}
