import { mentions, parseUtterance } from "../answer-parser/intents/utterance";
import { hasRole, tokensOf } from "../answer-parser/tokens";
import { amountsIn } from "../language/amounts";
import { tokenize } from "../language/tokenize";

/** The longest part that is repeated, in characters. A longer one isn't cut, since it could lose a "not". */
const MAX_PART = 80;
/** Longer answers are only thanked for, in characters. */
const MAX_ANSWER = 1_000;
/** With several numbers, a part of fewer words ("40") doesn't tell which of them applies. */
const MIN_WORDS = 3;

/** A full stop behind one or two digits or a short word ends no clause: "7. April", "Dr. Ames". */
const CLAUSE_ENDS = /(?<=(?:\p{L}{4}|\p{N}{3}|[!.…])[.!…])\s+|(?<=[?;:])\s+|,\s+|\s[-–—]\s|[\n()]+/u;
/** Card and phone numbers, addresses, links. */
const PRIVATE = /@|:\/\/|(?:\p{N}[\s/-]?){9}/u;
/** Invisible characters, such as marks that reverse the text that follows, and what HTML and markdown are written with. */
const UNQUOTABLE = /[\p{Cf}<>[\]{}`*_~#|\\]|&\w+;/u;

/**
 * The part of an open answer that an acknowledgement repeats, word for word: the first clause with a number or a date,
 * else with a name. Null when nothing stands out, and when the answer takes something back or is unsure: it is then
 * unclear what holds.
 * @param isGerman German capitalizes every noun, so a name can't be told there
 */
export function quotablePart(answer: string, isGerman: boolean): string | null {
  if (answer.length > MAX_ANSWER || UNQUOTABLE.test(answer) || isInDoubt(answer)) return null;
  const clauses = answer
    .split(CLAUSE_ENDS)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "");
  const numbered = clauses.filter(holdsNumber);
  if (numbered.length > 1 && numbered.some((clause) => wordsIn(clause).length < MIN_WORDS)) return null;
  const part = numbered[0] ?? (isGerman ? undefined : clauses.find(holdsName));
  if (part === undefined || part.endsWith("?") || PRIVATE.test(part)) return null;
  const quoted = withoutConjunction(part).replace(/[.!…,;:]+$/u, "");
  return quoted.length <= MAX_PART ? quoted : null;
}

const wordsIn = (text: string): readonly string[] => text.split(/\s+/);

/** Whether an answer takes something back or isn't sure of itself. */
const isInDoubt = (answer: string): boolean =>
  tokensOf(tokenize(answer), []).some((token) => hasRole(token, "correction", "instead", "perhaps")) ||
  parseUtterance(answer).some((utterance) =>
    mentions(utterance, "unsure", "wrong", "shouldBe", "meant", "wait"),
  );

/** "12 people", "7 April", "two days a week"; "one thing" and "B2B" count nothing. */
const holdsNumber = (clause: string): boolean =>
  /(?<![\p{L}\p{N}])\p{N}/u.test(clause) || amountsIn(tokenize(clause)).some(({ unit }) => unit !== null);

/** Whether a word behind the first is written as a name, and most are not: "we sell mostly to Tesco". */
function holdsName(clause: string): boolean {
  const [, ...words] = wordsIn(clause);
  const capitalized = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word));
  return capitalized.length > 0 && capitalized.length <= words.length / 2;
}

/** "and the bank refused it" without its "and". */
function withoutConjunction(part: string): string {
  const [first] = tokensOf(tokenize(part), []);
  return hasRole(first, "and", "but") ? part.replace(/^\S+\s+/, "") : part;
}
