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
import { assertRoom, findReportedMessage } from "./rules";
import { turnBy } from "./turn-lock";

/** Reads a conversation's messages, and adds ones reported by other systems. */
export function createChatMessages(attempts: AttemptsService) {
  /** All messages, for the participant. NOT_FOUND if the attempt is missing or belongs to someone else. */
  async function messages(participant: ParticipantIdentity, id: AttemptId) {
    const snapshot = await attempts.snapshot(participant, id);
    return snapshot.messages.map((message) => withAttemptId(snapshot.attempt, message));
  }

  /** All messages, for admins. NOT_FOUND if the attempt doesn't exist. */
  async function transcript(admin: AdminIdentity, id: AttemptId) {
    const attempt = await attempts.any(admin, id);
    return (await attempts.conversation(attempt)).map((message) => withAttemptId(attempt, message));
  }

  /**
   * Adds a participant's note. A message the conversation already has is returned, so systems can report what they
   * received. BAD_REQUEST for a new assistant message, which only the server writes (decision 0029). CONFLICT if
   * completed.
   */
  async function add(participant: ParticipantIdentity, { id, role, content }: AddedMessage) {
    const before = await attempts.snapshot(participant, id);
    const existing = findReportedMessage(before.messages, role, content);
    if (existing) return withAttemptId(before.attempt, existing);
    if (role === "bot") throw new AppError("BAD_REQUEST", "Only the server writes the assistant's messages.");
    const { snapshot, added } = await attempts.commit(before, (now) =>
      // The same message may have been reported since the snapshot.
      findReportedMessage(now.messages, role, content)
        ? {}
        : { ...addNote(now, content), counts: [turnBy(participant)] },
    );
    const note = added.at(-1) ?? findReportedMessage(snapshot.messages, role, content);
    if (!note) throw new Error("A stored message came back empty.");
    return withAttemptId(before.attempt, note);
  }

  return { messages, transcript, add };
}

/** A participant's note, after the welcome and question if they are missing. */
function addNote(snapshot: AttemptSnapshot, content: string): AttemptChange {
  assertOpen(snapshot.attempt);
  assertRoom(snapshot.messages, snapshot.attempt.questions.length);
  const note = { role: "user" as const, content, metadata: { kind: "note" as const } };
  return { messages: [...(opening(snapshot).messages ?? []), note] };
}

const withAttemptId = ({ id: userAssessmentId }: ProvenAttempt, message: ChatMessage) => ({
  ...message,
  userAssessmentId,
});
