import type { ExpressionBuilder } from "kysely";
import type { Db } from "../db/database";
import type { Schema } from "../db/schema";
import type { Counter, Windows } from "./windows";

/** Windows that still run and have no room for what is to be counted. */
function isFull(counters: readonly Counter[], now: Date) {
  return (eb: ExpressionBuilder<Schema, "rate_limits">) =>
    eb.and([
      eb("resetAt", ">", now),
      eb.or(
        counters.map(({ key, amount, max }) => eb.and([eb("key", "=", key), eb("hits", ">", max - amount)])),
      ),
    ]);
}

/**
 * Counts in every window, or, where one has no room, in none; then it gives no row. In one statement, so that counts
 * made at once cannot both take the last place.
 */
export function countAll(db: Db, counters: readonly Counter[], now: Date) {
  const rowOf = ({ key, amount, resetAt }: Counter) =>
    db
      .selectNoFrom((eb) => [eb.val(key).as("key"), eb.val(amount).as("hits"), eb.val(resetAt).as("resetAt")])
      .where((eb) =>
        eb.not(eb.exists(eb.selectFrom("rate_limits").select("key").where(isFull(counters, now)))),
      );
  const [first, ...others] = counters.map(rowOf);
  if (!first) throw new Error("Nothing was given to be counted.");
  return db
    .insertInto("rate_limits")
    .columns(["key", "hits", "resetAt"])
    .expression(others.reduce((rows, row) => rows.unionAll(row), first))
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((eb) => ({
        hits: eb
          .case()
          .when("rate_limits.resetAt", "<=", now)
          .then(eb.ref("excluded.hits"))
          .else(eb("rate_limits.hits", "+", eb.ref("excluded.hits")))
          .end(),
        resetAt: eb
          .case()
          .when("rate_limits.resetAt", "<=", now)
          .then(eb.ref("excluded.resetAt"))
          .else(eb.ref("rate_limits.resetAt"))
          .end(),
      })),
    )
    .returning("key");
}

/** The window without room that ends last; no row when all have room. */
export const fullest = (db: Db, counters: readonly Counter[], now: Date) =>
  db
    .selectFrom("rate_limits")
    .select("resetAt")
    .where(isFull(counters, now))
    .orderBy("resetAt", "desc")
    .limit(1);

/** Windows that outlive the process, counted within the caller's transaction when `db` is one. */
export const windowsIn = (db: Db): Windows => ({
  countAll: async (counters, now) => (await countAll(db, counters, now).execute()).length > 0,
  fullUntil: async (counters, now) => (await fullest(db, counters, now).executeTakeFirst())?.resetAt,
});

/** Takes what was counted back. */
export async function uncount(db: Db, keys: readonly string[], amount: number): Promise<void> {
  await db
    .updateTable("rate_limits")
    .set((eb) => ({ hits: eb("hits", "-", amount) }))
    .where("key", "in", keys)
    .where("hits", ">=", amount)
    .execute();
}

export async function clearWindows(db: Db, keys: readonly string[]): Promise<void> {
  await db.deleteFrom("rate_limits").where("key", "in", keys).execute();
}

export async function purgeWindows(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("rate_limits").where("resetAt", "<=", now).execute();
}
