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

export function findAdminByEmail(db: Db, email: string) {
  return db.selectFrom("admins").selectAll().where("email", "=", email).executeTakeFirst();
}

export function findAdminById(db: Db, id: AdminId) {
  return db.selectFrom("admins").select(["id", "email", "authEpoch"]).where("id", "=", id).executeTakeFirst();
}

interface NewAdmin {
  email: string;
  password: string;
  now: Date;
}

/** Creates an admin who can sign in, or completes an invited one. Any other existing admin is left unchanged. */
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

/** Creates an admin without a password. Returns the existing row, unchanged, if the address is taken. */
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

/** Deletes another admin with this address if they were invited and never set a password. */
export async function deleteInvited(db: Db, email: string, except: AdminId): Promise<void> {
  await db
    .deleteFrom("admins")
    .where("email", "=", email)
    .where("passwordSetAt", "is", null)
    .where("id", "!=", except)
    .execute();
}

/** Stores a reset link, replacing any earlier one. */
export async function storeResetToken(db: Db, id: AdminId, hash: string, expiresAt: Date): Promise<void> {
  await db
    .updateTable("admins")
    .set({ resetToken: hash, resetTokenExpiry: expiresAt })
    .where("id", "=", id)
    .execute();
}

/** The admin whose unexpired reset link has this hash. */
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

/** Sets the password and ends all the admin's sessions, atomically. False if the link was used or has expired. */
export async function setPasswordAndEndSessions(
  db: Db,
  { hash, email, password, now }: Reset,
): Promise<boolean> {
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

/** Whether an admin with this address has signed in from the network with this hash. */
export async function knowsNetwork(db: Db, email: string, network: string): Promise<boolean> {
  const row = await db
    .selectFrom("admin_networks")
    .innerJoin("admins", "admins.id", "admin_networks.adminId")
    .select("admins.id")
    .where("admins.email", "=", email)
    .where("admin_networks.network", "=", network)
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteNetwork(db: Db, adminId: AdminId, network: string, seenAt: Date): Promise<void> {
  await db
    .insertInto("admin_networks")
    .values({ adminId, network, seenAt })
    .onConflict((conflict) => conflict.columns(["adminId", "network"]).doUpdateSet({ seenAt }))
    .execute();
}

/** Deletes all but the `count` most recent networks of an admin. */
export async function forgetOldNetworks(db: Db, adminId: AdminId, count: number): Promise<void> {
  await db
    .deleteFrom("admin_networks")
    .where("adminId", "=", adminId)
    .where("network", "not in", (eb) =>
      eb
        .selectFrom("admin_networks")
        .select("network")
        .where("adminId", "=", adminId)
        .orderBy("seenAt", "desc")
        .orderBy("network")
        .limit(count),
    )
    .execute();
}

/** Records an alert at `now`. False if the last one was after `since`. */
export async function noteAlertSent(db: Db, id: AdminId, now: Date, since: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("admins")
    .set({ guessingToldAt: now })
    .where("id", "=", id)
    .where((eb) => eb.or([eb("guessingToldAt", "is", null), eb("guessingToldAt", "<=", since)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
