import { sql } from "kysely";
import type { MailId } from "#shared/domain/ids";
import type { MailKind } from "#shared/domain/mail";
import type { Db } from "../db/database";
import type { NewRow } from "../db/schema";

type NewMail = Pick<
  NewRow<"mail_outbox">,
  "kind" | "recipient" | "userId" | "subject" | "sealedBody" | "expiresAt" | "createdAt"
>;

/** Puts a mail in the outbox and gives its id. */
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

/** Mails of that kind and with one of the subjects to these addresses, written since then, that have left or wait to leave. */
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

/** A mail that still waits; undefined when it is done with, or went with its participant. */
export function findQueued(db: Db, id: MailId) {
  return db
    .selectFrom("mail_outbox")
    .selectAll()
    .where("id", "=", id)
    .where("state", "=", "queued")
    .executeTakeFirst();
}

/** Counts a try that failed and may be repeated. */
export async function noteFailure(db: Db, id: MailId, lastError: string): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set((eb) => ({ tries: eb("tries", "+", 1), lastError }))
    .where("id", "=", id)
    .execute();
}

/** Says why a mail was not tried; keeps what its last try came to. */
export async function noteWaiting(db: Db, id: MailId, reason: string): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set((eb) => ({ lastError: eb.fn.coalesce("lastError", eb.val(reason)) }))
    .where("id", "=", id)
    .execute();
}

/** Closes a mail that left; its body is erased. */
export async function markSent(db: Db, id: MailId, sentAt: Date): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set((eb) => ({ state: "sent", tries: eb("tries", "+", 1), sealedBody: null, lastError: null, sentAt }))
    .where("id", "=", id)
    .execute();
}

/** Keeps a mail that was refused, with its body: an admin can have it tried again until it runs out. */
export async function markRefused(db: Db, id: MailId, lastError: string): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set((eb) => ({ state: "failed", tries: eb("tries", "+", 1), lastError }))
    .where("id", "=", id)
    .execute();
}

/** Closes a mail that has become useless; its body is erased. */
export async function markExpired(db: Db, id: MailId): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set({ state: "expired", sealedBody: null })
    .where("id", "=", id)
    .execute();
}

/** Erases the bodies of refused mails that have become useless. */
export async function eraseRefused(db: Db, now: Date, writtenBefore: Date): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set({ sealedBody: null })
    .where("state", "=", "failed")
    .where((eb) => eb.or([eb("expiresAt", "<=", now), eb("createdAt", "<=", writtenBefore)]))
    .execute();
}

/** Puts a refused mail back among those that wait. */
export async function requeue(db: Db, id: MailId): Promise<void> {
  await db
    .updateTable("mail_outbox")
    .set({ state: "queued" })
    .where("id", "=", id)
    .where("state", "=", "failed")
    .execute();
}

/** The mails whose last try failed, and that can still be sent. */
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

/** What an admin may see of mails: not their bodies, only whether there are any. */
export function shownMail(db: Db) {
  return db
    .selectFrom("mail_outbox")
    .select(["id", "kind", "recipient", "subject", "state", "tries", "lastError"])
    .select(["createdAt", "sentAt", "expiresAt"])
    .select((eb) => eb("sealedBody", "is not", null).$castTo<boolean>().as("isSealed"));
}

export type ShownMail = NonNullable<Awaited<ReturnType<typeof findMail>>>;

export const findMail = (db: Db, id: MailId) => shownMail(db).where("id", "=", id).executeTakeFirst();

/** How many mails in each state still have their text: what an admin can do something about. */
export async function countOpen(db: Db) {
  return db
    .selectFrom("mail_outbox")
    .select((eb) => ["state" as const, eb.fn.countAll<number>().as("count")])
    .where("sealedBody", "is not", null)
    .groupBy("state")
    .execute();
}

/** When the newest mail of those that left did so; undefined without any. */
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

/** The newest mail whose last try failed, among those that have not left. */
export function lastFailure(db: Db) {
  return (
    db
      .selectFrom("mail_outbox")
      .select(["lastError", "createdAt"])
      .where("state", "in", ["queued", "failed", "expired"])
      .where("lastError", "is not", null)
      // By the plus sign it looks at these states alone, not at one mail after the other until one has failed.
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

/** Deletes mails that are done with and were written before that moment. */
export async function deleteClosed(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("mail_outbox").where("state", "!=", "queued").where("createdAt", "<", before).execute();
}
