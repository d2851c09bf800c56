import type { AdminId } from "#shared/domain/ids";
import type { Db } from "../../db/database";

/** Whether there is an admin who can sign in. */
export async function hasAdmin(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom("admins")
    .select("id")
    .where("passwordSetAt", "is not", null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export function findByEmail(db: Db, email: string) {
  return db.selectFrom("admins").selectAll().where("email", "=", email).executeTakeFirst();
}

export function findById(db: Db, id: AdminId) {
  return db.selectFrom("admins").select(["id", "email", "authEpoch"]).where("id", "=", id).executeTakeFirst();
}

interface NewAdmin {
  email: string;
  password: string;
  now: Date;
}

/** Makes an admin who can sign in at once, also of a row that waited for a password; any other stays untouched. */
export async function insertAdmin(db: Db, { email, password, now }: NewAdmin): Promise<void> {
  const chosen = { password, passwordSetAt: now, resetToken: null, resetTokenExpiry: null, updatedAt: now };
  await db
    .insertInto("admins")
    .values({ email, createdAt: now, ...chosen })
    .onConflict((conflict) =>
      conflict.column("email").doUpdateSet(chosen).where("admins.passwordSetAt", "is", null),
    )
    .execute();
}

/** Makes a row that waits for its password, or gives the admin who has that address already, untouched. */
export async function insertInvited(db: Db, { email, password, now }: NewAdmin) {
  await db
    .insertInto("admins")
    .values({
      email,
      password,
      passwordSetAt: null,
      resetToken: null,
      resetTokenExpiry: null,
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();
  return db.selectFrom("admins").select("id").where("email", "=", email).executeTakeFirstOrThrow();
}

/** Makes the address free where nobody but an invitation that was never used holds it. */
export async function deleteInvited(db: Db, email: string, except: AdminId): Promise<void> {
  await db
    .deleteFrom("admins")
    .where("email", "=", email)
    .where("passwordSetAt", "is", null)
    .where("id", "!=", except)
    .execute();
}

/** Makes this the admin's only live reset link. */
export async function storeResetToken(db: Db, id: AdminId, hash: string, expiresAt: Date): Promise<void> {
  await db
    .updateTable("admins")
    .set({ resetToken: hash, resetTokenExpiry: expiresAt })
    .where("id", "=", id)
    .execute();
}

/** The admin whose live reset link this is. */
export function findByResetToken(db: Db, hash: string, now: Date) {
  return db
    .selectFrom("admins")
    .select(["id", "email"])
    .where("resetToken", "=", hash)
    .where("resetTokenExpiry", ">", now)
    .executeTakeFirst();
}

interface Reset {
  hash: string;
  email: string;
  password: string;
  now: Date;
}

/** Spends the link and sets the password in one step; every session of the admin ends. False when it was spent. */
export async function spendResetToken(db: Db, { hash, email, password, now }: Reset): Promise<boolean> {
  const result = await db
    .updateTable("admins")
    .set((eb) => ({
      email,
      password,
      passwordSetAt: now,
      resetToken: null,
      resetTokenExpiry: null,
      authEpoch: eb("authEpoch", "+", 1),
      updatedAt: now,
    }))
    .where("resetToken", "=", hash)
    .where("resetTokenExpiry", ">", now)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
