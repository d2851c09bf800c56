import type { Db } from "../db/database";

/** The fingerprint of the secret at the last start; undefined before the first start. */
export async function knownFingerprint(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom("session_secret").select("fingerprint").executeTakeFirst();
  return row?.fingerprint;
}

export async function noteFingerprint(db: Db, fingerprint: string): Promise<void> {
  await db
    .insertInto("session_secret")
    .values({ id: 1, fingerprint })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ fingerprint }))
    .execute();
}
