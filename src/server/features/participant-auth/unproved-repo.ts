import type { ParticipantId } from "#shared/domain/ids";
import type { Db } from "../../db/database";

interface Opened {
  userId: ParticipantId;
  epoch: number;
  openedAt: Date;
}

/** Notes the session that opens with an account; there is one at most. */
export async function insertUnproved(db: Db, opened: Opened): Promise<void> {
  await db.insertInto("unproved_sessions").values(opened).execute();
}

export function findUnproved(db: Db, userId: ParticipantId) {
  return db.selectFrom("unproved_sessions").selectAll().where("userId", "=", userId).executeTakeFirst();
}

/** Forgets it, when it is over by a logout or a sign-in of its own. */
export async function deleteUnproved(db: Db, userId: ParticipantId, epoch: number): Promise<void> {
  await db.deleteFrom("unproved_sessions").where("userId", "=", userId).where("epoch", "=", epoch).execute();
}

interface Question {
  askedAt: Date;
  linkId: number;
  linkUse: number;
  code: string;
}

/** Notes who is asked about it; what was said to an earlier question does not count any more. */
export async function noteQuestion(db: Db, userId: ParticipantId, question: Question): Promise<void> {
  await db
    .updateTable("unproved_sessions")
    .set({ ...question, wrongCodes: 0, said: null })
    .where("userId", "=", userId)
    .execute();
}

interface Answer {
  wrongCodes: number;
  said: "keep" | "end" | null;
}

export async function noteAnswer(db: Db, userId: ParticipantId, answer: Answer): Promise<void> {
  await db.updateTable("unproved_sessions").set(answer).where("userId", "=", userId).execute();
}

/** Deletes what is known of sessions that were opened up to that moment. */
export async function purgeUnproved(db: Db, openedAt: Date): Promise<void> {
  await db.deleteFrom("unproved_sessions").where("openedAt", "<=", openedAt).execute();
}
