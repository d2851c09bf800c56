import { sql } from "kysely";
import type { MailId } from "#shared/domain/ids";
import type { MailKind } from "#shared/domain/mail";
import type { Db } from "../db/database";
import type { NewRow } from "../db/schema";

type NewMail = Pick<
  NewRow<"mail_outbox">,
  "kind" | "recipient" | "userId" | "subject" | "sealedBody" | "expiresAt" | "createdAt"
>;

/** Returns the new email's id. */
export async function insertMail(db: Db, mail: NewMail): Promise<MailId> {
  const { id } = await db
    .insertInto("mail_outbox")
    .values({ ...mail, lastError: null, sentAt: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export interface WrittenMails {
  kind: MailKind;
  subjects: readonly string[];
  recipients: readonly string[];
  since: Date;
}

/** Sent and queued emails of a kind, with one of the subjects, to these recipients, that were written after `since`. */
export function listWritten(db: Db, { kind, subjects, recipients, since }: WrittenMails) {
  return db
    .selectFrom("mail_outbox")
    .select("recipient")
    .where("createdAt", ">", since)
    .where("kind", "=", kind)
    .where("subject", "in", subjects)
    .where("recipient", "in", recipients)
    .where("state", "in", ["queued", "sent"])
    .execute();
}

/** A queued email; undefined if it was closed, or deleted with its participant. */
export function findQueued(db: Db, id: MailId) {
  return db
    .selectFrom("mail_outbox")
    .selectAll()
    .where("id", "=", id)
    .where("state", "=", "queued")
    .executeTakeFirst();
}

/** Records a failed try that may be repeated. */
export async function noteFailure(db: Db, id: MailId, lastError: string): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set((eb) => ({ tries: eb("tries", "+", 1), lastError }))
    .where("id", "=", id)
    .execute();
}

/** Records why an email wasn't tried, unless an earlier try has an error already. */
export async function noteWaiting(db: Db, id: MailId, reason: string): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set((eb) => ({ lastError: eb.fn.coalesce("lastError", eb.val(reason)) }))
    .where("id", "=", id)
    .execute();
}

/** Closes a sent email and erases its body. */
export async function markSent(db: Db, id: MailId, sentAt: Date): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set((eb) => ({ state: "sent", tries: eb("tries", "+", 1), sealedBody: null, lastError: null, sentAt }))
    .where("id", "=", id)
    .execute();
}

/** Marks an email as refused. It keeps its body, so an admin can try it again until it expires. */
export async function markRefused(db: Db, id: MailId, lastError: string): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set((eb) => ({ state: "failed", tries: eb("tries", "+", 1), lastError }))
    .where("id", "=", id)
    .execute();
}

/** Closes an expired email and erases its body. */
export async function markExpired(db: Db, id: MailId): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set({ state: "expired", sealedBody: null })
    .where("id", "=", id)
    .execute();
}

/** Erases the bodies of refused emails that have expired or were written before a time. */
export async function eraseRefused(db: Db, now: Date, writtenBefore: Date): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set({ sealedBody: null })
    .where("state", "=", "failed")
    .where((eb) => eb.or([eb("expiresAt", "<=", now), eb("createdAt", "<=", writtenBefore)]))
    .execute();
}

/** Queues a refused email again. */
export async function requeue(db: Db, id: MailId): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set({ state: "queued" })
    .where("id", "=", id)
    .where("state", "=", "failed")
    .execute();
}

/** The emails whose last try failed and that can still be sent. */
export async function listFailing(db: Db): Promise<MailId[]> {
  const rows = await db
    .selectFrom("mail_outbox")
    .select("id")
    .where("state", "in", ["queued", "failed"])
    .where("lastError", "is not", null)
    .where("sealedBody", "is not", null)
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** The columns of emails that admins may see: not their bodies, only whether they have one. */
export function shownMail(db: Db) {
  return db
    .selectFrom("mail_outbox")
    .select(["id", "kind", "recipient", "subject", "state", "tries", "lastError"])
    .select(["createdAt", "sentAt", "expiresAt"])
    .select((eb) => eb("sealedBody", "is not", null).$castTo<boolean>().as("isSealed"));
}

export type ShownMail = NonNullable<Awaited<ReturnType<typeof findMail>>>;

export const findMail = (db: Db, id: MailId) => shownMail(db).where("id", "=", id).executeTakeFirst();

/** The number of emails that still have a body, by state. */
export async function countOpen(db: Db) {
  return db
    .selectFrom("mail_outbox")
    .select((eb) => ["state" as const, eb.fn.countAll<number>().as("count")])
    .where("sealedBody", "is not", null)
    .groupBy("state")
    .execute();
}

/** When the newest of the sent emails was sent; undefined if there is none. */
export async function lastSentAt(db: Db): Promise<Date | undefined> {
  const row = await db
    .selectFrom("mail_outbox")
    .select("sentAt")
    .where("state", "=", "sent")
    .orderBy("createdAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.sentAt ?? undefined;
}

/** The newest unsent email whose last try failed. */
export function lastFailure(db: Db) {
  return (
    db
      .selectFrom("mail_outbox")
      .select(["lastError", "createdAt"])
      .where("state", "in", ["queued", "failed", "expired"])
      .where("lastError", "is not", null)
      // The plus sign makes it read only these states, instead of all emails by time until one has failed.
      .orderBy(sql`+"createdAt"`, "desc")
      .limit(1)
      .executeTakeFirst()
  );
}

export async function countQueued(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("mail_outbox")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("state", "=", "queued")
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes emails that aren't queued and were written before a time. */
export async function deleteClosed(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("mail_outbox").where("state", "!=", "queued").where("createdAt", "<", before).execute();
}
