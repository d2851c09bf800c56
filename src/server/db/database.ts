import { CompiledQuery, Kysely, type Transaction } from "kysely";
import { ColumnPlugin } from "./columns";
import { AskwellDialect, type DialectOptions } from "./dialect";
import type { RawDatabase } from "./open";
import type { Schema } from "./schema";

/** What a repo needs: the database, or the transaction it runs in. */
export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;

/** The database of that file: `raw` is what it writes through, and it opens another connection to read. */
export function createDb(raw: RawDatabase, options: DialectOptions = {}): Db {
  return new Kysely<Schema>({ dialect: new AskwellDialect(raw, options), plugins: [new ColumnPlugin()] });
}

/**
 * Runs `work` in one transaction: all of it is stored, or nothing is.
 * Nobody else writes meanwhile, so `work` does database work only, through the handle it is given: no hashing, mail,
 * model or other waiting inside (style: SQLite rules). A read through `db` inside it sees what was before.
 * UNAVAILABLE when the database stays busy for 5 seconds from the call on.
 */
export function transaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(work);
}

/** Empties the write-ahead log into the database, as far as no other program reads from it. */
export async function checkpoint(db: Db): Promise<void> {
  await db.executeQuery(CompiledQuery.raw("pragma wal_checkpoint(truncate)"));
}
