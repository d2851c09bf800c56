import { CompiledQuery } from "kysely";
import type { Engine } from "../engine";
import type { ConnectionPool } from "./connection-pool";
import { createPostgresCommit } from "./postgres-commit";
import { createPostgresDb } from "./postgres-database";
import { createPostgresInspection } from "./postgres-inspection";
import { createPostgresSearch } from "./postgres-search";

const WRITABLE = `select not (pg_is_in_recovery() or current_setting('transaction_read_only')::bool) as value`;
const SIZE = "select pg_database_size(current_database()) as value";
const VERSION = "select 'PostgreSQL ' || split_part(current_setting('server_version'), ' ', 1) as value";

/**
 * PostgreSQL through a connection pool. Its operator does maintenance and backups.
 * @param location database and server, for messages
 * @param release called after all connections are closed
 */
export function createPostgresEngine(
  pool: ConnectionPool,
  location: string,
  release?: () => Promise<void>,
): Engine {
  const db = createPostgresDb(pool);

  async function singleValue<Value>(sql: string): Promise<Value> {
    const { rows } = await pool.run<{ value: Value }>(CompiledQuery.raw(sql));
    if (!rows[0]) throw new Error("PostgreSQL gave no row.");
    return rows[0].value;
  }

  async function close(): Promise<void> {
    await db.destroy();
    await pool.end();
    await release?.();
  }

  return {
    location,
    isLocal: false,
    db,
    commit: createPostgresCommit(pool),
    searchWorker: createPostgresSearch(pool),
    inspection: createPostgresInspection(pool),
    isWritable: () => singleValue<boolean>(WRITABLE),
    size: () => singleValue<number>(SIZE),
    version: () => singleValue<string>(VERSION),
    maintain: async () => undefined,
    close,
  };
}
