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

/** What a repo needs: the database, or the transaction it runs in. */
export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;

/** What each engine does to queries and rows. An empty `in ()` is no SQL, even though SQLite takes it. */
export const PLUGINS = [
  new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression }),
  new ColumnPlugin(),
];

/** Whether a query is to be written for SQLite; else it is for PostgreSQL. For `db/` and the few queries that differ. */
export const isSqlite = (db: Db): boolean => db.getExecutor().adapter instanceof SqliteAdapter;

/** What waits for the commit of a transaction. */
const waiting = new WeakMap<Db, Set<() => void>>();

/**
 * Runs `work` in one transaction: all of it is stored, or nothing is. `work` does database work only, through the handle
 * it is given: no hashing, mail, model or other waiting inside. A read through `db` inside it sees what was before.
 * What `work` registered with `afterCommit` runs once the transaction is stored.
 * Where transactions run side by side, one that got in another's way is taken back and runs again.
 * UNAVAILABLE when the database stays busy for 5 seconds from the call on.
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
 * Runs `effect` when the transaction is committed, and never if it is rolled back; at once outside a transaction. For
 * what tells others to look: before the commit they would find the old state. The same effect runs once.
 */
export function afterCommit(db: Db, effect: () => void): void {
  const effects = waiting.get(db);
  if (effects) effects.add(effect);
  else effect();
}

/**
 * Locks one row until the transaction ends, so that what is read next stays true until it is written. Nothing to do on
 * SQLite, where a transaction has the database to itself. Lock a participant before a template: in any other order two
 * transactions could wait for each other.
 */
export async function lockRow(tx: Db, table: RowLock["table"], id: number): Promise<void> {
  if (isSqlite(tx)) return;
  await sql`select 1 from ${sql.table(table)} where id = ${id} for update`.execute(tx);
}
