import { type Compilable, CompiledQuery, Kysely, type QueryResult, type Transaction } from "kysely";
import { ColumnPlugin, decodeRow } from "./columns";
import { AskwellDialect, type DialectOptions } from "./dialect";
import type { RawDatabase } from "./open";
import type { Schema } from "./schema";

/** What a repo needs: the database, or the transaction it runs in. */
export type Db = Kysely<Schema>;
export type Tx = Transaction<Schema>;

/** The database of that file: `raw` is what it writes through, and it opens another connection to read. */
export function createDb(raw: RawDatabase, options: DialectOptions = {}): Db {
  return new Database(new AskwellDialect(raw, options));
}

/**
 * Kysely, whose way from a compiled query to its connection takes longer than most reads: outside transactions such a
 * query takes the dialect's own (decision 0051), and a read that nothing holds up none at all (0108).
 */
class Database extends Kysely<Schema> {
  readonly #dialect: AskwellDialect;

  constructor(dialect: AskwellDialect) {
    super({ dialect, plugins: [new ColumnPlugin()] });
    this.#dialect = dialect;
  }

  override async executeQuery<Row>(query: CompiledQuery<Row> | Compilable<Row>): Promise<QueryResult<Row>> {
    const compiled = "compile" in query ? query.compile() : query;
    const read = this.#dialect.readNow<Row & Record<string, unknown>>(compiled);
    const result = read ?? (await this.#dialect.run<Row & Record<string, unknown>>(compiled));
    if (!result) return super.executeQuery(compiled);
    const { rows, ...others } = result;
    // The columns' names promise what a row is decoded to.
    return { ...others, rows: rows.map((row) => decodeRow(row) as Row) };
  }
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
