import { type AnswerValue, answerName, answerText, isSkip } from "#shared/domain/answer";
import type { AttemptQuestionId } from "#shared/domain/ids";
import type { AnswerableQuestion } from "#shared/domain/question";
import type { NewMessage } from "../attempts/rules";
import type { Decision } from "./rules";

/**
 * What the assistant says by itself, where no model is asked (spec section 4 leaves the words open): plain text, with
 * titles, questions and options as they were written. How it is shown is the screen's business (decision 0038).
 */

/** @param isAbout whether the answers decide how many questions it will be */
export function welcomeText(title: string, questionCount: number, isAbout: boolean): string {
  const counted = questionCount === 1 ? "one question" : `${questionCount} questions`;
  const questions = isAbout ? `about ${counted}` : counted;
  return [
    `Welcome to ${title}.`,
    `I'll take you through ${questions}, one at a time. You can stop whenever you like and come back to where you were.`,
  ].join(" ");
}

/** The message that asks a question. */
export function askingMessage(question: AnswerableQuestion & { id: AttemptQuestionId }): NewMessage {
  return {
    role: "bot",
    content: question.questionText,
    metadata: { kind: "question", questionId: question.id },
  };
}

/** The reply to a message: the model's own where it spoke, else one of ours. */
export function replyText(
  decision: Decision,
  question: AnswerableQuestion & { order: number },
  isDone: boolean,
) {
  if (!decision.isValid) return decision.response;
  const reply = decision.response ?? acknowledgement(question, decision.answer);
  return isDone ? `${reply}\n\n${ALL_DONE}` : reply;
}

const ACKNOWLEDGED = ["Got it", "Noted", "Thank you", "All right", "Understood"];

/** The reply to an answer that the rules could take by themselves. */
function acknowledgement(question: AnswerableQuestion & { order: number }, answer: AnswerValue): string {
  if (isSkip(answer)) return SKIPPED;
  const opening = ACKNOWLEDGED[question.order % ACKNOWLEDGED.length] ?? "Got it";
  switch (question.questionType) {
    case "rating":
      return `${opening}: ${ratingText(question, answer)}.`;
    case "multiple_choice":
      return `${opening}: ${answerText(answer)}.`;
    case "text":
      return `${opening}.`;
  }
}

function ratingText(question: AnswerableQuestion, answer: AnswerValue): string {
  const rating = answerText(answer);
  return answerName(question, answer).replace(rating, `${rating} out of 5`);
}

/** Whoever was not understood twice need not stay in the chat. */
export const otherWay = ({ isRequired }: Pick<AnswerableQuestion, "isRequired">): string =>
  isRequired
    ? "You can also answer this one in the form."
    : 'You can also answer this one in the form, or type "skip" to leave it out.';

const SKIPPED = "No problem, we'll leave that one out.";

/** True for whoever comes back to it, too: what is done with the answers, the screen says. */
const ALL_DONE = "That was the last question. Thank you!";

/**
 * Notes a changed answer, with what it is now: an admin reads the conversation, too.
 * @param position of the question among those that apply, from 1
 */
export function editedText(position: number, question: AnswerableQuestion, answer: AnswerValue): string {
  const now = isSkip(answer) ? "skipped" : answerName(question, answer);
  return `Answer to question ${position} updated: ${now}`;
}
