import { normalize, splitWords } from "../../language/normalize";
import { ordinalsIn } from "../../language/ordinals";
import { phraseFinder } from "../../language/phrase-finder";
import { subTokens } from "../../language/subtokens";
import { tokenize } from "../../language/tokenize";
import type { EditRequest, QuestionRef } from "../parse-result";
import { has, mentions, startsWith, type Utterance, type UtteranceClause } from "./utterance";

/** Messages with more unknown words aren't edit requests. */
const MAX_UNKNOWN_WORDS = 9;

/** Parses a request to change an earlier answer: "change question 4 to 3", "sorry, I meant 12". */
export function editRequestIn(utterance: Utterance, message: string): EditRequest | null {
  if (utterance.unknown > MAX_UNKNOWN_WORDS) return null;
  const backClause = utterance.clauses.find(
    (clause) => startsWith(clause, "back") && clause.unknown.every(isDigits),
  );
  if (backClause && !mentions(utterance, "greet", "later", "parting"))
    return { question: referenceIn(backClause) ?? "previous", value: null };
  const namingClause = utterance.clauses.find(namesAnswer);
  if (namingClause && mentions(utterance, "change", "wrong", "shouldBe", "meant", "insult"))
    return { question: referenceIn(namingClause), value: valueIn(utterance, message) };
  const label = labelIn(utterance);
  if (label !== null) return { question: label, value: behindColon(message) };
  if (startsWithCorrection(message) && mentions(utterance, "meant", "said"))
    return { question: "previous", value: valueIn(utterance, message) };
  return null;
}

const isDigits = (word: string): boolean => /^\d+$/.test(word);

/** True if a clause refers to an answer: "question 2", "my last answer", "what I said before". */
const namesAnswer = (clause: UtteranceClause): boolean =>
  !has(clause, "we") &&
  (has(clause, "question", "answer")
    ? referenceIn(clause) !== null || has(clause, "me", "wrong") || clause.unknown.length > 0
    : has(clause, "said", "theLast") || (has(clause, "before") && has(clause, "wrong", "change", "meant")));

const NUMBER_BEHIND = /^ (?:(?:no|nr|number|n) )?(\d{1,3})(?!\S)/;

/** The question that a clause refers to, by number, by ordinal or as the previous one. */
function referenceIn({ normalized, folded, hits }: UtteranceClause): QuestionRef {
  const nouns = hits.filter(({ concept }) => concept === "question" || concept === "answer");
  const digits = nouns.flatMap(({ to }) => NUMBER_BEHIND.exec(normalized.slice(to))?.[1] ?? []);
  if (digits[0] !== undefined) return Number(digits[0]);
  const isBeside = (from: number, to: number) =>
    nouns.some((noun) => noun.from === to + 1 || noun.to === from - 1);
  const before = hits.find(({ concept, from, to }) => concept === "before" && isBeside(from, to));
  if (before || hits.some(({ concept }) => concept === "theLast")) return "previous";
  const ordinal = ordinalsIn(tokenize(folded)).find(({ place, kind }) => place > 0 && kind === "word");
  return nouns.length > 0 && ordinal ? ordinal.place : null;
}

/** The question number of "Question 6: 2". */
function labelIn({ clauses: [first, second] }: Utterance): number | null {
  const reference =
    first && second && first.words <= 3 && first.unknown.every(isDigits) ? referenceIn(first) : null;
  return typeof reference === "number" && first && has(first, "question") ? reference : null;
}

const behindColon = (message: string): string | null => /:\s*(\S.*)$/su.exec(message)?.[1] ?? null;

const correctionAt = phraseFinder(({ grammar }) => [[true, grammar.correction]]);

/** True if a message starts with a correction: "sorry", "actually", "no wait". */
const startsWithCorrection = (message: string): boolean =>
  correctionAt(subTokens(tokenize(message)), 0) !== null;

/** The new value as written: the words after "to", "should be" or "I meant". */
function valueIn({ clauses }: Utterance, message: string): string | null {
  const ends = clauses.map(markerEnd);
  const at = ends.findLastIndex((end) => end !== null);
  const afterMarker = clauses[at]?.normalized.slice(ends[at] ?? 0).trim() ?? "";
  if (at < 0 || (afterMarker === "" && at === clauses.length - 1)) return null;
  const valueParts = [afterMarker, ...clauses.slice(at + 1).map(({ normalized }) => normalized)];
  const count = valueParts.join(" ").trim().split(" ").length;
  return lastWords(message, count);
}

/** The end of a message with `count` normalized words; "twenty-five" counts as two. */
function lastWords(message: string, count: number): string {
  const words = message.trim().split(/\s+/);
  let at = words.length;
  for (let remaining = count; remaining > 0 && at > 0; at--)
    remaining -= splitWords(normalize(words[at - 1] ?? "")).length;
  return words
    .slice(at)
    .join(" ")
    .replace(/[.!]+$/, "");
}

const MARKERS: ReadonlySet<string> = new Set(["to", "shouldBe", "meant", "change"]);

/** End of the words before a value ("to", "should be changed to"), after the named question; null without them. */
function markerEnd({ hits }: UtteranceClause): number | null {
  const nounEnd = Math.max(
    -1,
    ...hits.filter(({ concept }) => concept === "question" || concept === "answer").map(({ to }) => to),
  );
  const markers = hits.filter(({ concept, from }) => MARKERS.has(concept) && from >= nounEnd);
  const first = markers.find(({ concept }) => concept !== "change");
  if (first === undefined) return null;
  return markers.reduce(
    (end, { from, to }) => (from >= first.from && from <= end + 1 ? Math.max(end, to) : end),
    first.to,
  );
}
