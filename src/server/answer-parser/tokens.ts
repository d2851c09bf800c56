import { FUNCTION_WORDS, type FunctionWord } from "../language/lexicon/grammar-words";
import { phrasesOf } from "../language/normalize";
import { phraseFinder } from "../language/phrase-finder";
import { subTokens, wordEnd } from "../language/subtokens";
import type { Sentence } from "../language/tokenize";
import type { OptionMention } from "./mention";

/** Input of the clause parser: option mentions, function words, other words and clause ends. `at` is a word index. */
export type Token =
  | { readonly kind: "mention"; readonly mention: OptionMention }
  | { readonly kind: "function"; readonly roles: ReadonlySet<FunctionWord>; readonly at: number }
  | { readonly kind: "word"; readonly at: number }
  | { readonly kind: "end"; readonly isStop: boolean };

export const hasRole = (token: Token | undefined, ...roles: readonly FunctionWord[]): boolean =>
  token?.kind === "function" && roles.some((role) => token.roles.has(role));

const END = /^[,;:.!?()\u2026\u00a1\u00bf]$/u;
const STOP = /^[;.!?()\u2026]$/u;
const AND = /^[&+/]$/;
const TO = /^[-\u2010-\u2015~]$/u;
const COUNTED = /^[<>=%]$/;

/** Function words of a language count only if it scores at least this share of the best language's score. */
const MIN_LANGUAGE_SHARE = 1 / 3;

const functionWordAt = phraseFinder(({ grammar }) => {
  const byPhrase = new Map<string, FunctionWord[]>();
  for (const role of FUNCTION_WORDS)
    for (const phrase of phrasesOf(grammar[role]))
      byPhrase.set(phrase, [...(byPhrase.get(phrase) ?? []), role]);
  return [...byPhrase].map(([phrase, roles]) => [setOf(roles), phrase] as const);
}, MIN_LANGUAGE_SHARE);

/** One set object per combination of roles, because the phrase finder compares keys by identity. */
const SETS = new Map<string, ReadonlySet<FunctionWord>>();

function setOf(roles: readonly FunctionWord[]): ReadonlySet<FunctionWord> {
  const cached = SETS.get(roles.join()) ?? new Set(roles);
  SETS.set(roles.join(), cached);
  return cached;
}

/** Splits a message into tokens. `mentions` must be in message order and must not overlap. */
export function tokensOf(sentence: Sentence, mentions: readonly OptionMention[]): Token[] {
  const parts = subTokens(sentence);
  const firstPart = new Map<number, number>();
  for (const [index, { word }] of parts.entries()) if (!firstPart.has(word)) firstPart.set(word, index);
  const tokens: Token[] = [];
  const pending = [...mentions];
  for (let at = 0; at < sentence.words.length; ) {
    const [next] = pending;
    if (next && next.from <= at) {
      tokens.push({ kind: "mention", mention: next });
      pending.shift();
      at = Math.max(at, next.to);
      continue;
    }
    const part = firstPart.get(at);
    const functionWord = part === undefined ? null : functionWordAt(parts, part);
    // A phrase that contains the next mention wins ("at best"); one that overlaps it is cut ("I mean the | first").
    const isAround = functionWord && next && wordEnd(parts, functionWord.to) >= next.to;
    const found =
      part === undefined || !next || isAround
        ? functionWord
        : functionWordAt(parts, part, firstPart.get(next.from));
    if (found) {
      if (isAround) pending.shift();
      tokens.push({ kind: "function", roles: found.key, at });
      at = wordEnd(parts, found.to);
      continue;
    }
    tokens.push(...markOrWord(sentence, at));
    at += 1;
  }
  return tokens;
}

function markOrWord({ words }: Sentence, at: number): Token[] {
  const { folded = "", normalized = "" } = words[at] ?? {};
  if (END.test(folded)) return [{ kind: "end", isStop: STOP.test(folded) }];
  if (AND.test(folded)) return [{ kind: "function", roles: setOf(["and"]), at }];
  if (TO.test(folded)) return [{ kind: "function", roles: setOf(["to"]), at }];
  return normalized !== "" || COUNTED.test(folded) ? [{ kind: "word", at }] : [];
}
