import type { ParticipantId } from "#shared/domain/ids";
import type { Db } from "../../db/database";

export const SHOWN = ["id", "email", "name", "createdAt"] as const;

export function findUser(db: Db, id: ParticipantId) {
  return db.selectFrom("users").select(SHOWN).where("id", "=", id).executeTakeFirst();
}

export function findUserByEmail(db: Db, email: string) {
  return db.selectFrom("users").select(SHOWN).where("email", "=", email).executeTakeFirst();
}

interface UserChange {
  name: string | null;
  email: string;
  now: Date;
}

export async function renameUser(db: Db, id: ParticipantId, { name, email, now }: UserChange): Promise<void> {
  await db.updateTable("users").set({ name, email, updatedAt: now }).where("id", "=", id).execute();
}

/** Ends all sessions and links after a change of email, and marks the new one as unverified. */
export async function endAccess(db: Db, id: ParticipantId): Promise<void> {
  await db.deleteFrom("sign_in_links").where("userId", "=", id).execute();
  await db
    .updateTable("users")
    .set((eb) => ({
      authEpoch: eb("authEpoch", "+", 1),
      verifiedAt: null,
      magicToken: null,
      magicTokenExpiry: null,
    }))
    .where("id", "=", id)
    .execute();
}

/** Deletes a participant and their attempts, messages, links and waiting emails (cascade). False if missing. */
export async function deleteUser(db: Db, id: ParticipantId): Promise<boolean> {
  const result = await db.deleteFrom("users").where("id", "=", id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}
