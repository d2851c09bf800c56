import type { FaqConcept } from "../../language/lexicon/faq-words";
import type { Concept } from "../../language/lexicon/intent-words";
import { LEXICA } from "../../language/lexicon/languages";
import { memoizeLast } from "../../language/memoize";
import { casefold, normalize } from "../../language/normalize";
import { phraseTest } from "../../language/phrases";
import { type ConceptHit, conceptsIn, faqConceptsIn } from "./phrase-index";

/** Text between punctuation marks, parsed in one language. */
export interface UtteranceClause {
  /** Casefolded, with the original punctuation and accents. */
  readonly folded: string;
  readonly normalized: string;
  readonly words: number;
  readonly hits: readonly ConceptHit[];
  /** Words outside all word lists: the content of the clause. */
  readonly unknown: readonly string[];
  /** FAQ hits. Their words still count as unknown, because answers contain them too. */
  readonly faqHits: readonly ConceptHit<FaqConcept>[];
  /** Number of unknown words without those covered by `faqHits`. */
  readonly unexplained: number;
  /** Has a question mark or is worded as a question. */
  readonly asks: boolean;
  readonly hasMark: boolean;
}

export interface Utterance {
  readonly clauses: readonly UtteranceClause[];
  readonly words: number;
  readonly unknown: number;
}

/** In characters. Only the start of longer messages is parsed; they count as having content. */
const MAX_PARSED_LENGTH = 400;

const MARKS = /([!?…]+|[.,;:]+(?=[\s"']|$)|[\n\r()[\]{}<>]+|(?<=\s)[-–—]+(?=\s)|[–—])/u;
const QUESTION = /[?？؟⁇]/;

const isQuestion = phraseTest(({ intents }) => intents.question.split(","));
const NUMBER_BEFORE = /(?<!\S)(\d{1,3})\.\s?(\p{L}+)/gu;

/** Puts question numbers after the noun, so that they end no clause: "q2" as "question 2", "6. soru" as "soru 6". */
const withNumbersBehind = (folded: string): string =>
  folded
    .replace(/(?<!\S)q(\d{1,2})(?!\S*\d)/g, "question $1")
    .replace(/(?<!\S)(no|nr)\. ?(?=\d)/g, "$1 ")
    .replace(NUMBER_BEFORE, (match, number, word) =>
      isQuestion(normalize(word)) ? `${word} ${number}` : match,
    );

/** Parses a message in the languages that know most of its words; several results on a tie. */
export const parseUtterance = memoizeLast((message): readonly Utterance[] => {
  const parts = partsOf(withNumbersBehind(casefold(message).slice(0, MAX_PARSED_LENGTH)));
  const byLanguage = LEXICA.map((_, language) => parts.map((part) => clauseOf(part, language)));
  const unknown = byLanguage.map(unknownIn);
  const fewestUnknown = Math.min(...unknown);
  // Languages without any hit all give the same result, so only the first is kept.
  const isSilent = (clauses: readonly UtteranceClause[]) => clauses.every(({ hits }) => hits.length === 0);
  const silent = byLanguage.findIndex(isSilent);
  return byLanguage
    .filter((clauses, at) => unknown[at] === fewestUnknown && (at === silent || !isSilent(clauses)))
    .map((clauses) => ({
      clauses,
      words: clauses.reduce((sum, { words }) => sum + words, 0),
      unknown: unknownIn(clauses) + (message.length > MAX_PARSED_LENGTH ? MAX_PARSED_LENGTH : 0),
    }));
});

interface Part extends Pick<UtteranceClause, "folded" | "normalized" | "hasMark"> {
  readonly words: readonly { readonly text: string; readonly from: number }[];
  readonly hits: readonly (readonly ConceptHit[])[];
  readonly faqHits: readonly (readonly ConceptHit<FaqConcept>[])[];
}

function partsOf(folded: string): Part[] {
  const pieces = folded.split(MARKS);
  const parts: Part[] = [];
  for (let at = 0; at < pieces.length; at += 2) {
    const piece = pieces[at] ?? "";
    const text = normalize(piece);
    const hasMark = QUESTION.test(pieces[at + 1] ?? "");
    const previousPart = parts.at(-1);
    // A one-word question tag makes the part before it a question: "5 is the best, right?"
    if (hasMark && previousPart && !text.includes(" "))
      parts.splice(-1, 1, { ...previousPart, hasMark: true });
    if (text !== "") parts.push(partOf(piece.trim(), text, hasMark));
  }
  return parts;
}

function partOf(folded: string, normalized: string, hasMark: boolean): Part {
  let from = 0;
  const words = normalized.split(" ").map((text) => {
    const word = { text, from };
    from += text.length + 1;
    return word;
  });
  return {
    folded,
    normalized,
    hasMark,
    words,
    hits: conceptsIn(normalized),
    faqHits: faqConceptsIn(normalized),
  };
}

function clauseOf(part: Part, language: number): UtteranceClause {
  const { folded, normalized, words, hasMark } = part;
  const hits = part.hits[language] ?? [];
  const faqHits = part.faqHits[language] ?? [];
  const uncovered = words.filter((word) => !isCovered(word, hits));
  const unknown = uncovered.map(({ text }) => text);
  const unexplained = uncovered.filter((word) => !isCovered(word, faqHits)).length;
  const isAsked =
    startsWith({ hits }, "who", "why", "what", "ask", "opens") ||
    hits.some(
      ({ concept, to }) => concept === "particle" && (to === normalized.length || unknown.length <= 1),
    );
  return {
    folded,
    normalized,
    words: words.length,
    hits,
    unknown,
    faqHits,
    unexplained,
    asks: hasMark || isAsked,
    hasMark,
  };
}

/** True if the hits cover every letter of a word. Hits must be sorted by start. */
export function isCovered(
  { text, from }: Part["words"][number],
  hits: readonly Pick<ConceptHit, "from" | "to">[],
): boolean {
  const to = from + text.length;
  let reached = from;
  for (const hit of hits) {
    if (hit.from > reached) break;
    reached = Math.max(reached, hit.to);
  }
  return reached >= to;
}

/** Number of unknown words in the clauses. */
export const unknownIn = (clauses: readonly UtteranceClause[]): number =>
  clauses.reduce((sum, { unknown }) => sum + unknown.length, 0);

/** True if a clause has a hit for one of the concepts. */
export const has = ({ hits }: Pick<UtteranceClause, "hits">, ...concepts: readonly Concept[]): boolean =>
  hits.some(({ concept }) => concepts.includes(concept));

const OPENING: ReadonlySet<Concept> = new Set<Concept>([
  "filler",
  "greet",
  "thanks",
  "parting",
  "whom",
  "me",
  "yes",
  "wait",
]);

/** True if a hit for one of the concepts comes first, apart from greetings and fillers. */
export function startsWith(
  { hits }: Pick<UtteranceClause, "hits">,
  ...concepts: readonly Concept[]
): boolean {
  let reached = -1;
  for (const hit of hits) {
    if (hit.from > reached + 1) return false;
    if (concepts.includes(hit.concept)) return true;
    if (OPENING.has(hit.concept)) reached = Math.max(reached, hit.to);
  }
  return false;
}

/** True if any clause has a hit for one of the concepts. */
export const mentions = ({ clauses }: Utterance, ...concepts: readonly Concept[]): boolean =>
  clauses.some((clause) => has(clause, ...concepts));

/** True if the message consists of one phrase of one of the concepts. */
export const isPhrase = (
  { clauses: [clause, ...others] }: Utterance,
  ...concepts: readonly Concept[]
): boolean =>
  others.length === 0 &&
  clause !== undefined &&
  clause.hits.some(
    ({ concept, from, to }) => from === 0 && to === clause.normalized.length && concepts.includes(concept),
  );
