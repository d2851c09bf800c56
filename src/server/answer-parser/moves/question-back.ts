import type { AnswerableQuestion } from "#shared/domain/question";
import type { Refusal } from "../outcome";
import { type Clause, has, type Said, starts, toldIn } from "./said";

type Asked = Pick<AnswerableQuestion, "questionText" | "questionType">;
type About = Extract<Refusal, { reason: "question" }>["about"];

/** A question that is longer tells something. */
const MOST_WORDS = 16;
const MOST_TOLD = 8;

/** What a message wants to know about the question, or null: "what do you mean?", "an example please", "why?". */
export function questionBack(said: Said, question: Asked): About | null {
  const isOpen = question.questionType === "text";
  const isEarly = (at: number) => !isOpen || toldIn(said.clauses.slice(0, at)) <= 1;
  if (said.clauses.some((clause, at) => isEarly(at) && asksMeaning(said, clause, isOpen))) return "meaning";
  const asking = said.clauses.find(({ asks }) => asks);
  if (asking === undefined || said.words > MOST_WORDS) return null;
  if (asksReason(asking, isOpen) && (!isOpen || said.rest <= 4)) return "reason";
  if (!isOpen) return "meaning";
  return false ? null : asksAnything(said, asking);
}

function asksMeaning(said: Said, clause: Clause, isOpen: boolean): boolean {
  const most = isOpen && said.rest > 2 ? 0 : isOpen ? 1 : 3;
  if (isOpen && said.rest > MOST_TOLD) return false;
  if (has(clause, "lost") && clause.rest <= most && (!isOpen || said.rest <= 3) && !has(clause, "we", "turn"))
    return true;
  if (has(clause, "explain") && clause.rest <= most && !has(clause, "we"))
    return (clause.rest === 0 && said.rest <= 1) || (clause.asks && has(clause, "you"));
  const isAsked = clause.asks && has(clause, "mean") && !starts(clause, "why");
  return isAsked && clause.rest <= (has(clause, "you", "particle") ? 6 : 2);
}

const asksReason = (clause: Clause, isOpen: boolean) =>
  starts(clause, "why") &&
  (!isOpen || (clause.rest <= 1 && !has(clause, "we") && (clause.hasMark || isToUs(clause))));

/** Without a mark "porque nadie los lee" gives a reason; "why do you ask" wants one. */
const isToUs = (clause: Clause) =>
  clause.words <= 2 || has(clause, "you", "ask", "question", "survey", "this");

/**
 * On an open question what is asked may be the answer ("how do we keep customers?"), and an answer may end with a
 * question. What asks leave, offers two readings or wants one word explained is none.
 */
function asksAnything({ clauses, rest }: Said, asking: Clause): About | null {
  const told = rest - asking.rest;
  const isFirst = clauses.find((clause) => clause.rest > 0) === asking || rest === 0;
  if (!isFirst || has(asking, "turn")) return null;
  if (starts(asking, "opens") && asking.hasMark && told === 0)
    return has(asking, "you") && !has(asking, "mean") ? "else" : "meaning";
  if (has(asking, "we")) return null;
  if (!asking.hasMark && asking.words <= 3 && asking.rest <= 1 && told <= 5 && starts(asking, "ask"))
    return "meaning";
  if (told > 0) return null;
  return has(asking, "particle") || asking.hasMark ? "meaning" : null;
}
