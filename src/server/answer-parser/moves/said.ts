import { LEXICA, phraseTest } from "../../language/lexicon/languages";
import type { Concept } from "../../language/lexicon/move-words";
import { bare, fold, isUnspaced } from "../../language/normalize";
import { ofLast } from "../../language/memoize";
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

const isQuestion = phraseTest(({ moves }) => moves.question.split(","));
const NUMBER_BEFORE = /(?<!\S)(\d{1,3})\.\s?(\p{L}+)/gu;

/** "6. soru" ends no clause: its number stands behind it, as elsewhere. */
const numbersBehind = (folded: string): string =>
  folded.replace(NUMBER_BEFORE, (as, number, word) => (isQuestion(bare(word)) ? `${word} ${number}` : as));

/** A message as the languages read it that know most of its words. */
export const readingsOf = ofLast((message): readonly Said[] => {
  const parts = partsOf(numbersBehind(fold(message).slice(0, LONGEST_MOVE)));
  const isSilent = (language: number) => parts.every(({ hits }) => hits[language]?.length === 0);
  // All languages without a word of it read it alike.
  const silent = LEXICA.findIndex((_, language) => isSilent(language));
  const ranked = [...LEXICA.keys()]
    .filter((language) => language === silent || !isSilent(language))
    .map((language) => ({ language, rest: total(parts, (part) => restIn(part.all, part.hits[language])) }));
  const least = Math.min(...ranked.map(({ rest }) => rest));
  return ranked
    .filter(({ rest }) => rest === least)
    .map(({ language }) => together(parts.map((part) => clauseOf(part, part.hits[language]))));
});

/** A part of a message between marks, with what each language of `LEXICA` finds in it. */
interface Part extends Pick<Clause, "folded" | "bare" | "words" | "hasMark"> {
  readonly all: readonly Word[];
  readonly hits: readonly (readonly Hit[])[];
}

function partsOf(folded: string): Part[] {
  const pieces = folded.split(MARKS);
  const parts: Part[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? "";
    const text = bare(piece);
    const hasMark = QUESTION.test(pieces[at + 1] ?? "");
    const tagged = parts.at(-1);
    // "5 is the best, right?" asks.
    if (hasMark && tagged && !text.includes(" ")) parts.splice(-1, 1, { ...tagged, hasMark: true });
    if (text !== "") parts.push(partOf(piece.trim(), text, hasMark));
  }
  return parts;
}

function partOf(folded: string, text: string, hasMark: boolean): Part {
  const all = wordsIn(text);
  return { folded, bare: text, hasMark, all, words: total(all, lengthOf), hits: hitsIn(text) };
}

const together = (clauses: readonly Clause[]): Said => ({
  clauses,
  words: total(clauses, ({ words }) => words),
  rest: toldIn(clauses),
});

/** How many words of some clauses are in no list. */
export const toldIn = (clauses: readonly Clause[]): number => total(clauses, ({ rest }) => rest);

function total<T>(list: readonly T[], countOf: (one: T) => number): number {
  return list.reduce((sum, one) => sum + countOf(one), 0);
}

function clauseOf({ folded, bare, words, hasMark, all }: Part, hits: readonly Hit[] = []): Clause {
  const rest = restIn(all, hits);
  const strange = all.filter((word) => unknownIn(word, hits) > 0).map(({ text }) => text);
  const isAsked = starts({ hits }, "who", "why", "what", "ask", "opens") || endsAsking(bare, hits, rest);
  return { folded, bare, words, rest, strange, hits, asks: hasMark || isAsked, hasMark };
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
const lengthOf = ({ text, isFree }: Word): number => (isFree ? Math.ceil(text.length / 2) : 1);

function restIn(all: readonly Word[], hits: readonly Hit[] = []): number {
  return total(all, (word) => {
    const unknown = unknownIn(word, hits);
    return word.isFree ? Math.ceil(unknown / 2) : Number(unknown > 0);
  });
}

/** How many characters of a word no hit covers; hits stand in the order in which they begin. */
function unknownIn({ text, from }: Word, hits: readonly Hit[]): number {
  const to = from + text.length;
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
  for (const hit of hits) {
    if (hit.from > reached + 1) return false;
    if (concepts.some((one) => one === hit.concept)) return true;
    if (OPENING.has(hit.concept)) reached = Math.max(reached, hit.to);
  }
  return false;
}

/** What a message tells beside the words of a concept. */
export const beside = ({ clauses }: Said, concept: Concept): string =>
  clauses.map((clause) => without(clause, concept)).join(", ");

function without({ bare, hits }: Clause, concept: Concept): string {
  const found = hits.filter((hit) => hit.concept === concept);
  const isFound = (at: number) => found.some(({ from, to }) => from <= at && at < to);
  return bare
    .split("")
    .map((unit, at) => (isFound(at) ? " " : unit))
    .join("");
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
