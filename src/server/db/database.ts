import {
  HandleEmptyInListsPlugin,
  type Kysely,
  replaceWithNoncontingentExpression,
  SqliteAdapter,
  sql,
  type Transaction,
} from "kysely";
import { ColumnPlugin } from "./column-codec";
import type { RowLock } from "./commit";
import { repeatConflicts } from "./repeat-conflicts";
import type { Schema } from "./schema";

/** Handle for repos: the database or a transaction. */
export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;

/** Kysely plugins of all engines. An empty `in ()` is invalid SQL, even though SQLite accepts it. */
export const PLUGINS = [
  new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression }),
  new ColumnPlugin(),
];

/** True on SQLite, false on PostgreSQL. For `db/` and the few queries that differ. */
export const isSqlite = (db: Db): boolean => db.getExecutor().adapter instanceof SqliteAdapter;

/** Effects that run after a transaction's commit. */
const waiting = new WeakMap<Db, Set<() => void>>();

/**
 * Runs `work` in one transaction. `work` may only use the database, through the handle it is given: no hashing, email,
 * model calls or other waiting. Reads through `db` inside it see the state before the transaction. Effects registered
 * with `afterCommit` run after the commit. On a conflict with a concurrent transaction, `work` runs again. Throws
 * UNAVAILABLE if the database stays busy for 5 seconds.
 */
export async function transaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const { result, effects } = await repeatConflicts(async () => {
    const effects = new Set<() => void>();
    const result = await db.transaction().execute((tx) => {
      waiting.set(tx, effects);
      return work(tx);
    });
    return { result, effects };
  });
  for (const effect of effects) effect();
  return result;
}

/**
 * Runs `effect` after the commit, and never after a rollback; immediately outside a transaction. For notifications,
 * whose receivers would find the old state before the commit. The same function runs only once.
 */
export function afterCommit(db: Db, effect: () => void): void {
  const effects = waiting.get(db);
  if (effects) effects.add(effect);
  else effect();
}

/**
 * Locks one row until the transaction ends, so that data read afterwards stays valid until it's written. Does nothing
 * on SQLite, where a transaction has exclusive write access. To avoid deadlocks, lock a participant before a template.
 */
export async function lockRow(tx: Db, table: RowLock["table"], id: number): Promise<void> {
  if (isSqlite(tx)) return;
  await sql`select 1 from ${sql.table(table)} where id = ${id} for update`.execute(tx);
}
