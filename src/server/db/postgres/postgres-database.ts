import { type Compilable, type CompiledQuery, Kysely, type QueryResult } from "kysely";
import { decodeRow } from "../column-codec";
import { type Db, PLUGINS } from "../database";
import type { Schema } from "../schema";
import type { ConnectionPool } from "./connection-pool";
import { createDialect } from "./dialect";

export const createPostgresDb = (pool: ConnectionPool): Db => new Database(pool);

/** Outside transactions, compiled queries bypass Kysely's slow path and go straight to the pool. */
class Database extends Kysely<Schema> {
  readonly #pool: ConnectionPool;

  constructor(pool: ConnectionPool) {
    super({ dialect: createDialect(pool), plugins: PLUGINS });
    this.#pool = pool;
  }

  override async executeQuery<Row>(query: CompiledQuery<Row> | Compilable<Row>): Promise<QueryResult<Row>> {
    const compiled = "compile" in query ? query.compile() : query;
    const { rows, ...rest } = await this.#pool.run<Row & Record<string, unknown>>(compiled);
    // Column names determine the decoded types.
    return { ...rest, rows: rows.map((row) => decodeRow(row) as Row) };
  }
}
