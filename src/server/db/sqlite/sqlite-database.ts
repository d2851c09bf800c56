import { type Compilable, CompiledQuery, Kysely, type QueryResult } from "kysely";
import { decodeRow } from "../column-codec";
import { type Db, PLUGINS } from "../database";
import type { Schema } from "../schema";
import { AskwellDialect, type DialectOptions } from "./dialect";
import type { RawDatabase } from "./open";

/** The database of that file: `raw` is what it writes through, and it opens another connection to read. */
export function createDb(raw: RawDatabase, options: DialectOptions = {}): Db {
  return new Database(new AskwellDialect(raw, options));
}

/**
 * Kysely, whose way from a compiled query to its connection takes longer than most reads: outside transactions such a
 * query takes the dialect's own (decision 0045), and a read that nothing holds up none at all.
 */
class Database extends Kysely<Schema> {
  readonly #dialect: AskwellDialect;

  constructor(dialect: AskwellDialect) {
    super({ dialect, plugins: PLUGINS });
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

/** Empties the write-ahead log into the database, as far as no other program reads from it. */
export async function checkpoint(db: Db): Promise<void> {
  await db.executeQuery(CompiledQuery.raw("pragma wal_checkpoint(truncate)"));
}
