import { LEXICA } from "../lexicon/languages";
import type { Concept } from "../lexicon/move-words";
import { bare, fold, isUnspaced } from "../normalise";
import { type Hit, hitsIn } from "./concepts";

/** A part of a message between marks, as one language reads it. */
export interface Clause {
  /** Folded, as it stands in the message. */
  readonly folded: string;
  readonly bare: string;
  readonly words: number;
  readonly hits: readonly Hit[];
  /** How many words are in no list: what the clause tells. */
  readonly rest: number;
  /** Those words. */
  readonly strange: readonly string[];
  readonly asks: boolean;
  readonly hasMark: boolean;
}

/** A message as one language reads it. */
export interface Said {
  readonly clauses: readonly Clause[];
  readonly words: number;
  readonly rest: number;
}

/** Longer messages tell something; only their beginning is looked at. */
const LONGEST_MOVE = 400;

const MARKS = /([!?…]+|[.,;:]+(?=[\s"']|$)|[。！？、，；：،؛؟।\n\r()[\]{}<>]+|(?<=\s)[-–—]+(?=\s)|[–—])/u;
const QUESTION = /[?？؟⁇]/;

/** A message as the languages read it that know about as many of its words as the one that knows most; best first. */
export function readingsOf(message: string): readonly Said[] {
  const parts = partsOf(fold(message).slice(0, LONGEST_MOVE)).map((part) => ({
    part,
    words: wordsIn(part.bare),
    hits: hitsIn(part.bare),
  }));
  const readings = LEXICA.map((_, language) =>
    parts.map(({ part, words, hits }) => clauseOf(part, words, hits[language] ?? [])),
  );
  const said = readings.map(together).sort((one, other) => one.rest - other.rest);
  const least = said[0]?.rest ?? 0;
  return said.filter(({ rest }) => rest <= least + 1);
}

type Part = Pick<Clause, "folded" | "bare" | "hasMark">;

function partsOf(folded: string): Part[] {
  const pieces = folded.split(MARKS);
  const parts: Part[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? "";
    const part = { folded: piece.trim(), bare: bare(piece), hasMark: QUESTION.test(pieces[at + 1] ?? "") };
    const tagged = parts.at(-1);
    // "5 is the best, right?" asks.
    if (part.hasMark && tagged && !part.bare.includes(" ")) parts.splice(-1, 1, { ...tagged, hasMark: true });
    if (part.bare !== "") parts.push(part);
  }
  return parts;
}

const together = (clauses: readonly Clause[]): Said => ({
  clauses,
  words: clauses.reduce((total, { words }) => total + words, 0),
  rest: toldIn(clauses),
});

/** How many words of some clauses are in no list. */
export const toldIn = (clauses: readonly Clause[]): number =>
  clauses.reduce((total, { rest }) => total + rest, 0);

function clauseOf(part: Part, words: readonly Word[], hits: readonly Hit[]): Clause {
  const measured = measure(words, hits);
  const isAsked =
    starts({ hits }, "who", "why", "what", "ask", "opens") || endsAsking(part.bare, hits, measured.rest);
  return { ...part, hits, asks: part.hasMark || isAsked, ...measured };
}

/** A word of a bare text, and where it stands. */
interface Word {
  readonly text: string;
  readonly from: number;
  readonly isFree: boolean;
}

function wordsIn(text: string): readonly Word[] {
  let from = 0;
  return text.split(" ").map((word) => {
    const found = { text: word, from, isFree: isUnspaced(word) };
    from += word.length + 1;
    return found;
  });
}

/** "吗", "mı" ask where they close a clause; other words of theirs where little else is said. */
const endsAsking = (text: string, hits: readonly Hit[], rest: number) =>
  hits.some(({ concept, to }) => concept === "particle" && (to === text.length || rest <= 1));

/** Words count one each; without spaces two characters make one. */
function measure(all: readonly Word[], hits: readonly Hit[]): Pick<Clause, "words" | "rest" | "strange"> {
  let words = 0;
  let rest = 0;
  const strange: string[] = [];
  for (const { text, from, isFree } of all) {
    const unknown = unknownIn(from, from + text.length, hits);
    words += isFree ? Math.ceil(text.length / 2) : 1;
    rest += isFree ? Math.ceil(unknown / 2) : Number(unknown > 0);
    if (unknown > 0) strange.push(text);
  }
  return { words, rest, strange };
}

/** How many characters of a stretch no hit covers; hits stand in the order in which they begin. */
function unknownIn(from: number, to: number, hits: readonly Hit[]): number {
  let reached = from;
  let unknown = 0;
  for (const hit of hits) {
    if (hit.from >= to) break;
    if (hit.from > reached) unknown += hit.from - reached;
    reached = Math.max(reached, Math.min(hit.to, to));
  }
  return unknown + Math.max(0, to - reached);
}

/** Whether a clause holds words of one of these concepts. */
export const has = ({ hits }: Pick<Clause, "hits">, ...concepts: readonly Concept[]): boolean =>
  hits.some(({ concept }) => concepts.some((one) => one === concept));

const OPENING: ReadonlySet<string> = new Set(["filler", "greet", "thanks", "parting", "whom", "me", "yes"]);

/** Whether nothing that tells, and no other concept, stands before words of one of these. */
export function starts({ hits }: Pick<Clause, "hits">, ...concepts: readonly Concept[]): boolean {
  let reached = -1;
  for (const hit of [...hits].sort((one, other) => one.from - other.from)) {
    if (hit.from > reached + 1) return false;
    if (concepts.some((one) => one === hit.concept)) return true;
    if (OPENING.has(hit.concept)) reached = Math.max(reached, hit.to);
  }
  return false;
}

/** Whether any clause holds words of one of these concepts. */
export const tells = ({ clauses }: Said, ...concepts: readonly Concept[]): boolean =>
  clauses.some((clause) => has(clause, ...concepts));

/** Whether a message is nothing but one phrase of one of these concepts. */
export const isPhrase = ({ clauses: [clause, ...others] }: Said, ...concepts: readonly Concept[]): boolean =>
  others.length === 0 &&
  clause !== undefined &&
  clause.hits.some(
    ({ concept, from, to }) =>
      from === 0 && to === clause.bare.length && concepts.some((one) => one === concept),
  );
