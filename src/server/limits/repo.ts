import type { Db } from "../db/database";

/** Counts one hit and gives the number within the running window; a window that has ended starts anew. */
export async function countHit(db: Db, key: string, now: Date, resetAt: Date) {
  const row = await db
    .insertInto("rate_limits")
    .values({ key, hits: 1, resetAt })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((eb) => ({
        hits: eb
          .case()
          .when("rate_limits.resetAt", "<=", now)
          .then(1)
          .else(eb("rate_limits.hits", "+", 1))
          .end(),
        resetAt: eb
          .case()
          .when("rate_limits.resetAt", "<=", now)
          .then(eb.ref("excluded.resetAt"))
          .else(eb.ref("rate_limits.resetAt"))
          .end(),
      })),
    )
    .returning(["hits", "resetAt"])
    .executeTakeFirstOrThrow();
  return row;
}

/** Takes one hit back. */
export async function uncountHit(db: Db, key: string): Promise<void> {
  await db
    .updateTable("rate_limits")
    .set((eb) => ({ hits: eb("hits", "-", 1) }))
    .where("key", "=", key)
    .where("hits", ">", 0)
    .execute();
}

/** The hits of a running window; undefined when none runs. */
export function readWindow(db: Db, key: string, now: Date) {
  return db
    .selectFrom("rate_limits")
    .select(["hits", "resetAt"])
    .where("key", "=", key)
    .where("resetAt", ">", now)
    .executeTakeFirst();
}

export async function clearWindow(db: Db, key: string): Promise<void> {
  await db.deleteFrom("rate_limits").where("key", "=", key).execute();
}

export async function purgeWindows(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("rate_limits").where("resetAt", "<=", now).execute();
}
