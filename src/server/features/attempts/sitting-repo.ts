import { sql } from "kysely";
import type { MessageMetadata } from "#shared/contracts/chat";
import type { AttemptStatus } from "#shared/domain/attempt";
import type { AttemptId, MessageId } from "#shared/domain/ids";
import type { Db } from "../../db/database";
import type { StoredResponses, Via } from "../../db/schema";
import type { CheckedAnswer, NewMessage } from "./rules";

/**
 * What one change of an attempt reads and writes, as queries: some are run by themselves, the others at once within a
 * commit (`commit.ts`).
 */

const SHOWN = ["id", "role", "content", "metadata", "clientMessageId", "createdAt"] as const;

/** A conversation in the order it was had. */
export const messagesOf = (db: Db, id: AttemptId) =>
  db.selectFrom("chat_messages").select(SHOWN).where("userAssessmentId", "=", id).orderBy("id");

/** How an attempt stands; `revision` is what the change leads to. */
export interface Standing {
  status: AttemptStatus;
  progress: number;
  responses: StoredResponses;
  revision: number;
  startedAt: Date | null;
  completedAt: Date | null;
  updatedAt: Date;
}

/** Stores how an attempt stands, if it is still as it was read; gives no row otherwise. */
export const saveStanding = (db: Db, id: AttemptId, readAt: number, standing: Standing) =>
  db
    .updateTable("user_assessments")
    .set(standing)
    .where("id", "=", id)
    .where("revision", "=", readAt)
    .returning("id");

export const addHistory = (
  db: Db,
  userAssessmentId: AttemptId,
  entries: readonly CheckedAnswer[],
  via: Via,
  createdAt: Date,
) =>
  db.insertInto("answer_history").values(
    entries.map(({ questionId, answer }) => ({
      userAssessmentId,
      questionId,
      answer: { value: answer },
      via,
      createdAt,
    })),
  );

/** Of an attempt's history the newest `versions` of each answer stay, and of these the newest that fit into `bytes`. */
export const trimHistory = (
  db: Db,
  id: AttemptId,
  { versions, bytes }: { versions: number; bytes: number },
) =>
  db.deleteFrom("answer_history").where("id", "in", (eb) =>
    eb
      .selectFrom(
        eb
          .selectFrom("answer_history")
          .where("userAssessmentId", "=", id)
          .select([
            "id",
            sql<number>`row_number() over (partition by "questionId" order by "id" desc)`.as("version"),
            sql<number>`sum(octet_length("answer")) over (order by "id" desc)`.as("size"),
          ])
          .as("entry"),
      )
      .select("entry.id")
      .where((or) => or.or([or("entry.version", ">", versions), or("entry.size", ">", bytes)])),
  );

export const addMessages = (
  db: Db,
  userAssessmentId: AttemptId,
  messages: readonly NewMessage[],
  createdAt: Date,
) =>
  db
    .insertInto("chat_messages")
    .values(
      messages.map(({ clientMessageId = null, ...message }) => ({
        ...message,
        clientMessageId,
        userAssessmentId,
        createdAt,
      })),
    )
    .returning(SHOWN);

/** Notes how a participant's message was taken. */
export const noteTaken = (db: Db, id: MessageId, metadata: MessageMetadata) =>
  db.updateTable("chat_messages").set({ metadata }).where("id", "=", id);

export const deleteMessage = (db: Db, id: MessageId) => db.deleteFrom("chat_messages").where("id", "=", id);
