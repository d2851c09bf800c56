import type { ExpressionBuilder } from "kysely";
import { type Db, isSqlite } from "../db/database";
import { type Bind, itemAt, paramRange, prepareQueryByCount, rowOf, rowsOf } from "../db/prepared-queries";
import type { Schema } from "../db/schema";
import type { Counter, LimitStore } from "./store";

interface CountInput {
  counters: readonly Counter[];
  now: Date;
}

const counterCount = ({ counters }: CountInput) => counters.length;

/** Running windows without room for their counter. */
function isFull(from: Bind<CountInput>, count: number) {
  return (eb: ExpressionBuilder<Schema, "rate_limits">) =>
    eb.and([
      eb(
        "resetAt",
        ">",
        from(({ now }) => now),
      ),
      eb.or(
        paramRange(count).map((at) =>
          eb.and([
            eb(
              "key",
              "=",
              from(({ counters }) => itemAt(counters, at).key),
            ),
            eb(
              "hits",
              ">",
              from(({ counters }) => Math.floor(itemAt(counters, at).max - itemAt(counters, at).amount)),
            ),
          ]),
        ),
      ),
    ]);
}

/**
 * Counts in every window, or in none if one has no room; then it returns no rows. It is one statement, so concurrent
 * counts can't both take the last place.
 */
const countAll = prepareQueryByCount((db, from: Bind<CountInput>, count) => {
  const rowAt = (at: number) =>
    db.selectNoFrom((eb) => [
      eb.cast<string>(eb.val(from(({ counters }) => itemAt(counters, at).key)), "text").as("key"),
      eb.cast<number>(eb.val(from(({ counters }) => itemAt(counters, at).amount)), "bigint").as("hits"),
      eb.cast<Date>(eb.val(from(({ counters }) => itemAt(counters, at).resetAt)), "bigint").as("resetAt"),
    ]);
  const [first, ...moreRows] = paramRange(count).map(rowAt);
  if (!first) throw new Error("Nothing was given to be counted.");
  const rows = moreRows.reduce((union, row) => union.unionAll(row), first);
  const now = from((input) => input.now);
  return db
    .insertInto("rate_limits")
    .columns(["key", "hits", "resetAt"])
    .expression(
      db
        .selectFrom(rows.as("row"))
        .select(["row.key", "row.hits", "row.resetAt"])
        .where((eb) =>
          eb.not(eb.exists(db.selectFrom("rate_limits").select("key").where(isFull(from, count)))),
        ),
    )
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
}, counterCount);

/** The window without room that ends last; no row if all have room. */
const latestReset = prepareQueryByCount(
  (db, from: Bind<CountInput>, count) =>
    db
      .selectFrom("rate_limits")
      .select("resetAt")
      .where(isFull(from, count))
      .orderBy("resetAt", "desc")
      .limit(1),
  counterCount,
);

/** `countAll` for PostgreSQL, where statements run concurrently: a function that rereads the rows it changes. */
async function countWindows(db: Db, { counters, now }: CountInput): Promise<boolean> {
  const values = counters.map(({ key, amount, max, resetAt }) => ({
    key,
    amount,
    max: Math.floor(max),
    resetAt: resetAt.getTime(),
  }));
  const { counted } = await db
    .selectNoFrom((eb) =>
      eb.fn<boolean>("count_windows", [eb.val(JSON.stringify(values)), eb.val(now)]).as("counted"),
    )
    .executeTakeFirstOrThrow();
  return counted;
}

/** Counts in the database, within the caller's transaction if `db` is one. */
export const createSqlStore = (db: Db): LimitStore => ({
  countAll: async (counters, now) =>
    isSqlite(db)
      ? (await rowsOf(db, countAll({ counters, now }))).length > 0
      : countWindows(db, { counters, now }),
  fullUntil: async (counters, now) => (await rowOf(db, latestReset({ counters, now })))?.resetAt,
});

/** Takes back an amount that was counted. */
export async function refundHit(db: Db, keys: readonly string[], amount: number): Promise<void> {
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
