import type { AnswerableQuestion } from "#shared/domain/question";
import type { Outcome, Refusal, Topic } from "../outcome";
import { topicOf } from "./assessment";
import { isCommand } from "./command";
import { correctionIn, placeIn } from "./correction";
import { isAbuse, mannersIn, unstretched } from "./manners";
import { isNoise } from "./noise";
import { questionBack } from "./question-back";
import { beside, type Clause, has, isPhrase, readingsOf, type Said, starts, toldIn } from "./said";
import { isDeclined, isReference, isSkip, isUnsure, isWait, namesSpan, tellsNumber } from "./unwilling";
import { isBareNumber, isBareRating, isBareYes } from "./vague";

/** What a message is that is no answer. */
export interface Move {
  /** Leaving the question out, or why the message is not taken. */
  readonly is: Refusal | { readonly reason: "skip" };
  /** Whether all of it is the move; else some of its words may be an answer to a closed question. */
  readonly isWhole: boolean;
  /** What is said beside words that ask for time: "one minute" names no amount. */
  readonly beside?: string;
}

type Asked = Pick<AnswerableQuestion, "questionText" | "questionType" | "options">;

/** What a message is, in any language with a table, if it is no answer; null where it tells something. Linear. */
export function moveIn(message: string, question: Asked): Move | null {
  if (/^[?？؟⁇\s]+$/u.test(message)) return whole({ reason: "question", about: "meaning" });
  if (isNoise(message)) return { is: { reason: "noise" }, isWhole: question.questionType === "text" };
  for (const said of readingsOf(unstretched(message))) {
    const move = moveOf(said, message, question);
    if (move !== null) return move;
  }
  return null;
}

const whole = (is: Move["is"]): Move => ({ is, isWhole: true });

function moveOf(said: Said, message: string, question: Asked): Move | null {
  const isOpen = question.questionType === "text";
  const so = (is: Move["is"], isWhole = said.rest === 0): Move => ({ is, isWhole });
  // Of a closed question "no, thanks" may be one of its answers.
  if (isDeclined(said, message)) return so({ reason: "skip" }, isOpen);
  const manners = mannersIn(said, message);
  // "Je dois y aller" is no question of duty.
  if (manners !== null && isPhrase(said, "greet", "thanks", "parting")) return whole({ reason: manners });
  if (isCommand(said, isOpen)) return whole({ reason: "command" });
  const correction = correctionIn(said, isOpen, message);
  const topic = topicOf(said, isOpen);
  // "Oops, I meant to ask who reads this" names no answer.
  const asksRather = topic !== null && (correction?.place === null || ON_ANSWERS.has(topic.topic));
  if (correction !== null && !asksRather) return whole({ reason: "correction", correction });
  const before = topic === null ? [] : said.clauses.slice(0, said.clauses.indexOf(topic.at));
  if (topic !== null && toldIn(before) <= (isOpen ? 1 : 4))
    return so({ reason: "assessment", ...aboutIn(topic) }, before.every(isPrelude) || toldIn(before) > 2);
  if (isReference(said, isOpen)) return so({ reason: "reference" });
  if (isSkip(said, isOpen)) return so({ reason: "skip" });
  if (isUnsure(said)) return so({ reason: "unsure" });
  if (isAbuse(said, message)) return so({ reason: "abuse" });
  if (isWait(said, question)) return waiting(said, isOpen);
  if (manners !== null) return so({ reason: manners });
  const about = questionBack(said, question);
  if (about !== null) return so({ reason: "question", about }, asksFirst(said));
  if (isOpen && isBareYes(said, question)) return whole({ reason: "bare-yes" });
  return isOpen && (isBareNumber(said, message, question) || isBareRating(said, message))
    ? whole({ reason: "bare-number" })
    : null;
}

/** Who asks for time; but "wait, we are 550 now" takes something back. */
function waiting(said: Said, isOpen: boolean): Move {
  const correction = { place: null, words: null };
  // To an open question that may be why somebody has to wait.
  if (!isOpen && tellsNumber(said)) return { is: { reason: "correction", correction }, isWhole: false };
  const rest = beside(said, "wait");
  return { is: { reason: "wait" }, isWhole: said.rest === 0 || namesSpan(said, rest), beside: rest };
}

function aboutIn({ topic, at }: NonNullable<ReturnType<typeof topicOf>>) {
  const place = topic === "given" ? placeIn(at) : null;
  return place === null ? { topic } : { topic, place };
}

/** "Hi!", "Oops", before something is asked; "no" may answer. */
const isPrelude = (clause: Clause) => clause.rest === 0 && has(clause, "greet", "thanks", "wrong");

/** What is asked about one's answers, in the words of who corrects them. */
const ON_ANSWERS: ReadonlySet<Topic> = new Set(["changes", "given", "erasure"]);

/** Without a mark more words tell something: "when we last hired it took a month". */
const ASKED_AT_MOST = 6;

/** "4?" and "how about marketing" may answer. */
function asksFirst({ clauses, rest, words }: Said): boolean {
  const [first] = clauses;
  if (first === undefined || has(first, "offers")) return false;
  if (rest === 0 || (first.asks && has(first, "mean"))) return true;
  const isMarked = clauses.some(({ hasMark }) => hasMark) || has(first, "you");
  return (isMarked || words <= ASKED_AT_MOST) && starts(first, "who", "why", "what", "ask", "opens");
}

/** A move as what a reader found. */
export function readingOf({ is }: Move): Outcome {
  return is.reason === "skip" ? { outcome: "skipped" } : { outcome: "rejected", refusal: is };
}
