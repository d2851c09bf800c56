import { type Kysely, SqliteAdapter, sql, type Transaction } from "kysely";
import type { RowLock } from "./commit";
import type { Schema } from "./schema";

/** What a repo needs: the database, or the transaction it runs in. */
export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;

/** What waits for the commit of a transaction. */
const waiting = new WeakMap<Db, Set<() => void>>();

/**
 * Runs `work` in one transaction: all of it is stored, or nothing is. `work` does database work only, through the handle
 * it is given: no hashing, mail, model or other waiting inside. A read through `db` inside it sees what was before.
 * What `work` registered with `afterCommit` runs once the transaction is stored.
 * UNAVAILABLE when the database stays busy for 5 seconds from the call on.
 */
export async function transaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const effects = new Set<() => void>();
  const result = await db.transaction().execute((tx) => {
    waiting.set(tx, effects);
    return work(tx);
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
  if (tx.getExecutor().adapter instanceof SqliteAdapter) return;
  await sql`select 1 from ${sql.table(table)} where id = ${id} for update`.execute(tx);
}
