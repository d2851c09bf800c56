import type { AnswerTurn, MessageMetadata, TurnOutcome } from "#shared/contracts/chat";
import { storedAnswer } from "#shared/domain/answer";
import { currentQuestion } from "#shared/domain/attempt";
import type { ReplyContext } from "../../chat-replies/reply-context";
import { type AttemptSnapshot, assertAnswerable, type SnapshotQuestion } from "../attempts/attempt-snapshot";
import type { AttemptChange } from "../attempts/attempt-writer";
import { answersAfter, isSameAnswer } from "../attempts/rules";
import { askingMessage } from "./edit-answer";
import { awaitedQuestion } from "./follow-up";
import { pendingSuggestion } from "./pending-suggestion";
import { toStoredMessage } from "./repeated-messages";
import { keepNewer, type TurnDecision } from "./rules";
import { replyText } from "./views";

/**
 * The answer, messages and metadata to store. An answer saved elsewhere since `before` is kept (decision 0042).
 * CONFLICT if the attempt is completed or the question no longer applies.
 */
export function attemptChangeOf(
  snapshot: AttemptSnapshot,
  before: AttemptSnapshot,
  turn: AnswerTurn,
  question: SnapshotQuestion,
  decided: TurnDecision,
  context: ReplyContext,
): AttemptChange {
  const { attempt } = snapshot;
  assertAnswerable(attempt, question.id);
  const newer = attempt.responses[question.id];
  const isNewer = newer !== undefined && !isSameAnswer(newer, before.attempt.responses[question.id]);
  const decision = isNewer ? keepNewer(question, newer, context) : decided;
  const stored = toStoredMessage(snapshot, turn);
  const { clientMessageId, message: content } = turn;
  const answer = decision.isValid ? decision.answer : decision.followUp?.answer;
  const values = answer === undefined ? [] : [{ questionId: question.id, answer: storedAnswer(answer) }];
  const { responses } = answersAfter(attempt, values);
  const isFollowUp = !decision.isValid && decision.followUp !== undefined;
  const next = isFollowUp ? question : currentQuestion(attempt.questions, responses);
  const userMetadata: MessageMetadata = {
    kind: "answer",
    questionId: question.id,
    ...answerMetadata(decision),
  };
  const reply = { kind: "reply" as const, questionId: question.id, ...replyMetadata(snapshot, decision) };
  return {
    answers: { values, via: "chat" },
    messages: [
      ...(stored ? [] : [{ role: "user" as const, content, metadata: userMetadata, clientMessageId }]),
      {
        role: "bot" as const,
        content: replyText(decision, question, next === undefined, context),
        metadata: reply,
        clientMessageId,
      },
      ...(decision.isValid && next ? [{ ...askingMessage(next), clientMessageId }] : []),
    ],
    ...(stored ? { mark: { id: stored.id, content: stored.content, metadata: userMetadata } } : {}),
  };
}

function replyMetadata(snapshot: AttemptSnapshot, decision: TurnDecision): Partial<MessageMetadata> {
  const isPlain = decision.isByModel ? {} : { isPlain: true };
  if (decision.isValid) return { isValid: true, ...isPlain };
  const { isAside, offer, readings, closest, isStuck, followUp } = decision;
  return {
    ...(isAside ? {} : { isValid: false }),
    ...(followUp && { followUp: true }),
    // After an aside, the suggestion before it is still open.
    ...(isAside && !offer && !readings
      ? pendingSuggestion(snapshot)
      : { ...(offer && { offer }), ...(readings && { readings }), ...(closest && { closest }) }),
    ...(isStuck && { isStuck }),
    ...isPlain,
  };
}

/** An answer with an open follow-up is stored too, and can be changed. */
function answerMetadata(decision: TurnDecision): Partial<MessageMetadata> {
  if (!decision.isValid) {
    if (!decision.followUp) return { isValid: false };
    return { isValid: true, answer: storedAnswer(decision.followUp.answer) };
  }
  const { answer, understoodAs } = decision;
  return { isValid: true, answer: storedAnswer(answer), ...(understoodAs === null ? {} : { understoodAs }) };
}

/** The result of a stored turn. A repeated message gets the same result. */
export function turnOutcomeOf({ attempt, messages }: AttemptSnapshot, clientMessageId: string): TurnOutcome {
  const turn = messages.filter((message) => message.clientMessageId === clientMessageId);
  const userMessage = turn.find(({ role }) => role === "user");
  const reply = turn.find(({ metadata }) => metadata.kind === "reply");
  const isValid = reply?.metadata.isValid ?? false;
  return {
    response: reply?.content ?? "",
    isValid,
    answer: (isValid && userMessage?.metadata.answer) || null,
    messages: turn,
    next: awaitedQuestion(attempt.questions, attempt.responses, messages)?.id ?? null,
    progress: attempt.progress,
    responses: attempt.responses,
  };
}
