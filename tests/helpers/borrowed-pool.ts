import type { CompiledQuery } from "kysely";
import type { ConnectionPool } from "#server/db/postgres/connection-pool";

export const TEST_ENDED = "The test has ended, and its database is another one's.";

/** Wraps a shared pool for one test. `end` waits for connections in use and keeps them open; later calls fail. */
export function borrowedPool(pool: ConnectionPool): ConnectionPool {
  let inUse = 0;
  let ending: Promise<void> | undefined;
  let onUnused = () => {};

  function done(): void {
    inUse -= 1;
    if (inUse === 0) onUnused();
  }

  async function acquire() {
    if (ending) throw new Error(TEST_ENDED);
    inUse += 1;
    try {
      const connection = await pool.acquire();
      const release = () => {
        connection.release();
        done();
      };
      return { ...connection, release };
    } catch (error) {
      done();
      throw error;
    }
  }

  async function run<Row>(query: CompiledQuery) {
    const connection = await acquire();
    try {
      return await connection.run<Row>(query);
    } finally {
      connection.release();
    }
  }

  function end(): Promise<void> {
    ending ??= new Promise((resolve) => {
      onUnused = resolve;
      if (inUse === 0) resolve();
    });
    return ending;
  }

  return { acquire, run, end };
}
