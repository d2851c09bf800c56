import { Kysely, type Transaction } from "kysely";
import { ColumnPlugin } from "./columns";
import { AskwellDialect, type Patience } from "./dialect";
import type { RawDatabase } from "./open";
import type { Schema } from "./schema";

/** What a repo needs: the database, or the transaction it runs in. */
export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;

export function createDb(raw: RawDatabase, options: Patience = {}): Db {
  return new Kysely<Schema>({ dialect: new AskwellDialect(raw, options), plugins: [new ColumnPlugin()] });
}

/**
 * Runs `work` in one transaction: all of it is stored, or nothing is.
 * There is one connection, so `work` does database work only, through the handle it is given: no hashing, mail,
 * model or other waiting inside (style: SQLite rules).
 */
export function transaction<Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(work);
}
