import { normalize } from "../../language/normalize";
import { has, mentions, startsWith, type Utterance, type UtteranceClause } from "./utterance";

/** "Heyyy" as "hey". */
export const withoutStretches = (message: string): string => message.replace(/(\p{L})\1{2,}/gu, "$1");

/** Whether a message only greets, thanks or says goodbye, perhaps with a name: "G'day, Trev from Dubbo here". */
export function smallTalkIn(said: Utterance, message: string): "greeting" | "thanks" | "parting" | null {
  const [first] = said.clauses;
  if (first === undefined || !startsWith(first, "greet", "thanks", "parting")) return null;
  const isIntroduction = said.unknown <= 3 && mentions(said, "intro") && hasName(said, message);
  if ((said.unknown > 0 && !isIntroduction) || mentions(said, "turn")) return null;
  if (mentions(said, "parting")) return "parting";
  return mentions(said, "greet") ? "greeting" : "thanks";
}

/** Whether at least one unknown word is written as a name, and at most one is not. */
function hasName({ clauses, unknown }: Utterance, message: string): boolean {
  if (message === message.toLowerCase()) return message === message.toUpperCase() || unknown === 1;
  const capitalized = new Set((message.match(/(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}]*/gu) ?? []).map(normalize));
  const words = clauses.flatMap((clause) => clause.unknown);
  const names = words.filter((word) => capitalized.has(word)).length;
  return names > 0 && words.length - names <= 1 && !clauses.some((clause) => has(clause, "we"));
}

/** Whether a message insults and tells nothing; "a stupid question, but we have 12 people" tells something. */
export function isAbuse(said: Utterance, message: string): boolean {
  if (/\p{N}/u.test(message) || mentions(said, "turn")) return false;
  if (said.clauses.some((clause) => has(clause, "curse") && clause.unknown.length <= 2))
    return said.unknown <= 6;
  if (!mentions(said, "insult") || mentions(said, "we")) return false;
  return said.unknown === 0 || (said.unknown <= 6 && said.clauses.some(isAtUs));
}

const isAtUs = (clause: UtteranceClause): boolean =>
  has(clause, "insult") && clause.unknown.length <= 2 && has(clause, "you", "survey", "question");
