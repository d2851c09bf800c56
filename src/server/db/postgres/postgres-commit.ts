import { CompiledQuery } from "kysely";
import { decodeRow } from "../column-codec";
import type { Commit, RowLock, Steps } from "../commit";
import { repeatConflicts } from "../repeat-conflicts";
import type { ConnectionPool, PooledConnection } from "./connection-pool";

/** Commit on PostgreSQL. Steps are awaited, commits run concurrently, and PostgreSQL groups their disk syncs. */
export function createPostgresCommit(pool: ConnectionPool): Commit {
  async function store<Result>(work: () => Steps<Result>): Promise<Result> {
    const connection = await pool.acquire();
    try {
      await connection.begin();
      const result = await finish(connection, work());
      await connection.commit();
      return result;
    } catch (error) {
      await connection.rollback();
      throw error;
    } finally {
      connection.release();
    }
  }

  return (work) => repeatConflicts(() => store(work));
}

async function finish<Result>(connection: PooledConnection, steps: Steps<Result>): Promise<Result> {
  let step = steps.next();
  while (!step.done) {
    const query = "lock" in step.value ? lockQuery(step.value.lock) : step.value;
    const { rows } = await connection.run<Record<string, unknown>>(query);
    step = steps.next(rows.map((row) => decodeRow(row)));
  }
  return step.value;
}

const lockQuery = ({ table, id }: RowLock) =>
  CompiledQuery.raw(`select 1 from "${table}" where id = $1 for update`, [id]);
