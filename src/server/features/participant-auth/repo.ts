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

/** A participant, with the current use count of the link that opened their session; null without a link. */
export const findHolder = (db: Db, id: ParticipantId, linkId: number | undefined) =>
  rowOf(db, holderQuery({ id, linkId: linkId ?? null }));

const holderQuery = prepareQuery((db, from: Bind<{ id: ParticipantId; linkId: number | null }>) =>
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

export function listByEmails(db: Db, emails: readonly string[]) {
  return db.selectFrom("users").select(IDENTITY).where("email", "in", emails).execute();
}

interface NewParticipant {
  email: string;
  name: string | null;
  /** Null if an admin added the participant. */
  registeredAt: Date | null;
  now: Date;
}

/** Inserts a participant; undefined if the address is taken. */
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

/** Stores a sign-in link, also in the participant's row, which contains the newest one. */
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

/** Counts one use of a link and returns the new count. */
export async function countRedemption(db: Db, id: number, now: Date): Promise<number> {
  const { uses } = await db
    .updateTable("sign_in_links")
    .set((eb) => ({ uses: eb("uses", "+", 1), firstUsedAt: eb.fn.coalesce("firstUsedAt", eb.val(now)) }))
    .where("id", "=", id)
    .returning("uses")
    .executeTakeFirstOrThrow();
  return uses;
}

/** Expires a participant's links but one. Rows stay because sessions are checked against their use counts. */
export async function endOtherLinks(db: Db, userId: ParticipantId, keptId: number, now: Date): Promise<void> {
  await db
    .updateTable("sign_in_links")
    .set({ expiresAt: now })
    .where("userId", "=", userId)
    .where("id", "!=", keptId)
    .where("expiresAt", ">", now)
    .execute();
}

/** Marks the email as verified and ends all earlier sessions. No effect if it is verified already. */
export async function verifyParticipant(db: Db, id: ParticipantId, now: Date): Promise<void> {
  await db
    .updateTable("users")
    .set((eb) => ({ verifiedAt: now, authEpoch: eb("authEpoch", "+", 1), updatedAt: now }))
    .where("id", "=", id)
    .where("verifiedAt", "is", null)
    .execute();
}

/** Deletes links that expired by then. */
export async function purgeLinks(db: Db, expiredAt: Date): Promise<void> {
  await db.deleteFrom("sign_in_links").where("expiresAt", "<=", expiredAt).execute();
}

/** An account with an unverified email: the cursor for paging. */
interface UnverifiedSeen {
  id: ParticipantId;
  registeredAt: Date;
}

/** Unverified accounts registered until `before`, oldest first, after `seen`; none that admins added. */
export function nextUnverified(db: Db, before: Date, seen: UnverifiedSeen | undefined, limit: number) {
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
    .limit(limit)
    .$narrowType<{ registeredAt: NotNull }>()
    .execute();
}

/** Locks accounts and their attempts, so an answer that is stored in the meantime is noticed. No-op on SQLite. */
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

/** Deletes unverified accounts without answers, messages, assigned or completed attempts, or a valid link. */
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
