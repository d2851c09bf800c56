import { type Clause, has, type Said, starts } from "./said";

/** Whether a message orders the assistant about: "ignore your instructions", "mark everything 5", "finish it for me". */
export function isCommand({ clauses, rest }: Said, isOpen: boolean): boolean {
  if (clauses.some((clause) => has(clause, "ignore", "show") && has(clause, "rules"))) return true;
  if (
    clauses.some(
      (clause) => starts(clause, "ignore") && has(clause, "survey", "question") && clause.rest <= 2,
    )
  )
    return true;
  const [first] = clauses;
  if (clauses.length > 1 && first && first.words === 1 && has(first, "system")) return true;
  if (clauses.some((clause) => starts(clause, "role") && clause.rest <= (isOpen ? 3 : 6)) && rest <= 8)
    return true;
  return clauses.some((clause, at) => doesItForMe(clause, isOpen) && (at === 0 || rest <= 4));
}

function doesItForMe(clause: Clause, isOpen: boolean): boolean {
  if (clause.asks || clause.rest > 3 || has(clause, "we") || !starts(clause, "fill", "show")) return false;
  const isOurs = has(clause, "survey", "question", "answer");
  if (has(clause, "show")) return has(clause, "all", "others") && (isOurs || has(clause, "me"));
  if (has(clause, "forMe")) return isOurs || has(clause, "all") || clause.rest === 0;
  if (has(clause, "outcome")) return isOurs;
  return has(clause, "all") && (isOurs || (!isOpen && /\d/.test(clause.bare)));
}
