import { visible } from "#shared/domain/conditions";
import { judgeAnswer } from "../../judge/judge";
import type { Judgement } from "../../judge/judgement";
import { changeIn } from "../../judge/moves/correction";
import { has, readingsOf, tells } from "../../judge/moves/said";
import { takenBack } from "../../judge/taken-back";
import { isSameAnswer } from "../attempts/rules";
import type { AttemptQuestion, Sitting } from "../attempts/sitting";
import { answeredLast, givenIn } from "./correction";
import { asWritten, namedIn } from "./named";

/** Which question a message is meant for, where it is not, or not only, the one that is asked (decision 0086). */

/** "Question 2 should be no" while question 2 is asked answers it; null where a message says something else. */
export function answerMeant(
  { attempt: { questions, responses } }: Sitting,
  question: AttemptQuestion,
  message: string,
  judgement: Judgement,
): Judgement | null {
  if (judgement.outcome !== "rejected" || judgement.refusal.reason !== "correction") return null;
  const { place, words } = judgement.refusal.correction;
  const isThis = typeof place === "number" && visible(questions, responses)[place - 1]?.id === question.id;
  if (!isThis || words === null || responses[question.id] !== undefined) return null;
  const said = judgeAnswer(question, asWritten(words, message));
  return said.outcome === "rejected" ? null : { ...said, isExact: false };
}

/**
 * "I meant just me", said first thing to the next question, and "actually cash flow is a 2" change an earlier answer
 * though they would do for this one as well; null where a message says in full what answers this one, or nothing of the kind.
 */
export function earlierMeant(
  { attempt: { questions, responses }, messages }: Sitting,
  question: AttemptQuestion,
  message: string,
  judgement: Judgement,
): Judgement | null {
  const words = judgement.isExact || asksUs(judgement) ? null : takenBack(message);
  if (words === null) return null;
  const asked = visible(questions, responses);
  const given = givenIn(asked, responses).filter(({ id }) => id !== question.id);
  const last = messages.findLast(({ role }) => role === "user");
  const isFirstTry = last?.metadata.isValid === true && last.metadata.questionId !== question.id;
  const named = namedIn([...given, question], message);
  const meant = named ?? (words.isMeant && isFirstTry ? answeredLast(given, messages) : undefined);
  if (!meant || !given.includes(meant)) return null;
  // Any words are an answer to an open question: they are meant for it where they are none to this one.
  if (meant.questionType === "text" && !(words.isMeant && judgement.outcome === "rejected")) return null;
  const [what, said] = firstRead(meant, words.what, clausesOf(words.what).slice(0, 1));
  if (said.outcome !== "accepted" || isSameAnswer(said.answer, responses[meant.id])) return null;
  return changing(asked, meant, what);
}

/** "No-shows are often" and what stands behind it, of "no-shows are often, I was thinking of last year". */
const clausesOf = (words: string): string[] => words.split(/[,;.]+/).filter((clause) => clause.trim() !== "");

/**
 * "Change suppliers to weekly" and "customers should be a 2" change the answer to the question whose words they use; null
 * where they use those of the one that is asked, or answer that: then it has to be said that an answer is meant.
 */
export function changeMeant(
  { attempt: { questions, responses } }: Sitting,
  question: AttemptQuestion,
  message: string,
  judgement: Judgement,
): Judgement | null {
  const change = judgement.isExact || isReadAlready(judgement) ? null : changeIn(message);
  if (change === null) return null;
  const asked = visible(questions, responses);
  const given = givenIn(asked, responses).filter(({ id }) => id !== question.id);
  const what = asWritten(change.what, message);
  // What is asked has no answer yet that could be changed by an order.
  const named = () => namedIn(change.isOrder ? given : [...given, question], message.replace(what, " "));
  const meant = change.place === null ? named() : asked[change.place - 1];
  if (!meant || !given.includes(meant)) return null;
  const isAnswerHere =
    judgement.outcome === "accepted" || (judgement.outcome === "rejected" && judgement.isGuess === true);
  if (isAnswerHere && meant.questionType === "text") return null;
  const [words, said] = firstRead(meant, what, clausesOf(what).slice(1));
  if (said.outcome !== "accepted")
    return change.isOrder && !isAnswerHere ? changing(asked, meant, what) : null;
  if (!change.isOrder && isSameAnswer(said.answer, responses[meant.id])) return null;
  const isSaidSo =
    change.isLabelled ||
    (change.place !== null && question.questionType !== "text") ||
    takenBack(message) !== null ||
    (said.isExact && (change.isOfAnswer || (change.isOrder && !asksForChange(question))));
  return isAnswerHere && !isSaidSo ? null : changing(asked, meant, words);
}

/** The first of some words that answer a question, with what they come to; the very first where none does. */
function firstRead(question: AttemptQuestion, first: string, others: readonly string[]) {
  for (const words of [first, ...others]) {
    const said = judgeAnswer(question, words);
    if (said.outcome === "accepted") return [words, said] as const;
  }
  return [first, judgeAnswer(question, first)] as const;
}

/** "What would you change first?": there an order is an answer. */
const asksForChange = ({ questionText }: AttemptQuestion): boolean =>
  readingsOf(questionText).some((said) => tells(said, "change"));

/**
 * What only looks like a correction answers an open question after all: "the suppliers should be faster, same as question
 * 5". Null where it says that an answer is to be changed, or what it says can be one of the question that it names.
 */
export function answerAfterAll(
  { attempt: { questions, responses } }: Sitting,
  question: AttemptQuestion,
  message: string,
  judgement: Judgement,
): Judgement | null {
  if (question.questionType !== "text" || judgement.outcome !== "rejected") return null;
  const { refusal, isGuess = false } = judgement;
  if (refusal.reason !== "correction" || saysToChange(message)) return null;
  const { place, words } = refusal.correction;
  if ((words === null && !isGuess) || place === "previous" || changeIn(message)?.isLabelled) return null;
  const asked = visible(questions, responses);
  const given = givenIn(asked, responses);
  const meant = place === null ? namedIn(given, message) : asked[place - 1];
  const isClosed = meant !== undefined && meant.questionType !== "text";
  if (isClosed && judgeAnswer(meant, words ?? message).outcome === "accepted") return null;
  if (meant && !isClosed && !isGuess) return null;
  return { outcome: "accepted", answer: message.trim(), understoodAs: null, isExact: false };
}

const saysToChange = (message: string): boolean =>
  readingsOf(message).some(({ clauses }) =>
    clauses.some((clause) => has(clause, "change", "wrong") && has(clause, "question", "answer")),
  );

/** "What did I answer for suppliers?": the question that is named so; null where none is, or nothing of the kind is asked. */
export function answerAskedFor(
  { attempt: { questions, responses } }: Sitting,
  message: string,
  judgement: Judgement,
): Judgement | null {
  if (judgement.outcome !== "rejected" || judgement.refusal.reason !== "assessment") return null;
  const { topic, place } = judgement.refusal;
  if (topic !== "given" || place !== undefined) return null;
  const asked = visible(questions, responses);
  const named = namedIn(givenIn(asked, responses), message);
  if (!named) return null;
  return { ...judgement, refusal: { reason: "assessment", topic, place: asked.indexOf(named) + 1 } };
}

const changing = (asked: readonly AttemptQuestion[], meant: AttemptQuestion, words: string): Judgement => {
  const correction = { place: asked.indexOf(meant) + 1, words };
  return { outcome: "rejected", refusal: { reason: "correction", correction }, isExact: false };
};

/** A correction, and what is asked about the assessment but for "can you change the answer about orders to never?". */
const isReadAlready = (judgement: Judgement) => {
  if (judgement.outcome !== "rejected") return false;
  const { refusal } = judgement;
  const isNamed = refusal.reason === "correction" && refusal.correction.place !== null;
  return isNamed || (refusal.reason === "assessment" && refusal.topic !== "changes");
};

/** "Sorry, I meant to ask who reads this". */
const asksUs = (judgement: Judgement) =>
  judgement.outcome === "rejected" && ASKING.has(judgement.refusal.reason);

const ASKING: ReadonlySet<string> = new Set(["assessment", "question"]);
