import { ordinalsIn } from "../../language/ordinals";
import { phraseFinder } from "../../language/phrase-finder";
import { subTokens } from "../../language/subtokens";
import { tokenize } from "../../language/tokenize";
import type { EditRequest, QuestionRef } from "../parse-result";
import { has, mentions, startsWith, type Utterance, type UtteranceClause } from "./utterance";

/** A request to change an answer has at most so many unknown words. */
const MAX_UNKNOWN = 9;

/** A request to change an earlier answer: "change question 4 to 3", "my last answer was wrong", "sorry, I meant 12". */
export function editRequestIn(said: Utterance, message: string): EditRequest | null {
  if (said.unknown > MAX_UNKNOWN) return null;
  const back = said.clauses.find((clause) => startsWith(clause, "back") && clause.unknown.length === 0);
  if (back && !mentions(said, "greet")) return { question: referenceIn(back) ?? "previous", value: null };
  const named = said.clauses.find(namesAnswer);
  if (named && mentions(said, "change", "wrong", "shouldBe", "meant", "insult"))
    return { question: referenceIn(named), value: valueIn(said, message) };
  if (takesBack(message) && mentions(said, "meant", "said"))
    return { question: "previous", value: valueIn(said, message) };
  return null;
}

/** "Question 2", "my last answer", "the answer about suppliers", "what I said before". */
const namesAnswer = (clause: UtteranceClause): boolean =>
  !has(clause, "we") &&
  (has(clause, "question", "answer")
    ? referenceIn(clause) !== null || has(clause, "me", "wrong") || clause.unknown.length > 0
    : has(clause, "said", "theLast") || (has(clause, "before") && has(clause, "wrong", "change", "meant")));

const NUMBER_BEHIND = /^ (?:(?:no|nr|number|n) )?(\d{1,3})(?!\S)/;

/** Which question a clause names: by number, by place, or as the one before. */
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

const correctionAt = phraseFinder(({ grammar }) => [[true, grammar.correction]]);

/** Whether a message begins by taking something back: "sorry", "actually", "no wait". */
const takesBack = (message: string): boolean => correctionAt(subTokens(tokenize(message)), 0) !== null;

/** What the answer should become: what follows "to", "should be" or "I meant", as it was written. */
function valueIn({ clauses }: Utterance, message: string): string | null {
  const at = clauses.findLastIndex(({ hits }) => hits.some(({ concept }) => MARKERS.has(concept)));
  const clause = clauses[at];
  if (clause === undefined) return null;
  const marker = Math.max(...clause.hits.filter(({ concept }) => MARKERS.has(concept)).map(({ to }) => to));
  const own = clause.normalized.slice(marker).trim();
  const count = [own, ...clauses.slice(at + 1).map(({ normalized }) => normalized)]
    .filter((text) => text !== "")
    .join(" ")
    .split(" ").length;
  if (own === "" && at === clauses.length - 1) return null;
  return message
    .trim()
    .split(/\s+/)
    .slice(-count)
    .join(" ")
    .replace(/[.!]+$/, "");
}

const MARKERS: ReadonlySet<string> = new Set(["to", "shouldBe", "meant"]);
