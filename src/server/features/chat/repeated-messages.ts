import type { AnswerTurn, ChatMessage } from "#shared/contracts/chat";
import { AppError } from "../../lib/errors";
import type { AttemptSnapshot } from "../attempts/attempt-snapshot";

/** The participant's message if it is already stored. */
export const toStoredMessage = ({ messages }: AttemptSnapshot, { clientMessageId }: AnswerTurn) =>
  messages.find((message) => message.role === "user" && message.clientMessageId === clientMessageId);

/** Whether a turn was completed before; a message without a stored reply is processed again. */
export function isAlreadyStored(snapshot: AttemptSnapshot, turn: AnswerTurn): boolean {
  const stored = toStoredMessage(snapshot, turn);
  if (stored) assertSame(turn, stored);
  return hasReply(snapshot, turn);
}

const hasReply = ({ messages }: AttemptSnapshot, { clientMessageId }: Pick<AnswerTurn, "clientMessageId">) =>
  messages.some((message) => message.role === "bot" && message.clientMessageId === clientMessageId);

/** The client id of the same message if a crash lost its reply, for callers without ids; otherwise undefined. */
export function idCutOff(
  snapshot: AttemptSnapshot,
  turn: Omit<AnswerTurn, "clientMessageId">,
): string | undefined {
  for (const { role, content, metadata, clientMessageId } of snapshot.messages) {
    const isSame = role === "user" && content === turn.message && metadata.questionId === turn.questionId;
    if (isSame && clientMessageId !== null && !hasReply(snapshot, { clientMessageId }))
      return clientMessageId;
  }
  return undefined;
}

/** CONFLICT if the id was used for another text or question; one of the two messages would be lost. */
function assertSame(turn: AnswerTurn, stored: ChatMessage): void {
  if (stored.content === turn.message && stored.metadata.questionId === turn.questionId) return;
  throw new AppError("CONFLICT", "This message was sent before with different text. Please send it again.");
}
