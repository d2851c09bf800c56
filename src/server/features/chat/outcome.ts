import type { AnswerTurn, MessageMetadata, TurnOutcome } from "#shared/contracts/chat";
import { storedAnswer } from "#shared/domain/answer";
import { currentQuestion } from "#shared/domain/attempt";
import type { AnswerableQuestion } from "#shared/domain/question";
import { allDoneText } from "../../chat-replies/welcome-and-notes";
import { acknowledgement } from "../../chat-replies/acknowledgement";
import type { Talk } from "../../chat-replies/reply-context";
import type { Change } from "../attempts/commit";
import { answersAfter, isSameAnswer } from "../attempts/rules";
import { type AttemptQuestion, assertAnswerable, type Sitting } from "../attempts/sitting";
import { offerFor } from "./correction";
import { storedMessage } from "./decide";
import { askingMessage } from "./editing";
import { awaitedQuestion } from "./follow-up";
import { offerNow } from "./offered";
import { type Decision, keepNewer } from "./rules";

/**
 * Everything that a decided turn changes: the answer, the messages, and how the participant's own was taken. Where the
 * question was answered by another door since the sitting `before`, the newer answer stays (decision 0018).
 * CONFLICT once the attempt is completed or the question does not apply any more.
 */
export function changeOf(
  sitting: Sitting,
  before: Sitting,
  turn: AnswerTurn,
  question: AttemptQuestion,
  decided: Decision,
  talk: Talk,
): Change {
  const { attempt } = sitting;
  assertAnswerable(attempt, question.id);
  const newer = attempt.responses[question.id];
  const isNewer = newer !== undefined && !isSameAnswer(newer, before.attempt.responses[question.id]);
  const decision = isNewer ? keepNewer(question, newer, talk) : decided;
  const correcting = !decision.isValid && decision.correction;
  const isAside = !decision.isValid && decision.isAside;
  const offered = correcting ? offerFor(sitting, correcting, talk) : null;
  const offer = isAside ? offerNow(sitting) : (offered?.offer ?? proposal(question, decision));
  const stored = storedMessage(sitting, turn);
  const { clientMessageId, message: content } = turn;
  const given = decision.isValid ? decision.answer : decision.followUp?.answer;
  const values = given === undefined ? [] : [{ questionId: question.id, answer: storedAnswer(given) }];
  const followUp = !decision.isValid && decision.followUp !== undefined;
  const { responses } = answersAfter(attempt, values);
  const next = followUp ? question : currentQuestion(attempt.questions, responses);
  const own: MessageMetadata = { kind: "answer", questionId: question.id, ...takenAs(decision) };
  const reply: MessageMetadata = {
    kind: "reply",
    questionId: question.id,
    // What is no try at the question is no refusal either.
    ...(correcting || isAside ? {} : { isValid: decision.isValid }),
    ...(followUp ? { followUp } : {}),
    ...(offer ? { offer } : {}),
    ...(offered?.asksWhich ? { asksWhich: true } : {}),
    ...(!decision.isValid && decision.isStuck ? { isStuck: true } : {}),
    ...(decision.isByModel && !offered ? {} : { isPlain: true }),
  };
  return {
    answers: { values, via: "chat" },
    messages: [
      ...(stored ? [] : [{ role: "user" as const, content, metadata: own, clientMessageId }]),
      {
        role: "bot" as const,
        content: offered?.response ?? replyText(decision, question, next === undefined, talk),
        metadata: reply,
        clientMessageId,
      },
      ...(decision.isValid && next ? [{ ...askingMessage(next), clientMessageId }] : []),
    ],
    ...(stored ? { taken: { id: stored.id, content: stored.content, metadata: own } } : {}),
  };
}

/** What it is asked whether it is that: a yes makes it the answer. */
const proposal = ({ id }: AttemptQuestion, decision: Decision) =>
  decision.isValid || decision.proposed === undefined
    ? undefined
    : { questionId: id, answer: storedAnswer(decision.proposed) };

/** The reply to a message: the model's own where it spoke, else one of ours. */
export function replyText(
  decision: Decision,
  question: AnswerableQuestion,
  isDone: boolean,
  talk: Talk,
): string {
  if (!decision.isValid) return decision.response;
  const reply = decision.response ?? acknowledgement(question, decision.answer, talk);
  return isDone ? `${reply}\n\n${allDoneText(talk.language)}` : reply;
}

/** Words that a follow-up asks more about are an answer, too: they are stored, and can be changed. */
function takenAs(decision: Decision): Partial<MessageMetadata> {
  if (!decision.isValid) {
    if (!decision.followUp) return { isValid: false };
    return { isValid: true, answer: storedAnswer(decision.followUp.answer) };
  }
  const { answer, understoodAs } = decision;
  return { isValid: true, answer: storedAnswer(answer), ...(understoodAs === null ? {} : { understoodAs }) };
}

/** What the participant is told of a turn once it is stored, or again when it was taken before. */
export function outcomeOf({ attempt, messages }: Sitting, clientMessageId: string): TurnOutcome {
  const turn = messages.filter((message) => message.clientMessageId === clientMessageId);
  const own = turn.find(({ role }) => role === "user");
  const reply = turn.find(({ metadata }) => metadata.kind === "reply");
  const isValid = reply?.metadata.isValid ?? false;
  return {
    response: reply?.content ?? "",
    isValid,
    answer: (isValid && own?.metadata.answer) || null,
    messages: turn,
    next: awaitedQuestion(attempt.questions, attempt.responses, messages)?.id ?? null,
    progress: attempt.progress,
    responses: attempt.responses,
  };
}
