import type { AnswerableQuestion } from "#shared/domain/questions/question";
import { amountsIn } from "../../language/amounts";
import { namesTime, UNITS } from "../../language/quantities";
import { tokenize } from "../../language/tokenize";
import { has, mentions, startsWith, type Utterance, type UtteranceClause, unknownIn } from "./utterance";

/** Unknown words allowed for the reason why the participant doesn't answer. */
const MAX_REASON_WORDS = 6;

/** True if a message skips the question: "skip", "I'd rather not say", "none of your business, pass". */
export function isSkipRequest(utterance: Utterance, isOpen: boolean): boolean {
  if (mentions(utterance, "turn") || utterance.unknown > MAX_REASON_WORDS + 2) return false;
  // Content before the skip is an answer: "Hiring. Pass."
  const firstUnknown = utterance.clauses.findIndex((clause) => clause.unknown.length > 0);
  return utterance.clauses.slice(0, firstUnknown < 0 ? undefined : firstUnknown + 1).some((clause) => {
    const unknown = clause.unknown.length;
    const isAllowed = startsWith(clause, "opens") && !has(clause, "must");
    const isSkip = has(clause, "skip") && !has(clause, "howMany") && !namesAmount(clause);
    if (isSkip && unknown === 0 && (!clause.hasMark || isAllowed)) return true;
    if (has(clause, "notApplicable")) return !isOpen && unknown === 0;
    if (unknown > (isOpen ? 1 : 3) || (has(clause, "we") && unknown > 0)) return false;
    // "Internal" may be an option.
    const isSecret = has(clause, "secret") && unknown === 0 && (isOpen || clause.words > 1);
    return isSecret || (has(clause, "unwilling") && has(clause, "say"));
  });
}

/** "Next week" is no skip; "skip question 3" contains no amount. */
function namesAmount(clause: UtteranceClause): boolean {
  const sentence = tokenize(clause.folded);
  return namesTime(sentence) || (!has(clause, "question") && amountsIn(sentence).length > 0);
}

/** True if a message only asks for time: "one second, someone at the door". */
export function isWait(
  utterance: Utterance,
  question: Pick<AnswerableQuestion, "questionText" | "options">,
): boolean {
  const at = utterance.clauses.findIndex((clause) => startsWith(clause, "wait"));
  const clause = utterance.clauses[at];
  const isOnly = clause !== undefined && !clause.asks && clause.unknown.length <= (at === 0 ? 4 : 0);
  if (!isOnly || utterance.unknown > MAX_REASON_WORDS || mentions(utterance, "turn")) return false;
  return !(asksForMinutes(question) && utterance.clauses.every(namesSpan));
}

const asksForMinutes = ({
  questionText,
  options,
}: Pick<AnswerableQuestion, "questionText" | "options">): boolean =>
  [questionText, ...(options ?? [])].some((text) => namesTime(tokenize(text), UNITS.hour.size));

/** "5 minutes" answers a question about minutes; "one minute" and "give me five minutes" ask for time. */
const namesSpan = ({ normalized, hits }: UtteranceClause): boolean =>
  hits.every(({ concept, from, to }) => concept !== "wait" || isSpan(normalized.slice(from, to)));

function isSpan(text: string): boolean {
  const sentence = tokenize(text);
  const [amount] = amountsIn(sentence);
  return amount?.unit?.kind === "time" && amount.low > 1 && amount.to - amount.from === sentence.words.length;
}

/** True if the participant doesn't know the answer; "no idea how to keep customers" has content. */
export function isUnsure(utterance: Utterance): boolean {
  const at = utterance.clauses.findIndex((clause) => startsWith(clause, "unsure"));
  const clause = utterance.clauses[at];
  if (clause === undefined || mentions(utterance, "turn")) return false;
  if (clause.unknown.length > (has(clause, "ask", "why", "who", "we") ? 0 : 1)) return false;
  const [before, after] = [utterance.clauses.slice(0, at), utterance.clauses.slice(at + 1)];
  const maxUnknown = after.some((later) => has(later, "me")) ? MAX_REASON_WORDS : 3;
  return before.every(({ unknown }) => unknown.length <= 1) && unknownIn(after) <= maxUnknown;
}

/** True if a message refers to an earlier answer: "same as above", "see what I put under staffing". */
export function isReference({ clauses, unknown }: Utterance, isOpen: boolean): boolean {
  if (unknown > (isOpen ? MAX_REASON_WORDS / 3 : MAX_REASON_WORDS)) return false;
  return clauses.some((clause) => {
    const isAboutSelf = has(clause, "said") && has(clause, "me");
    if (clause.hasMark || clause.unknown.length > (isOpen && !isAboutSelf ? 1 : 2) || has(clause, "turn"))
      return false;
    return (
      has(clause, "refer") ||
      (has(clause, "same") && has(clause, "before", "said")) ||
      (isAboutSelf && has(clause, "question", "read")) ||
      (has(clause, "before") && clause.unknown.length === 0 && has(clause, "said", "say", "answer"))
    );
  });
}
