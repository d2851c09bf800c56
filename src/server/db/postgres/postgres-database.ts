import { type Compilable, type CompiledQuery, Kysely, type QueryResult } from "kysely";
import { decodeRow } from "../column-codec";
import { type Db, PLUGINS } from "../database";
import type { Schema } from "../schema";
import type { ConnectionPool } from "./connection-pool";
import { createDialect } from "./dialect";

export const createPostgresDb = (pool: ConnectionPool): Db => new Database(pool);

/** Kysely, whose way from a compiled query to its connection is long: outside transactions such a query takes the pool's. */
class Database extends Kysely<Schema> {
  readonly #pool: ConnectionPool;

  constructor(pool: ConnectionPool) {
    super({ dialect: createDialect(pool), plugins: PLUGINS });
    this.#pool = pool;
  }

  override async executeQuery<Row>(query: CompiledQuery<Row> | Compilable<Row>): Promise<QueryResult<Row>> {
    const compiled = "compile" in query ? query.compile() : query;
    const { rows, ...others } = await this.#pool.run<Row & Record<string, unknown>>(compiled);
    // The columns' names promise what a row is decoded to.
    return { ...others, rows: rows.map((row) => decodeRow(row) as Row) };
  }
}
