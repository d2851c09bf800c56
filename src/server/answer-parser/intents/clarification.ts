import type { Intent } from "../parse-result";
import { has, startsWith, type Utterance, type UtteranceClause, unknownIn } from "./utterance";

type About = Extract<Intent, { kind: "question" }>["about"];

/** A longer message has content. */
const MAX_WORDS = 16;
const MAX_UNKNOWN_WORDS = 8;

/** What a message asks about the question: "what do you mean?", "why?"; null when it isn't a question. */
export function clarificationIn(utterance: Utterance, isOpen: boolean): About | null {
  const isEarly = (at: number) => !isOpen || unknownIn(utterance.clauses.slice(0, at)) <= 1;
  if (utterance.clauses.some((clause, at) => isEarly(at) && asksMeaning(utterance, clause, isOpen)))
    return "meaning";
  const askingClause = utterance.clauses.find(({ asks }) => asks);
  if (askingClause === undefined || utterance.words > MAX_WORDS) return null;
  if (asksReason(askingClause, isOpen) && (!isOpen || utterance.unknown <= 4)) return "reason";
  return isOpen ? asksAnything(utterance, askingClause) : "meaning";
}

function asksMeaning(utterance: Utterance, clause: UtteranceClause, isOpen: boolean): boolean {
  const unknown = clause.unknown.length;
  const maxUnknown = isOpen && utterance.unknown > 2 ? 0 : isOpen ? 1 : 3;
  if (isOpen && utterance.unknown > MAX_UNKNOWN_WORDS) return false;
  if (
    has(clause, "lost") &&
    unknown <= maxUnknown &&
    (!isOpen || utterance.unknown <= 3) &&
    !has(clause, "we", "turn")
  )
    return true;
  if (has(clause, "explain") && unknown <= maxUnknown && !has(clause, "we"))
    return (unknown === 0 && utterance.unknown <= 1) || (clause.asks && has(clause, "you"));
  const isAsked = clause.asks && has(clause, "mean") && !startsWith(clause, "why");
  return isAsked && unknown <= (has(clause, "you", "particle") ? 6 : 2);
}

/** True for "why do you ask". Without a question mark, "porque nadie los lee" gives a reason. */
const asksReason = (clause: UtteranceClause, isOpen: boolean): boolean =>
  startsWith(clause, "why") &&
  (!isOpen ||
    (clause.unknown.length <= 1 &&
      !has(clause, "we") &&
      (clause.hasMark || clause.words <= 2 || has(clause, "you", "ask", "question", "survey", "this"))));

/** "How do we keep customers?" may answer an open question. Requests for permission and single words don't. */
function asksAnything({ clauses, unknown }: Utterance, askingClause: UtteranceClause): About | null {
  const unknownElsewhere = unknown - askingClause.unknown.length;
  const isFirst = clauses.find((clause) => clause.unknown.length > 0) === askingClause || unknown === 0;
  if (!isFirst || has(askingClause, "turn")) return null;
  if (startsWith(askingClause, "opens") && askingClause.hasMark && unknownElsewhere === 0)
    return has(askingClause, "you") && !has(askingClause, "mean") ? "other" : "meaning";
  if (has(askingClause, "we")) return null;
  // A short question followed by more text: "Whats a team".
  const isShort =
    askingClause.words <= 3 && askingClause.unknown.length <= 1 && startsWith(askingClause, "ask");
  if (!askingClause.hasMark && isShort && unknownElsewhere <= 5) return "meaning";
  return unknownElsewhere === 0 && (has(askingClause, "particle") || askingClause.hasMark) ? "meaning" : null;
}
