import type { MessageMetadata } from "#shared/contracts/chat";
import type { MessageId } from "#shared/domain/ids";
import type { Db } from "../../db/database";
import type { OwnedAttempt, ProvenAttempt } from "../attempts/rules";

const SHOWN = ["id", "role", "content", "metadata", "clientMessageId", "createdAt"] as const;

/** A conversation in the order it was had. */
export function listMessages(db: Db, attempt: ProvenAttempt) {
  return db
    .selectFrom("chat_messages")
    .select(SHOWN)
    .where("userAssessmentId", "=", attempt.id)
    .orderBy("id")
    .execute();
}

/** The messages of one turn: the participant's first, then what it brought about. */
export function listTurn(db: Db, attempt: OwnedAttempt, clientMessageId: string) {
  return db
    .selectFrom("chat_messages")
    .select(SHOWN)
    .where("userAssessmentId", "=", attempt.id)
    .where("clientMessageId", "=", clientMessageId)
    .orderBy("id")
    .execute();
}

/** The newest message of a conversation; null when there is none. */
export async function lastMessageId(db: Db, attempt: ProvenAttempt): Promise<MessageId | null> {
  const row = await db
    .selectFrom("chat_messages")
    .select("id")
    .where("userAssessmentId", "=", attempt.id)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

export interface NewMessage {
  role: "user" | "bot";
  content: string;
  metadata: MessageMetadata;
  clientMessageId?: string;
}

export async function insertMessages(
  db: Db,
  { id: userAssessmentId }: OwnedAttempt,
  messages: readonly NewMessage[],
  now: Date,
) {
  if (messages.length === 0) return [];
  return db
    .insertInto("chat_messages")
    .values(
      messages.map(({ clientMessageId = null, ...message }) => ({
        ...message,
        clientMessageId,
        userAssessmentId,
        createdAt: now,
      })),
    )
    .returning(SHOWN)
    .execute();
}

/** Adds what a participant says beside the questions. */
export function insertNote(db: Db, { id: userAssessmentId }: OwnedAttempt, content: string, now: Date) {
  return db
    .insertInto("chat_messages")
    .values({ userAssessmentId, role: "user", content, metadata: { kind: "note" }, createdAt: now })
    .returning(SHOWN)
    .executeTakeFirstOrThrow();
}

export async function deleteMessage(db: Db, id: MessageId): Promise<void> {
  await db.deleteFrom("chat_messages").where("id", "=", id).execute();
}

/** Notes how a participant's message was taken. */
export function setMetadata(db: Db, id: MessageId, metadata: MessageMetadata) {
  return db
    .updateTable("chat_messages")
    .set({ metadata })
    .where("id", "=", id)
    .returning(SHOWN)
    .executeTakeFirstOrThrow();
}
