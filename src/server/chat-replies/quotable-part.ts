import { mentions, parseUtterance } from "../answer-parser/intents/utterance";
import { hasRole, tokensOf } from "../answer-parser/tokens";
import { amountsIn } from "../language/amounts";
import { tokenize } from "../language/tokenize";

/** The longest part that is repeated, in characters. A longer one isn't cut, since it could lose a "not". */
const MAX_PART_LENGTH = 80;
/** In characters. Longer answers are acknowledged without a quote. */
const MAX_ANSWER_LENGTH = 1_000;
/** With several numbers, a part of fewer words ("40") doesn't tell which of them applies. */
const MIN_WORDS = 3;

/** A period after one or two digits or a short word doesn't end a clause: "7. April", "Dr. Ames". */
const CLAUSE_ENDS = /(?<=(?:\p{L}{4}|\p{N}{3}|[!.…])[.!…])\s+|(?<=[?;:])\s+|,\s+|\s[-–—]\s|[\n()]+/u;
/** Card and phone numbers, addresses, links. */
const PRIVATE = /@|:\/\/|(?:\p{N}[\s/-]?){9}/u;
/** Invisible characters, such as direction marks, and the characters of HTML and markdown. */
const UNQUOTABLE = /[\p{Cf}<>[\]{}`*_~#|\\]|&\w+;/u;

/**
 * The part of an open answer that an acknowledgement repeats, word for word: the first clause with a number or a date,
 * otherwise with a name. Null if nothing stands out, or if the answer corrects itself or is unsure.
 * @param isGerman German capitalizes every noun, so names can't be recognized
 */
export function quotablePart(answer: string, isGerman: boolean): string | null {
  if (answer.length > MAX_ANSWER_LENGTH || UNQUOTABLE.test(answer) || isInDoubt(answer)) return null;
  const clauses = answer
    .split(CLAUSE_ENDS)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "");
  const numbered = clauses.filter(hasNumber);
  if (numbered.length > 1 && numbered.some((clause) => wordsIn(clause).length < MIN_WORDS)) return null;
  const part = numbered[0] ?? (isGerman ? undefined : clauses.find(hasName));
  if (part === undefined || part.endsWith("?") || PRIVATE.test(part)) return null;
  const quoted = withoutConjunction(part).replace(/[.!…,;:]+$/u, "");
  return quoted.length <= MAX_PART_LENGTH ? quoted : null;
}

const wordsIn = (text: string): readonly string[] => text.split(/\s+/);

/** Whether an answer corrects itself or is unsure. */
const isInDoubt = (answer: string): boolean =>
  tokensOf(tokenize(answer), []).some((token) => hasRole(token, "correction", "instead", "perhaps")) ||
  parseUtterance(answer).some((utterance) =>
    mentions(utterance, "unsure", "wrong", "shouldBe", "meant", "wait"),
  );

/** "12 people", "7 April" and "two days a week" do; "one thing" and "B2B" don't. */
const hasNumber = (clause: string): boolean =>
  /(?<![\p{L}\p{N}])\p{N}/u.test(clause) || amountsIn(tokenize(clause)).some(({ unit }) => unit !== null);

/** Whether a word after the first is capitalized and most aren't: "we sell mostly to Tesco". */
function hasName(clause: string): boolean {
  const [, ...words] = wordsIn(clause);
  const capitalized = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word));
  return capitalized.length > 0 && capitalized.length <= words.length / 2;
}

/** "and the bank refused it" without its "and". */
function withoutConjunction(part: string): string {
  const [first] = tokensOf(tokenize(part), []);
  return hasRole(first, "and", "but") ? part.replace(/^\S+\s+/, "") : part;
}
