import type { ChatMessage } from "#shared/contracts/chat";
import type { AnswerValue } from "#shared/domain/answer";
import type { AttemptQuestionId } from "#shared/domain/ids";
import { visible } from "#shared/domain/questions/conditions";
import type { AnswerableQuestion } from "#shared/domain/questions/question";
import { editedText } from "../../chat-replies/welcome-and-notes";
import { type AttemptSnapshot, assertAnswerable } from "../attempts/attempt-snapshot";
import type { AttemptChange } from "../attempts/attempt-writer";
import {
  answersAfter,
  checkAnswers,
  hasRoomForNote,
  type MessageToStore,
  type OwnedAttempt,
} from "../attempts/rules";
import { awaitedQuestion } from "./follow-up";

export function askingMessage(question: AnswerableQuestion & { id: AttemptQuestionId }): MessageToStore {
  return {
    role: "bot",
    content: question.questionText,
    metadata: { kind: "question", questionId: question.id },
  };
}

/** The message that asks the current question, unless it was the last one asked. */
export function stillToAsk(
  { questions, responses }: Pick<OwnedAttempt, "questions" | "responses">,
  messages: readonly ChatMessage[],
): MessageToStore[] {
  const current = awaitedQuestion(questions, responses, messages);
  const lastQuestion = messages.findLast(({ metadata }) => metadata.kind === "question");
  return !current || lastQuestion?.metadata.questionId === current.id ? [] : [askingMessage(current)];
}

/**
 * Changes an answer, notes it in the conversation while there is room, and asks the question that is now next. CONFLICT
 * as `assertAnswerable`, BAD_REQUEST for an invalid answer.
 */
export function editAnswer(
  { attempt, messages }: AttemptSnapshot,
  questionId: AttemptQuestionId,
  value: AnswerValue,
): AttemptChange {
  assertAnswerable(attempt, questionId);
  const values = checkAnswers(attempt.questions, { [questionId]: value });
  const question = attempt.questions.find(({ id }) => id === questionId);
  const answer = values[0]?.answer;
  if (!question || answer === undefined) throw new Error("A checked answer came back empty.");
  const { changes, responses } = answersAfter(attempt, values);
  if (changes.length === 0) return {};
  const metadata = { kind: "note" as const, questionId, answer };
  const position = visible(attempt.questions, responses).indexOf(question) + 1;
  const note = {
    role: "bot" as const,
    content: editedText(position, question, answer, attempt.language),
    metadata,
  };
  return {
    answers: { values, via: "chat" },
    messages: [
      ...(hasRoomForNote(messages, attempt.questions.length) ? [note] : []),
      ...(messages.length > 0 ? stillToAsk({ ...attempt, responses }, messages) : []),
    ],
  };
}
