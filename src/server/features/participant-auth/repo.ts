import type { ParticipantId } from "#shared/domain/ids";
import type { Db } from "../../db/database";

const IDENTITY = ["id", "email", "name", "verifiedAt", "authEpoch"] as const;

export function findById(db: Db, id: ParticipantId) {
  return db.selectFrom("users").select(IDENTITY).where("id", "=", id).executeTakeFirst();
}

export function findByEmail(db: Db, email: string) {
  return db.selectFrom("users").select(IDENTITY).where("email", "=", email).executeTakeFirst();
}

interface NewParticipant {
  email: string;
  name: string;
  now: Date;
}

/** Makes a participant; undefined when the address is taken, whose row stays as it is (security T9). */
export function insertParticipant(db: Db, { email, name, now }: NewParticipant) {
  return db
    .insertInto("users")
    .values({
      email,
      name,
      magicToken: null,
      magicTokenExpiry: null,
      verifiedAt: null,
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning(IDENTITY)
    .executeTakeFirst();
}

interface NewLink {
  userId: ParticipantId;
  hash: string;
  now: Date;
  expiresAt: Date;
}

/** Stores a sign-in link; the participant's row shows the newest one (spec section 3). */
export async function insertLink(db: Db, { userId, hash, now, expiresAt }: NewLink): Promise<void> {
  await db
    .insertInto("sign_in_links")
    .values({ hash, userId, firstUsedAt: null, expiresAt, createdAt: now })
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

interface Redemption {
  id: number;
  /** How often the link had been used when it was read; another use in between makes this one fail. */
  usesBefore: number;
  now: Date;
}

export async function countRedemption(db: Db, { id, usesBefore, now }: Redemption): Promise<boolean> {
  const result = await db
    .updateTable("sign_in_links")
    .set((eb) => ({ uses: eb("uses", "+", 1), firstUsedAt: eb.fn.coalesce("firstUsedAt", eb.val(now)) }))
    .where("id", "=", id)
    .where("uses", "=", usesBefore)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Ends the other links of the participant, once one of them has been used (security T5). */
export async function deleteOtherLinks(db: Db, userId: ParticipantId, kept: number): Promise<void> {
  await db.deleteFrom("sign_in_links").where("userId", "=", userId).where("id", "!=", kept).execute();
}

/** Marks the address as the participant's own, and ends every session opened before that was known (security T9). */
export async function verifyParticipant(db: Db, id: ParticipantId, now: Date): Promise<void> {
  await db
    .updateTable("users")
    .set((eb) => ({ verifiedAt: now, authEpoch: eb("authEpoch", "+", 1), updatedAt: now }))
    .where("id", "=", id)
    .where("verifiedAt", "is", null)
    .execute();
}

export async function purgeLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("sign_in_links").where("expiresAt", "<=", now).execute();
}
