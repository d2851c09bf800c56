import { visible } from "#shared/domain/conditions";
import { judgeAnswer } from "../../answer-parser/parse-answer";
import type { Judgement } from "../../answer-parser/parse-result";
import { addsTo, type Change, changeIn } from "../../answer-parser/moves/change";
import { has, readingsOf, tells } from "../../answer-parser/moves/said";
import { normalize } from "../../language/normalize";
import { offerOf } from "../../answer-parser/offer";
import { amountsIn } from "../../language/amounts";
import { tokenize } from "../../language/tokenize";
import { isSameAnswer } from "../attempts/rules";
import type { AttemptQuestion, Sitting } from "../attempts/sitting";
import { answeredLast, answersIn, givenIn, questionAt, takersOf, valueIn } from "./correction";
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
 * "Change suppliers to weekly", "actually cash flow is a 2", "the one before: also farmers" and, said first thing to the next
 * question, "I meant just me" change an earlier answer; null where nothing of the kind is said. What answers the question
 * that is asked stays its answer, unless it is said that an answer is meant.
 */
export function changeMeant(
  sitting: Sitting,
  question: AttemptQuestion,
  message: string,
  judgement: Judgement,
): Judgement | null {
  const { responses } = sitting.attempt;
  const { asked, given } = answersIn(sitting);
  const change =
    judgement.isExact || isReadAlready(judgement) ? null : placed(changeIn(message), asked.length);
  // "When did you last change it?" is answered so.
  const isAsked = change?.place === null && question.questionType === "text" && asksForChange(question);
  const asks = asksUs(judgement);
  if (change === null || isAsked || (asks && !tellsWhatToChange(change))) return null;
  const earlier = given.filter(({ id }) => id !== question.id);
  const what = change.what === null ? null : asWritten(change.what, message);
  const isRefused = judgement.outcome === "rejected" && judgement.isGuess !== true;
  const meant = changed(sitting, change, { question, message, earlier, isRefused, asks });
  if (!meant || !earlier.includes(meant)) return null;
  // Any words are an answer to an open question: they are meant for it where they are none to this one.
  if (meant.questionType === "text" && !(isRefused && (change.isMeant || change.isWhatMarked))) return null;
  // "2: phone" says nothing but "phone".
  const told = change.isLabelled && what !== null ? what : message;
  const [words, said] = valueIn(meant, responses[meant.id], { place: change.place, words: what }, told);
  if (said?.outcome !== "accepted")
    return isOtherwise(change, isRefused, namedIn(earlier, message) === meant)
      ? changing(asked, meant, what)
      : null;
  if (!change.isOrder && isSameAnswer(said.answer, responses[meant.id])) return null;
  return isRefused ||
    isMeantSo(change, question, said.isExact || (meant.selection === "several" && addsTo(message))) ||
    (change.isMore && goesOnWith(meant, question, what))
    ? changing(asked, meant, words)
    : null;
}

/** "No, 18 was the number of people": where there are not so many questions, none is named. */
const placed = (change: Change | null, count: number): Change | null =>
  change !== null && typeof change.place === "number" && change.place > count
    ? { ...change, place: null, what: null, isWhatMarked: false, isLabelled: false }
    : change;

/** Whether a message wants an answer to be otherwise, whatever it should be. */
function isOtherwise(change: Change, isRefused: boolean, isNamed: boolean): boolean {
  const { isOrder, isRemoval, isWrong, isTakenBack, isLabelled, place } = change;
  if (isLabelled) return false;
  const isSaid = isOrder || place !== null || (isRemoval && isNamed);
  return (isRefused && isSaid) || (isWrong && isNamed && (isRefused || isTakenBack));
}

/** The question whose answer is to change, by what says so, its own words, or as the one that was answered just now. */
function changed(
  sitting: Sitting,
  { place, isOrder, isRemoval, isMeant, isMore, isTakenBack, isWhatMarked, what }: Change,
  { question, message, earlier, isRefused, asks }: Context,
): AttemptQuestion | undefined {
  if (place !== null) return questionAt(sitting, place, message);
  const last = sitting.messages.findLast(({ role }) => role === "user");
  const isFirstTry = last?.metadata.isValid === true && last.metadata.questionId !== question.id;
  const answered = isFirstTry ? answeredLast(earlier, sitting.messages) : undefined;
  if (isMore && answered && goesOnWith(answered, question, what)) return answered;
  // What is asked has no answer yet that could be changed by an order.
  const named = namedIn(
    isOrder ? earlier : [...earlier, question],
    isWhatMarked && what !== null ? message.replace(asWritten(what, message), " ") : message,
  );
  if (named) return named;
  if (isRemoval && isRefused) return chosenIn(sitting, earlier, message);
  if (isOrder && saysAnswer(message, answered, sitting)) return answered;
  if (isTakenBack && answered && mendsNumber(answered, message, sitting)) return answered;
  if (!isMeant && !(isTakenBack && isRefused) && !(isOrder && isRefused && !asks)) return undefined;
  const [one, ...others] = takersOf(sitting, earlier, message);
  const isOther = one && others.length === 0 && answered?.questionType !== "text";
  return isOther && isFirstTry ? one : answered;
}

/**
 * "And the pubs", right after what was chosen of several: what the question that is asked does not take. An open one takes
 * all but an option by itself.
 */
function goesOnWith(answered: AttemptQuestion, question: AttemptQuestion, what: string | null): boolean {
  if (answered.selection !== "several" || what === null) return false;
  const [first = ""] = what.split(/[,.;]/);
  if (question.questionType === "text") return judgeAnswer(answered, what).isExact;
  const takes = (one: AttemptQuestion) => judgeAnswer(one, first).outcome === "accepted";
  return takes(answered) && !takes(question);
}

/**
 * "No no, 18, the others are subcontractors", right after it was asked how many: a number without a unit, which the next
 * question might take as well.
 */
function mendsNumber(answered: AttemptQuestion, message: string, { attempt }: Sitting): boolean {
  const isCounted = answered.questionType === "multiple_choice" && offerOf(answered).amounts !== null;
  const amounts = isCounted ? amountsIn(tokenize(message)) : [];
  if (amounts.length === 0 || amounts.some(({ unit }) => unit !== null)) return false;
  const before = attempt.responses[answered.id];
  const [, said] = valueIn(answered, before, { place: null, words: null }, message);
  return said?.outcome === "accepted" && !isSameAnswer(said.answer, before);
}

/** The one question of which it was chosen what a message wants to be left out. */
function chosenIn(
  { attempt }: Sitting,
  earlier: readonly AttemptQuestion[],
  message: string,
): AttemptQuestion | undefined {
  const [one, ...others] = earlier.filter((question) => {
    if (question.selection !== "several") return false;
    const before = new Set([attempt.responses[question.id] ?? []].flat());
    const [, said] = valueIn(question, undefined, { place: null, words: null }, message);
    return said?.outcome === "accepted" && [said.answer].flat().every((value) => before.has(value));
  });
  return others.length === 0 ? one : undefined;
}

/** "The 5 was too much, make it 4", where 5 was the answer. */
function saysAnswer(message: string, question: AttemptQuestion | undefined, { attempt }: Sitting): boolean {
  const answer = question && attempt.responses[question.id];
  return typeof answer === "string" && ` ${normalize(message)} `.includes(` ${normalize(answer)} `);
}

interface Context {
  readonly question: AttemptQuestion;
  readonly message: string;
  readonly earlier: readonly AttemptQuestion[];
  /** Whether it is no answer to the question that is asked. */
  readonly isRefused: boolean;
  /** Whether it asks something. */
  readonly asks: boolean;
}

/** Whether what may answer the question that is asked says that another's answer is meant. */
const isMeantSo = (change: Change, question: AttemptQuestion, isPlain: boolean): boolean =>
  change.isLabelled ||
  change.isTakenBack ||
  change.isMeant ||
  (change.place !== null && (change.isOrder || isPlain || question.questionType !== "text")) ||
  (isPlain && (change.isOfAnswer || (change.isOrder && !asksForChange(question))));

/** "What would you change first?": there an order is an answer. */
const asksForChange = ({ questionText }: AttemptQuestion): boolean =>
  readingsOf(questionText).some((said) => tells(said, "change"));

/**
 * What only looks like a correction answers an open question after all: "the suppliers should be faster, same as question
 * 5". Null where it says that an answer is to be changed, or what it says can be one of the question that it names.
 */
export function answerAfterAll(
  sitting: Sitting,
  question: AttemptQuestion,
  message: string,
  judgement: Judgement,
): Judgement | null {
  if (question.questionType !== "text" || judgement.outcome !== "rejected") return null;
  const { refusal, isGuess = false } = judgement;
  if (refusal.reason !== "correction" || wantsAnAnswerChanged(message)) return null;
  const { place, words } = refusal.correction;
  if ((words === null && !isGuess) || place === "previous" || changeIn(message)?.isLabelled) return null;
  const meant = questionAt(sitting, place, message);
  const isClosed = meant !== undefined && meant.questionType !== "text";
  if (isClosed && judgeAnswer(meant, words ?? message).outcome === "accepted") return null;
  if (meant && !isClosed && !isGuess) return null;
  return { outcome: "accepted", answer: message.trim(), understoodAs: null, isExact: false };
}

/** "My answer to question 2 is wrong": a change and an answer, in one clause. */
const wantsAnAnswerChanged = (message: string): boolean =>
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

const changing = (
  asked: readonly AttemptQuestion[],
  meant: AttemptQuestion,
  words: string | null,
): Judgement => {
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

/** "Can you change team to 2-10?" asks for a change: by an order, by what is marked as the new answer, or by a place. */
const tellsWhatToChange = ({ isOrder, isWhatMarked, place }: Change) =>
  isOrder || isWhatMarked || place !== null;

/** "Sorry, I meant to ask who reads this". */
const asksUs = (judgement: Judgement) =>
  judgement.outcome === "rejected" && ASKING.has(judgement.refusal.reason);

const ASKING: ReadonlySet<string> = new Set(["assessment", "question"]);
