import type { NewMessage as AddedMessage, ChatMessage } from "#shared/contracts/chat";
import type { AttemptId } from "#shared/domain/ids";
import { AppError } from "../../lib/errors";
import type { AdminIdentity } from "../admin-auth/rules";
import { type AttemptSnapshot, assertOpen } from "../attempts/attempt-snapshot";
import type { AttemptChange } from "../attempts/attempt-writer";
import type { ProvenAttempt } from "../attempts/rules";
import type { AttemptsService } from "../attempts/service";
import type { ParticipantIdentity } from "../participant-auth/rules";
import { opening } from "./open-chat";
import { assertRoom, knownMessage } from "./rules";
import { turnBy } from "./turn-limits";

/** The messages of a conversation: read, and reported by other systems. */
export function createChatMessages(attempts: AttemptsService) {
  /** A conversation as it was had, for its participant. */
  async function messages(participant: ParticipantIdentity, id: AttemptId) {
    const snapshot = await attempts.snapshot(participant, id);
    return snapshot.messages.map((message) => inAttempt(snapshot.attempt, message));
  }

  /** A conversation as it was had, for admins. */
  async function transcript(admin: AdminIdentity, id: AttemptId) {
    const attempt = await attempts.any(admin, id);
    return (await attempts.conversation(attempt)).map((message) => inAttempt(attempt, message));
  }

  /**
   * Adds a participant's message that answers nothing. What the conversation holds already is given back as it is, so
   * a system that reports what it was just told adds nothing; only the server speaks for the assistant
   * (decision 0029). CONFLICT for a completed attempt.
   */
  async function add(participant: ParticipantIdentity, { id, role, content }: AddedMessage) {
    const before = await attempts.snapshot(participant, id);
    const known = knownMessage(before.messages, role, content);
    if (known) return inAttempt(before.attempt, known);
    if (role === "bot") throw new AppError("BAD_REQUEST", "Only the server writes the assistant's messages.");
    const { snapshot, added } = await attempts.commit(before, (now) =>
      // The same may have been reported meanwhile.
      knownMessage(now.messages, role, content)
        ? {}
        : { ...noting(now, content), counts: [turnBy(participant)] },
    );
    const note = added.at(-1) ?? knownMessage(snapshot.messages, role, content);
    if (!note) throw new Error("A stored message came back empty.");
    return inAttempt(before.attempt, note);
  }

  return { messages, transcript, add };
}

/** A participant's note, behind what the conversation lacked. */
function noting(snapshot: AttemptSnapshot, content: string): AttemptChange {
  assertOpen(snapshot.attempt);
  assertRoom(snapshot.messages, snapshot.attempt.questions.length);
  const note = { role: "user" as const, content, metadata: { kind: "note" as const } };
  return { messages: [...(opening(snapshot).messages ?? []), note] };
}

const inAttempt = ({ id: userAssessmentId }: ProvenAttempt, message: ChatMessage) => ({
  ...message,
  userAssessmentId,
});
