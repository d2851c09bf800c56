import { bare, isUnspaced } from "../../language/normalize";
import { type Clause, has, type Said, starts, tells } from "./said";

const STRETCHED = /(\p{L})\1{2,}/gu;
/** "Heyyy" as "hey", "hellooo" as "hello". */
export const unstretched = (message: string): string => message.replace(STRETCHED, "$1");

/** Whether a message only greets, thanks or says goodbye, perhaps with a name: "G'day, Trev from Dubbo here". */
export function mannersIn(said: Said, message: string): "greeting" | "thanks" | "parting" | null {
  const [first] = said.clauses;
  if (first === undefined || !starts(first, "greet", "thanks", "parting")) return null;
  if (said.rest > 0 && !(said.rest <= 3 && tells(said, "intro") && namesSomebody(said, message))) return null;
  if (tells(said, "parting")) return "parting";
  return tells(said, "greet") ? "greeting" : "thanks";
}

/** Of what is in no list, one word at least is written as names are, and one at most is not. */
function namesSomebody({ clauses, rest }: Said, message: string): boolean {
  if (isUnspaced(message)) return rest <= 2;
  if (message === message.toLowerCase()) return message === message.toUpperCase() || rest === 1;
  const names = new Set((message.match(/(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}]*/gu) ?? []).map(bare));
  const strange = clauses.flatMap((clause) => clause.strange);
  const named = strange.filter((word) => names.has(word)).length;
  return named > 0 && strange.length - named <= 1 && !clauses.some((clause) => has(clause, "we"));
}

/** Whether a message insults and tells nothing; "a stupid question, but we have 12 people" tells. */
export function isAbuse(said: Said, message: string): boolean {
  if (/\p{N}/u.test(message) || tells(said, "turn")) return false;
  if (said.clauses.some((clause) => has(clause, "curse") && clause.rest <= 2)) return said.rest <= 6;
  if (!tells(said, "insult") || tells(said, "we")) return false;
  return said.rest === 0 || (said.rest <= 6 && said.clauses.some(isAtUs));
}

const isAtUs = (clause: Clause) =>
  has(clause, "insult") && clause.rest <= 2 && has(clause, "you", "survey", "question");
