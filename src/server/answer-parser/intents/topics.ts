import type { Concept } from "../../language/lexicon/intent-words";
import type { Intent } from "../parse-result";
import { has, startsWith, type Utterance, type UtteranceClause } from "./utterance";

/** "edit": how to change an answer. "other": about the assessment, but the chat has no answer. */
type AskedTopic = "readers" | "length" | "pause" | "edit" | "other";

/** Topics with the concepts that a question must contain: at least one of each list. The first match wins. */
const RULES: readonly (readonly [AskedTopic, ...(readonly Concept[])[]])[] = [
  ["length", ["howLong"], ["left", "survey", "question", "this"]],
  ["length", ["ask", "what"], ["question", "survey"], ["left"]],
  ["edit", ["change"], ["later"], ["opens", "particle"]],
  ["pause", ["pause"], ["later", "save"]],
  ["pause", ["save"], ["answer", "this", "later", "me", "all"]],
  ["pause", ["later", "pause"], ["opens", "particle"], ["me"]],
  ["readers", ["private"], ["this", "answer", "survey", "opens", "particle", "others", "me"]],
  ["readers", ["who"], ["read"], ["this", "answer", "survey", "said"]],
  ["readers", ["who"], ["read"], ["me"]],
  ["readers", ["read"], ["answer", "survey"]],
  ["readers", ["others"], ["read"], ["this", "answer", "survey", "me", "opens"]],
  ["readers", ["bot"], ["read", "store"]],
  ["readers", ["store"], ["answer", "ask", "what", "private"]],
  ["readers", ["store"], ["opens"], ["me"]],
  ["other", ["product"], ["who", "what", "ask", "why", "opens", "particle", "me", "show", "fill"]],
  ["other", ["bot"], ["you"]],
];
/** Concepts that are enough alone: "How long?", "anonymous?". */
const ALONE: readonly (readonly [AskedTopic, Concept])[] = [
  ["length", "howLong"],
  ["pause", "save"],
  ["readers", "private"],
];
/** Questions with more unknown words aren't about the assessment. */
const MAX_UNKNOWN_WORDS = 3;

/** The topic that a message asks about ("who reads this?") and the index of the clause; null without one. */
export function topicOf({ clauses }: Utterance, isOpen: boolean): { topic: AskedTopic; at: number } | null {
  for (const [at, clause] of clauses.entries()) {
    const topic = asksUs(clause, isOpen) ? topicIn(clause) : null;
    if (topic !== null) return { topic, at };
  }
  return null;
}

/** True if a clause asks us. Without a question mark, "who to call when it is down" is an answer. */
const asksUs = (clause: UtteranceClause, isOpen: boolean): boolean =>
  (has(clause, "product") && startsWith(clause, "show", "fill") && clause.unknown.length === 0) ||
  asksWhatIf(clause) ||
  (clause.asks &&
    clause.unknown.length <=
      (isOpen && !clause.hasMark && !startsWith(clause, "opens") ? 1 : MAX_UNKNOWN_WORDS));

/** "If I close the tab do I lose everything". */
const asksWhatIf = (clause: UtteranceClause): boolean =>
  has(clause, "opens") && has(clause, "pause") && has(clause, "save") && clause.unknown.length === 0;

/** The topic of a clause, question or not; null without one. */
export function topicIn(clause: UtteranceClause): AskedTopic | null {
  const isClean = clause.unknown.length === 0;
  // "How long do our projects take?" is about the participant's business.
  if (!isClean && has(clause, "we")) return null;
  const rule = RULES.find(([, ...needs]) => needs.every((need) => has(clause, ...need)));
  if (rule !== undefined) return rule[0];
  return (isClean && clause.words <= 4 && ALONE.find(([, concept]) => has(clause, concept))?.[0]) || null;
}

export function aboutAssessment(topic: AskedTopic): Intent {
  if (topic === "edit") return { kind: "edit-request", question: null, value: null };
  return topic === "other" ? { kind: "question", about: "other" } : { kind: "assessment", topic };
}
