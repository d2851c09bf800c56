import { CUES, type Cue } from "../language/lexicon/grammar-words";
import { phraseTest } from "../language/lexicon/languages";
import { phrasesOf } from "../language/lexicon/value-words";
import { phraseFinder } from "../language/phrase-finder";
import { type Piece, piecesOf, wordEnd } from "../language/subtokens";
import type { Sentence } from "../language/tokenize";
import { put } from "../language/tsv";
import type { Mention } from "./values";

/** A message as its grammar takes it: what is mentioned, what stands between, and where clauses end. */
export type Token =
  | { readonly kind: "mention"; readonly mention: Mention }
  | { readonly kind: "cue"; readonly cues: ReadonlySet<Cue>; readonly at: number }
  | { readonly kind: "word"; readonly at: number }
  | { readonly kind: "end"; readonly isStop: boolean }
  | { readonly kind: "quote" };

/** "We stopped": what "used to" means is neither what follows nor what stands before. */
const CEASING: readonly Cue[] = ["elsewhere", "notBehind"];

/** Whether a token says that something is no more. */
export const isCeasing = (token: Token): boolean => CEASING.every((cue) => isCue(token, cue));

/** Whether a token is one of some cues. */
export const isCue = (token: Token | undefined, ...cues: readonly Cue[]): boolean =>
  token?.kind === "cue" && cues.some((cue) => token.cues.has(cue));

const END = /^[,;:.!?()\u2026\u3001\uff0c\u3002\uff01\uff1f\u061b\u060c\u061f\u0964\u00a1\u00bf]$/u;
const STOP = /^[;.!?()\u2026\u3002\uff01\uff1f\u061f\u0964]$/u;
const QUOTE = /^["'\u00ab\u00bb\u300c\u300d\u300e\u300f]$/u;
const AND = /^[&+/]$/;
const TO = /^[-\u2010-\u2015~\uff5e\u301c]$/u;

/** A language that knows less of a message, beside the one that knows most, is not the one it is in. */
const LEAST_SHARE = 1 / 3;

const cuesAt = phraseFinder(({ grammar, values }) => {
  const byPhrase = new Map<string, Cue[]>();
  for (const cue of CUES) {
    const ceased = CEASING.includes(cue) ? phrasesOf(values.stances.usedTo) : [];
    for (const phrase of new Set([...phrasesOf(grammar[cue]), ...ceased])) put(byPhrase, phrase, cue);
  }
  return [...byPhrase].map(([phrase, cues]): [ReadonlySet<Cue>, string] => [setOf(cues), phrase]);
}, LEAST_SHARE);
/** The same set for the same cues: a finder knows by it what phrases of several languages have in common. */
const SETS = new Map<string, ReadonlySet<Cue>>();

function setOf(cues: readonly Cue[]): ReadonlySet<Cue> {
  const known = SETS.get(cues.join()) ?? new Set(cues);
  SETS.set(cues.join(), known);
  return known;
}

/** Whether a mark ends a clause. */
export const isEnd = (mark: string): boolean => END.test(mark);

/** Whether a mark ends a sentence. */
export const isStop = (mark: string): boolean => STOP.test(mark);

/** Whether a bare word only holds sentences together, in any language with a table. */
export const isSmall = phraseTest(({ grammar }) => CUES.map((cue) => grammar[cue]));

/** Whether a bare word joins parts of a list, in any language with a table. */
export const isAnd = phraseTest(({ grammar }) => [grammar.and]);

/** The cue at a piece; one that holds a shorter mention goes before it ("at best"), else it ends there. */
function cueBefore(
  pieces: readonly Piece[],
  at: number,
  next: Mention | undefined,
  first: ReadonlyMap<number, number>,
) {
  if (!next) return cuesAt(pieces, at);
  const whole = cuesAt(pieces, at);
  const isOver = whole !== null && wordEnd(pieces, whole.to) >= next.to;
  const isNumber = next.kind === "number" || next.kind === "amount";
  // "Two years ago" is what is asked for.
  return (isOver || isNumber) && !next.isTime ? whole : cuesAt(pieces, at, first.get(next.from));
}

/** The tokens of a message around what it mentions. */
export function tokensOf(sentence: Sentence, mentions: readonly Mention[]): Token[] {
  const pieces = piecesOf(sentence);
  const first = new Map<number, number>();
  for (const [index, { word }] of pieces.entries()) if (!first.has(word)) first.set(word, index);
  const tokens: Token[] = [];
  const waiting = [...mentions];
  for (let at = 0; at < sentence.words.length; ) {
    const [next] = waiting;
    if (next && next.from <= at) {
      tokens.push({ kind: "mention", mention: next });
      waiting.shift();
      if (waiting[0]?.from !== next.from) at = Math.max(at, next.to);
      continue;
    }
    const piece = first.get(at);
    const found = piece === undefined ? null : cueBefore(pieces, piece, next, first);
    const isOver = found && next && wordEnd(pieces, found.to) >= next.to;
    // "Yes, er no": what takes back is what is chosen, where nothing comes after it.
    const isLast =
      isOver && next.from > at && sentence.words.slice(next.to).every((word) => word.bare === "");
    if (isLast && found.key.has("correction")) {
      tokens.push({ kind: "cue", cues: setOf(["correction"]), at });
      at = next.from;
      continue;
    }
    if (isOver) waiting.shift();
    const { folded = "", bare = "" } = sentence.words[at] ?? {};
    if (found) {
      tokens.push({ kind: "cue", cues: found.key, at });
      at = wordEnd(pieces, found.to);
      continue;
    }
    if (QUOTE.test(folded)) tokens.push({ kind: "quote" });
    else if (END.test(folded)) tokens.push({ kind: "end", isStop: STOP.test(folded) });
    else if (AND.test(folded)) tokens.push({ kind: "cue", cues: setOf(["and"]), at });
    else if (TO.test(folded)) tokens.push({ kind: "cue", cues: setOf(["to"]), at });
    else if (bare !== "" || /^[<>=%]$/.test(folded)) tokens.push({ kind: "word", at });
    at += 1;
  }
  return tokens;
}

/** Tokens in parts, each with what parts it from the next as its last. */
export function partsOf(tokens: readonly Token[], isLast: (token: Token) => boolean): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    parts.at(-1)?.push(token);
    if (isLast(token)) parts.push([]);
  }
  return parts;
}
