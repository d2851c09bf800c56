import type { CompiledQuery, QueryResult } from "kysely";
import pg from "pg";
import { textFor } from "./prepared-text";
import { endsConnection, refusalOf } from "./refusals";
import { createStatementNames } from "./statement-names";

/** How long a call waits at most, in milliseconds. */
export interface Patience {
  /** For a connection. */
  connection: number;
  /** For a row that somebody else has locked. */
  lock: number;
}
const PATIENCE: Patience = { connection: 5_000, lock: 5_000 };
/** How long one statement runs beside its waiting, and a transaction rests, in milliseconds. */
const STATEMENT = 5_000;
const REST = 15_000;
/** A server that has answered nothing so long after that is gone: nobody else would notice. */
const SILENCE = 5_000;
/** A connection that nobody needed for so long is closed, in milliseconds. */
const IDLE = 60_000;

/** After so much silence a connection is tested for whether its other end is still there, in milliseconds. */
const KEEP_ALIVE = 10_000;

/** Settings of our connections: compiling costs lists more than it gains, and a machine that is gone is noticed. */
const OPTIONS = Object.entries({
  default_transaction_isolation: "read\\ committed",
  jit: "off",
  tcp_keepalives_idle: "10",
  tcp_keepalives_interval: "5",
  tcp_keepalives_count: "3",
})
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(" ");

const { builtins, getTypeParser } = pg.types;
/** Numbers are numbers: none of ours is past what JavaScript counts. JSON stays text, for the one codec. */
const PARSERS = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.JSON, String],
  [builtins.JSONB, String],
]);
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") =>
    PARSERS.get(oid) ?? (format === "binary" ? getTypeParser(oid, format) : getTypeParser(oid)),
};

/** Where a connection goes, and as whom. */
export interface PoolTarget extends pg.ClientConfig {
  /** What makes connections; pg's own when left out. */
  Client?: typeof pg.Client;
}

/** What a connection is opened with for work of another kind than calls: a migration may take long. */
export const clientConfig = (target: pg.ClientConfig): pg.ClientConfig => ({
  ...target,
  ...{ application_name: "askwell", options: OPTIONS, types },
  ...{ keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE },
  connectionTimeoutMillis: PATIENCE.connection,
});

/** The connections of a server: a call takes one for a query or a transaction. */
export type ConnectionPool = ReturnType<typeof createConnectionPool>;
export type PooledConnection = Awaited<ReturnType<ConnectionPool["acquire"]>>;

/** @param size how many connections there are at most */
export function createConnectionPool(target: PoolTarget, size: number, patience = PATIENCE) {
  const names = createStatementNames();
  const longest = patience.lock + STATEMENT;
  const pool = new pg.Pool({
    ...clientConfig(target),
    ...{ max: size, idleTimeoutMillis: IDLE, connectionTimeoutMillis: patience.connection },
    ...{ lock_timeout: patience.lock, statement_timeout: longest, query_timeout: longest + SILENCE },
    idle_in_transaction_session_timeout: REST,
  });
  const generations = new WeakMap<pg.PoolClient, number>();
  pool.on("connect", (client) => {
    generations.set(client, names.generation());
    // Whoever uses it is told by their query; else it ends the process.
    client.on("error", () => undefined);
  });
  pool.on("error", () => undefined);

  /** Takes a connection; UNAVAILABLE when none is free in time, or the database doesn't respond. */
  async function acquire() {
    const client = await pool.connect().catch((error: unknown) => {
      throw refusalOf(error);
    });
    let isOver = false;

    /** Runs one query; its rows are as PostgreSQL keeps them. UNAVAILABLE, DISK_FULL. */
    async function run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const text = textFor(query);
      try {
        const { rows, rowCount } = await client.query({
          name: names.nameOf(text),
          text,
          values: [...query.parameters],
        });
        return { rows, numAffectedRows: BigInt(rowCount ?? 0) };
      } catch (error) {
        isOver ||= endsConnection(error);
        throw refusalOf(error);
      }
    }

    /** Begins or ends a transaction. */
    async function command(sql: "begin" | "commit" | "rollback"): Promise<void> {
      try {
        const { command: done } = await client.query(sql);
        // It is PostgreSQL's answer to a commit after a statement that failed.
        if (sql === "commit" && done !== "COMMIT") throw new Error("A failed transaction was committed.");
      } catch (error) {
        isOver ||= endsConnection(error);
        throw refusalOf(error);
      }
    }

    /** Takes back what was done since the transaction began. A connection that is lost has done so by itself. */
    async function rollback(): Promise<void> {
      if (!isOver) await command("rollback").catch(() => undefined);
    }

    const release = () => client.release(isOver || (generations.get(client) ?? 0) < names.generation());

    return { run, begin: () => command("begin"), commit: () => command("commit"), rollback, release };
  }

  /** Runs one query by itself. */
  async function run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const connection = await acquire();
    try {
      return await connection.run<Row>(query);
    } finally {
      connection.release();
    }
  }

  let ended: Promise<void> | undefined;
  /** Waits for the connections in use and closes all. */
  function end(): Promise<void> {
    ended ??= pool.end();
    return ended;
  }

  return { acquire, run, end };
}
