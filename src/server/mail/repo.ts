import type { Db } from "../db/database";
import type { NewRow } from "../db/schema";

type NewMail = Pick<
  NewRow<"mail_outbox">,
  "kind" | "recipient" | "userId" | "subject" | "sealedBody" | "expiresAt" | "createdAt"
>;

/** Puts a mail in the outbox and gives its id. */
export async function insertMail(db: Db, mail: NewMail): Promise<number> {
  const { id } = await db
    .insertInto("mail_outbox")
    .values({ ...mail, lastError: null, sentAt: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A mail that still waits; undefined when it is done with, or went with its participant. */
export function findQueued(db: Db, id: number) {
  return db
    .selectFrom("mail_outbox")
    .selectAll()
    .where("id", "=", id)
    .where("state", "=", "queued")
    .executeTakeFirst();
}

/** Counts a try that failed and may be repeated. */
export async function noteFailure(db: Db, id: number, lastError: string): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set((eb) => ({ tries: eb("tries", "+", 1), lastError }))
    .where("id", "=", id)
    .execute();
}

/** Closes a mail that left; its body is erased. */
export async function markSent(db: Db, id: number, sentAt: Date): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set((eb) => ({ state: "sent", tries: eb("tries", "+", 1), sealedBody: null, lastError: null, sentAt }))
    .where("id", "=", id)
    .execute();
}

/** Closes a mail that will never leave; its body is erased. */
export async function markDropped(
  db: Db,
  id: number,
  state: "failed" | "expired",
  lastError: string,
): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set({ state, sealedBody: null, lastError })
    .where("id", "=", id)
    .execute();
}

export async function countQueued(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("mail_outbox")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("state", "=", "queued")
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes mails that are done with and were written before that moment. */
export async function deleteClosed(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("mail_outbox").where("state", "!=", "queued").where("createdAt", "<", before).execute();
}
