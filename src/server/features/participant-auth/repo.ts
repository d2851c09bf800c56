import type { ExpressionBuilder, NotNull } from "kysely";
import type { ParticipantId } from "#shared/domain/ids";
import { type Db, isSqlite } from "../../db/database";
import { type Bind, prepareQuery, rowOf } from "../../db/prepared-queries";
import type { Schema } from "../../db/schema";

const IDENTITY = ["id", "email", "name", "verifiedAt", "authEpoch"] as const;

export type ParticipantRow = NonNullable<Awaited<ReturnType<typeof findParticipantById>>>;

export function findParticipantById(db: Db, id: ParticipantId) {
  return db.selectFrom("users").select(IDENTITY).where("id", "=", id).executeTakeFirst();
}

/** A participant, with the how-manieth use of the link that opened their session was its newest; null without one. */
export const findHolder = (db: Db, id: ParticipantId, linkId: number | undefined) =>
  rowOf(db, holder({ id, linkId: linkId ?? null }));

const holder = prepareQuery((db, from: Bind<{ id: ParticipantId; linkId: number | null }>) =>
  db
    .selectFrom("users")
    .select(IDENTITY)
    .select((eb) =>
      eb
        .selectFrom("sign_in_links")
        .select("uses")
        .where(
          "sign_in_links.id",
          "=",
          from(({ linkId }) => linkId),
        )
        .as("newestUse"),
    )
    .where(
      "users.id",
      "=",
      from(({ id }) => id),
    ),
);

export function findParticipantByEmail(db: Db, email: string) {
  return db.selectFrom("users").select(IDENTITY).where("email", "=", email).executeTakeFirst();
}

/** Those who have one of these addresses. */
export function listByEmails(db: Db, emails: readonly string[]) {
  return db.selectFrom("users").select(IDENTITY).where("email", "in", emails).execute();
}

interface NewParticipant {
  email: string;
  name: string | null;
  /** Null for one whom an admin adds. */
  registeredAt: Date | null;
  now: Date;
}

/** Makes a participant; undefined when the address is taken, whose row stays as it is. */
export function insertParticipant(db: Db, { email, name, registeredAt, now }: NewParticipant) {
  return db
    .insertInto("users")
    .values({
      email,
      name,
      magicToken: null,
      magicTokenExpiry: null,
      verifiedAt: null,
      registeredAt,
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning([...IDENTITY, "createdAt"])
    .executeTakeFirst();
}

interface NewLink {
  userId: ParticipantId;
  hash: string;
  now: Date;
  expiresAt: Date;
  requestedBy: string | null;
}

/** Stores a sign-in link; the participant's row shows the newest one. */
export async function insertLink(
  db: Db,
  { userId, hash, now, expiresAt, requestedBy }: NewLink,
): Promise<void> {
  await db
    .insertInto("sign_in_links")
    .values({ hash, userId, firstUsedAt: null, expiresAt, createdAt: now, requestedBy })
    .execute();
  await db
    .updateTable("users")
    .set({ magicToken: hash, magicTokenExpiry: expiresAt })
    .where("id", "=", userId)
    .execute();
}

export function findLink(db: Db, hash: string) {
  return db.selectFrom("sign_in_links").selectAll().where("hash", "=", hash).executeTakeFirst();
}

/** Counts one use of a link and says the how-manieth it was. */
export async function countRedemption(db: Db, id: number, now: Date): Promise<number> {
  const { uses } = await db
    .updateTable("sign_in_links")
    .set((eb) => ({ uses: eb("uses", "+", 1), firstUsedAt: eb.fn.coalesce("firstUsedAt", eb.val(now)) }))
    .where("id", "=", id)
    .returning("uses")
    .executeTakeFirstOrThrow();
  return uses;
}

/**
 * Ends the other links of the participant, once one of them has been used. The rows stay: they say
 * which of the sessions that they opened is the newest.
 */
export async function endOtherLinks(db: Db, userId: ParticipantId, kept: number, now: Date): Promise<void> {
  await db
    .updateTable("sign_in_links")
    .set({ expiresAt: now })
    .where("userId", "=", userId)
    .where("id", "!=", kept)
    .where("expiresAt", ">", now)
    .execute();
}

/** Marks the address as the participant's own, and ends every session opened before that was known. */
export async function verifyParticipant(db: Db, id: ParticipantId, now: Date): Promise<void> {
  await db
    .updateTable("users")
    .set((eb) => ({ verifiedAt: now, authEpoch: eb("authEpoch", "+", 1), updatedAt: now }))
    .where("id", "=", id)
    .where("verifiedAt", "is", null)
    .execute();
}

/** Deletes links that had expired at that moment. */
export async function purgeLinks(db: Db, expiredAt: Date): Promise<void> {
  await db.deleteFrom("sign_in_links").where("expiresAt", "<=", expiredAt).execute();
}

/** An account that nobody has proved the address of, by when its participant made it. */
interface UnverifiedSeen {
  id: ParticipantId;
  registeredAt: Date;
}

/** Such accounts made up to that moment, the oldest first, so many at most, from behind the last that was seen. */
export function nextUnverified(db: Db, before: Date, seen: UnverifiedSeen | undefined, most: number) {
  let query = db
    .selectFrom("users")
    .select(["id", "registeredAt"])
    .where("verifiedAt", "is", null)
    .where("registeredAt", "<=", before);
  if (seen)
    query = query.where((eb) =>
      eb(eb.refTuple("registeredAt", "id"), ">", eb.tuple(seen.registeredAt, seen.id)),
    );
  return query
    .orderBy("registeredAt")
    .orderBy("id")
    .limit(most)
    .$narrowType<{ registeredAt: NotNull }>()
    .execute();
}

/**
 * Locks accounts and their attempts until the transaction ends: an answer that is stored meanwhile is waited for and seen,
 * and would be deleted else. Nothing to do on SQLite (`lockRow`).
 */
export async function lockAccounts(tx: Db, ids: readonly ParticipantId[]): Promise<void> {
  if (isSqlite(tx)) return;
  await tx.selectFrom("users").select("id").where("id", "in", ids).orderBy("id").forUpdate().execute();
  await tx
    .selectFrom("user_assessments")
    .select("id")
    .where("userId", "in", ids)
    .orderBy("id")
    .forUpdate()
    .execute();
}

/**
 * Deletes those of the accounts that people left: nobody proved the address, nothing is answered or written, no admin
 * gave them an attempt, no link to them is live.
 */
export async function deleteAbandoned(db: Db, ids: readonly ParticipantId[], now: Date): Promise<void> {
  const attemptInUse = (eb: ExpressionBuilder<Schema, "users">) =>
    eb
      .selectFrom("user_assessments as attempt")
      .select("attempt.id")
      .whereRef("attempt.userId", "=", "users.id")
      .where((or) =>
        or.or([
          or("attempt.status", "!=", "in_progress"),
          or("attempt.responses", "!=", {}),
          or.exists(
            or
              .selectFrom("chat_messages as message")
              .select("message.id")
              .whereRef("message.userAssessmentId", "=", "attempt.id")
              .where("message.role", "=", "user"),
          ),
        ]),
      );
  const liveLink = (eb: ExpressionBuilder<Schema, "users">) =>
    eb
      .selectFrom("sign_in_links as link")
      .select("link.id")
      .whereRef("link.userId", "=", "users.id")
      .where("link.expiresAt", ">", now);
  await db
    .deleteFrom("users")
    .where("id", "in", ids)
    .where("verifiedAt", "is", null)
    .where((eb) => eb.not(eb.exists(attemptInUse(eb))))
    .where((eb) => eb.not(eb.exists(liveLink(eb))))
    .execute();
}
