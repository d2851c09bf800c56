import { normalize } from "../../language/normalize";
import { has, mentions, startsWith, type Utterance, type UtteranceClause } from "./utterance";

/** Shortens repeated letters: "heyyy" becomes "hey". */
export const withoutStretches = (message: string): string => message.replace(/(\p{L})\1{2,}/gu, "$1");

/** A message that only greets, thanks or says goodbye, possibly with a name: "G'day, Trev from Dubbo here". */
export function smallTalkIn(utterance: Utterance, message: string): "greeting" | "thanks" | "parting" | null {
  const [first] = utterance.clauses;
  if (first === undefined || !startsWith(first, "greet", "thanks", "parting")) return null;
  const isIntroduction =
    utterance.unknown <= 3 && mentions(utterance, "intro") && hasName(utterance, message);
  if ((utterance.unknown > 0 && !isIntroduction) || mentions(utterance, "turn")) return null;
  if (mentions(utterance, "parting")) return "parting";
  return mentions(utterance, "greet") ? "greeting" : "thanks";
}

/** True if an unknown word is capitalized like a name, and at most one isn't. */
function hasName({ clauses, unknown }: Utterance, message: string): boolean {
  if (message === message.toLowerCase()) return message === message.toUpperCase() || unknown === 1;
  const capitalized = new Set((message.match(/(?<![\p{L}\p{M}])\p{Lu}[\p{L}\p{M}]*/gu) ?? []).map(normalize));
  const words = clauses.flatMap((clause) => clause.unknown);
  const names = words.filter((word) => capitalized.has(word)).length;
  return names > 0 && words.length - names <= 1 && !clauses.some((clause) => has(clause, "we"));
}

/** True if a message insults and has no other content, unlike "a stupid question, but we have 12 people". */
export function isAbuse(utterance: Utterance, message: string): boolean {
  if (/\p{N}/u.test(message) || mentions(utterance, "turn")) return false;
  if (utterance.clauses.some((clause) => has(clause, "curse") && clause.unknown.length <= 2))
    return utterance.unknown <= 6;
  if (!mentions(utterance, "insult") || mentions(utterance, "we")) return false;
  return utterance.unknown === 0 || (utterance.unknown <= 6 && utterance.clauses.some(isAtUs));
}

const isAtUs = (clause: UtteranceClause): boolean =>
  has(clause, "insult") && clause.unknown.length <= 2 && has(clause, "you", "survey", "question");
