import type { AdminId } from "#shared/domain/ids";
import type { Db } from "../../db/database";

/** How many admins there are, the one of that address left out. */
export async function countAdmins(db: Db, except: string): Promise<number> {
  const { count } = await db
    .selectFrom("admins")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("email", "!=", except)
    .executeTakeFirstOrThrow();
  return count;
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

/** Makes an admin, or gives the one who has that address already, untouched. */
export async function insertAdmin(db: Db, { email, password, now }: NewAdmin) {
  await db
    .insertInto("admins")
    .values({ email, password, resetToken: null, resetTokenExpiry: null, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .execute();
  return db.selectFrom("admins").selectAll().where("email", "=", email).executeTakeFirstOrThrow();
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
