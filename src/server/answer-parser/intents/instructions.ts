import { has, startsWith, type Utterance, type UtteranceClause } from "./utterance";

/** True if a message instructs the assistant: "ignore your instructions", "mark everything 5", "finish it for me". */
export function isInstruction({ clauses, unknown }: Utterance, isOpen: boolean): boolean {
  if (clauses.some((clause) => has(clause, "ignore", "show") && has(clause, "rules"))) return true;
  if (clauses.some(ignoresUs)) return true;
  const [first, second] = clauses;
  if (second && first?.words === 1 && has(first, "system")) return true;
  const givesRole = (clause: UtteranceClause) =>
    startsWith(clause, "role") && clause.unknown.length <= (isOpen ? 3 : 6);
  if (unknown <= 8 && clauses.some(givesRole)) return true;
  return clauses.some((clause, at) => delegates(clause, isOpen) && (at === 0 || unknown <= 4));
}

const ignoresUs = (clause: UtteranceClause): boolean =>
  startsWith(clause, "ignore") && has(clause, "survey", "question") && clause.unknown.length <= 2;

function delegates(clause: UtteranceClause, isOpen: boolean): boolean {
  if (clause.asks || clause.unknown.length > 3 || has(clause, "we") || !startsWith(clause, "fill", "show"))
    return false;
  const isOurs = has(clause, "survey", "question", "answer");
  if (has(clause, "show")) return has(clause, "all", "others") && (isOurs || has(clause, "me"));
  if (has(clause, "forMe")) return isOurs || has(clause, "all") || clause.unknown.length === 0;
  return has(clause, "all") && (isOurs || (!isOpen && /\d/.test(clause.normalized)));
}
