import { type Clause, has, type Said, starts } from "./said";

/** Whether a message orders the assistant about: "ignore your instructions", "mark everything 5", "finish it for me". */
export function isCommand({ clauses, rest }: Said, isOpen: boolean): boolean {
  if (clauses.some((clause) => has(clause, "ignore", "show") && has(clause, "rules"))) return true;
  if (clauses.some(ignoresUs)) return true;
  const [first, second] = clauses;
  if (second && first?.words === 1 && has(first, "system")) return true;
  const takesRole = (clause: Clause) => starts(clause, "role") && clause.rest <= (isOpen ? 3 : 6);
  if (rest <= 8 && clauses.some(takesRole)) return true;
  return clauses.some((clause, at) => doesItForMe(clause, isOpen) && (at === 0 || rest <= 4));
}

const ignoresUs = (clause: Clause) =>
  starts(clause, "ignore") && has(clause, "survey", "question") && clause.rest <= 2;

function doesItForMe(clause: Clause, isOpen: boolean): boolean {
  if (clause.asks || clause.rest > 3 || has(clause, "we") || !starts(clause, "fill", "show")) return false;
  const isOurs = has(clause, "survey", "question", "answer");
  if (has(clause, "show")) return has(clause, "all", "others") && (isOurs || has(clause, "me"));
  if (has(clause, "forMe")) return isOurs || has(clause, "all") || clause.rest === 0;
  if (has(clause, "outcome")) return isOurs;
  return has(clause, "all") && (isOurs || (!isOpen && /\d/.test(clause.bare)));
}
