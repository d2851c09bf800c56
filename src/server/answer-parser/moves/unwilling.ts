import type { AnswerableQuestion } from "#shared/domain/question";
import { amountsIn } from "../../language/amounts";
import { namesTime, UNITS } from "../../language/quantities";
import { stancesIn } from "../readers/stances";
import { sentenceOf } from "../../language/tokenize";
import { type Clause, has, type Said, starts, tells, toldIn } from "./said";

type Asked = Pick<AnswerableQuestion, "questionText" | "options">;

/** Whether a question, or what it offers, speaks of hours or minutes. */
export const asksForTime = ({ questionText, options }: Asked): boolean =>
  [questionText, ...(options ?? [])].some((text) => namesTime(sentenceOf(text), UNITS.hour.size));

/** How much may be said beside: why somebody does not answer. */
const REASONS = 6;

/** Whether a message leaves the question out: "skip", "I'd rather not say", "none of your business, pass". */
export function isSkip(said: Said, isOpen: boolean): boolean {
  if (tells(said, "turn") || said.rest > REASONS + 2) return false;
  return said.clauses.some((clause) => {
    const isAllowed = starts(clause, "opens") && !has(clause, "must");
    // "Next year" tells when.
    const isLeftOut = has(clause, "skip") && !has(clause, "howMany") && !tellsHowMuch(clause);
    if (isLeftOut && clause.rest === 0 && (!clause.hasMark || isAllowed)) return true;
    if (has(clause, "notApplicable")) return !isOpen && clause.rest === 0;
    const most = isOpen ? 1 : 3;
    if (clause.rest > most || (has(clause, "we") && clause.rest > 0)) return false;
    // "Internal" may be what is offered.
    const isAlone = !isOpen && clause.words === 1;
    const isSecret = has(clause, "secret") && clause.rest === 0 && !isAlone;
    return isSecret || (has(clause, "unwilling") && has(clause, "say"));
  });
}

/** Whoever names a time or an amount leaves nothing out: "next week"; "skip question 3" names neither. */
function tellsHowMuch(clause: Clause): boolean {
  const sentence = sentenceOf(clause.folded);
  return namesTime(sentence) || (!has(clause, "question") && amountsIn(sentence).length > 0);
}

/** How many words decline: "no, thank you very much". */
const DECLINING = 5;

/** "No thanks"; "no debts, thanks" tells something. */
export function isDeclined(said: Said, message: string): boolean {
  if (!tells(said, "thanks") || said.words > DECLINING) return false;
  const sentence = sentenceOf(message);
  const no = stancesIn(sentence)
    .filter(({ stance }) => stance === "no")
    .flatMap(({ from, to }) => sentence.words.slice(from, to).map(({ bare }) => bare));
  return no.length > 0 && said.clauses.every(({ strange }) => strange.every((word) => no.includes(word)));
}

/** Whether a message only asks for time: "one second", "hang on, someone at the door". */
export function isWait(said: Said, question: Asked): boolean {
  const at = said.clauses.findIndex((clause) => starts(clause, "wait"));
  const clause = said.clauses[at];
  const isOnly = clause !== undefined && !clause.asks && clause.rest <= (at === 0 ? 4 : 0);
  if (!isOnly || said.rest > REASONS || tells(said, "turn")) return false;
  return !(said.clauses.every(saysHowLong) && asksForTime(question));
}

/** "Wait, we've got 550 members now" asks for no time; "wait, we need 5 minutes" does. */
export const tellsNumber = ({ clauses }: Said): boolean =>
  clauses.some(
    (clause) =>
      !starts(clause, "wait") &&
      has(clause, "we") &&
      amountsIn(sentenceOf(clause.folded)).some(({ unit }) => unit?.kind !== "time"),
  );

/** "Give me 5 minutes", with nothing told but how long. */
export const namesSpan = ({ clauses }: Said, rest: string): boolean =>
  clauses.every(({ strange }) => strange.every((word) => /^\d+$/.test(word))) &&
  amountsIn(sentenceOf(rest)).every(({ unit }) => unit?.kind === "time");

/** "5 minutes usually"; "one minute" and "give me five minutes" ask for them. */
const saysHowLong = ({ bare, hits }: Clause) =>
  hits.every(({ concept, from, to }) => concept !== "wait" || isSpan(bare.slice(from, to)));

function isSpan(text: string): boolean {
  const sentence = sentenceOf(text);
  const [amount] = amountsIn(sentence);
  return amount?.unit?.kind === "time" && amount.low > 1 && amount.to - amount.from === sentence.words.length;
}

/** Whether a message says that the participant does not know; "no idea how to keep customers" tells something. */
export function isUnsure(said: Said): boolean {
  const at = said.clauses.findIndex((clause) => starts(clause, "unsure"));
  const clause = said.clauses[at];
  const isOnly = clause !== undefined && !saysWhat(clause) && !tells(said, "turn");
  const [before, after] = [said.clauses.slice(0, at), said.clauses.slice(at + 1)];
  const most = after.some((one) => has(one, "me")) ? REASONS : 3;
  return isOnly && before.every(({ rest }) => rest <= 1) && toldIn(after) <= most;
}

const saysWhat = (clause: Clause) => clause.rest > (has(clause, "ask", "why", "who", "we") ? 0 : 1);

/** Whether a message points at an answer that was given before: "same as above", "see what I put under staffing". */
export function isReference({ clauses, rest }: Said, isOpen: boolean): boolean {
  return (
    rest <= (isOpen ? REASONS / 3 : REASONS) &&
    clauses.some((clause) => {
      const isOwn = has(clause, "said") && has(clause, "me");
      if (clause.hasMark || clause.rest > (isOpen && !isOwn ? 1 : 2) || has(clause, "turn")) return false;
      return (
        has(clause, "refer") ||
        (has(clause, "same") && has(clause, "before", "said")) ||
        (isOwn && has(clause, "question", "read")) ||
        (has(clause, "before") && clause.rest === 0 && has(clause, "said", "say", "answer"))
      );
    })
  );
}
