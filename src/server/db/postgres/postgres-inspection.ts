import { CompiledQuery } from "kysely";
import type { Inspection } from "../engine";
import type { ConnectionPool } from "./connection-pool";

const TABLES = `select tablename as name from pg_tables where schemaname = current_schema() order by tablename`;
/** Pages that failed their checksum; null if the database has no checksums. */
const DAMAGE = `select checksum_failures as count from pg_stat_database where datname = current_database()`;

/** Inspection through PostgreSQL's statistics and tables. */
export function createPostgresInspection(pool: ConnectionPool): Inspection {
  async function rowsOf<Row>(sql: string): Promise<Row[]> {
    return (await pool.run<Row>(CompiledQuery.raw(sql))).rows;
  }

  async function check(): Promise<string> {
    const [damage] = await rowsOf<{ count: number | null }>(DAMAGE);
    return damage?.count ? `${damage.count} pages are damaged` : "ok";
  }

  async function countRows(): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const { name } of await rowsOf<{ name: string }>(TABLES)) {
      const [result] = await rowsOf<{ count: number }>(`select count(*) as count from "${name}"`);
      counts[name] = result?.count ?? 0;
    }
    return counts;
  }

  return { check, countRows };
}
