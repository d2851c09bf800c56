import { type Compilable, CompiledQuery, Kysely, type QueryResult } from "kysely";
import { decodeRow } from "../column-codec";
import { type Db, PLUGINS } from "../database";
import type { Schema } from "../schema";
import { AskwellDialect, type DialectOptions } from "./dialect";
import type { RawDatabase } from "./open";

/** Creates the database handle. Writes go through `raw`; a second connection to the same file is opened for reads. */
export function createDb(raw: RawDatabase, options: DialectOptions = {}): Db {
  return new Database(new AskwellDialect(raw, options));
}

/**
 * Kysely with shortcuts, because its own path to the connection takes longer than most reads: outside transactions,
 * reads run synchronously if nothing blocks them, and other queries go straight to the dialect (decision 0045).
 */
class Database extends Kysely<Schema> {
  readonly #dialect: AskwellDialect;

  constructor(dialect: AskwellDialect) {
    super({ dialect, plugins: PLUGINS });
    this.#dialect = dialect;
  }

  override async executeQuery<Row>(query: CompiledQuery<Row> | Compilable<Row>): Promise<QueryResult<Row>> {
    const compiled = "compile" in query ? query.compile() : query;
    const syncResult = this.#dialect.readNow<Row & Record<string, unknown>>(compiled);
    const result = syncResult ?? (await this.#dialect.run<Row & Record<string, unknown>>(compiled));
    if (!result) return super.executeQuery(compiled);
    const { rows, ...rest } = result;
    // Column names determine the decoded types.
    return { ...rest, rows: rows.map((row) => decodeRow(row) as Row) };
  }
}

/** Moves the write-ahead log into the database file, as far as no other program is reading it. */
export async function checkpoint(db: Db): Promise<void> {
  await db.executeQuery(CompiledQuery.raw("pragma wal_checkpoint(truncate)"));
}
