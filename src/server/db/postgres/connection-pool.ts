import type { CompiledQuery, QueryResult } from "kysely";
import pg from "pg";
import type { EngineParts } from "../engine";
import { textFor } from "./prepared-text";
import { endsConnection, isOutage, refusalOf } from "./refusals";
import { createStatementNames } from "./statement-names";

/** Longest waits of a call, in milliseconds. */
export interface Patience {
  /** For a free connection. */
  connection: number;
  /** For a locked row. */
  lock: number;
}
const PATIENCE: Patience = { connection: 5_000, lock: 5_000 };
/** Longest run of a statement without lock waits, and longest pause in a transaction, in milliseconds. */
const STATEMENT_TIMEOUT = 5_000;
const REST = 15_000;
/** Time after the statement timeout until a silent server counts as down, in milliseconds. */
const SILENCE_TIMEOUT = 5_000;
/** Idle connections are closed after this, in milliseconds. */
const IDLE_TIMEOUT = 60_000;

/** Idle time before TCP keepalive probes, in milliseconds. */
const KEEP_ALIVE = 10_000;

/** Connection settings. JIT costs lists more than it saves, and keepalives detect a dead server. */
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
/** Our numbers are exact in JavaScript. JSON stays text for the column codec. */
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

export interface PoolTarget extends pg.ClientConfig {
  Client?: typeof pg.Client;
}

/** Settings of connections outside the pool, which have no statement timeout because migrations may take long. */
export const clientConfig = (target: pg.ClientConfig): pg.ClientConfig => ({
  ...target,
  ...{ application_name: "askwell", options: OPTIONS, types },
  ...{ keepAlive: true, keepAliveInitialDelayMillis: KEEP_ALIVE },
  connectionTimeoutMillis: PATIENCE.connection,
});

/** Connection pool of a server. A call takes a connection for a query or a transaction. */
export type ConnectionPool = ReturnType<typeof createConnectionPool>;
export type PooledConnection = Awaited<ReturnType<ConnectionPool["acquire"]>>;

interface PoolOptions {
  patience?: Patience;
  log?: EngineParts["log"];
}

export function createConnectionPool(
  target: PoolTarget,
  size: number,
  { patience = PATIENCE, log }: PoolOptions = {},
) {
  let isDown = false;
  const names = createStatementNames();
  const statementTimeout = patience.lock + STATEMENT_TIMEOUT;
  const pool = new pg.Pool({
    ...clientConfig(target),
    ...{ max: size, idleTimeoutMillis: IDLE_TIMEOUT, connectionTimeoutMillis: patience.connection },
    ...{
      lock_timeout: patience.lock,
      statement_timeout: statementTimeout,
      query_timeout: statementTimeout + SILENCE_TIMEOUT,
    },
    idle_in_transaction_session_timeout: REST,
  });
  const generations = new WeakMap<pg.PoolClient, number>();
  pool.on("connect", (client) => {
    generations.set(client, names.generation());
    // Only a new connection shows that an outage is over: others may still answer during one.
    if (isDown) log?.warn({}, "PostgreSQL responds again.");
    isDown = false;
    // The failing query reports the error; an unhandled error event would end the process.
    client.on("error", () => undefined);
  });
  pool.on("error", () => undefined);

  /** The error for the caller of a failed step. Logs an outage once. */
  function failureOf(error: unknown): unknown {
    if (!isDown && error instanceof Error && isOutage(error)) {
      isDown = true;
      log?.warn({ reason: error.message }, "PostgreSQL doesn't respond, or has closed a connection.");
    }
    return refusalOf(error);
  }

  /** Takes a connection. Throws UNAVAILABLE if none is free in time or the database doesn't respond. */
  async function acquire() {
    const client = await pool.connect().catch((error: unknown) => {
      throw failureOf(error);
    });
    let isBroken = false;

    /** Runs one query and returns undecoded rows. Throws UNAVAILABLE or DISK_FULL. */
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
        isBroken ||= endsConnection(error);
        throw failureOf(error);
      }
    }

    async function command(sql: "begin" | "commit" | "rollback"): Promise<void> {
      try {
        const { command: done } = await client.query(sql);
        // PostgreSQL answers ROLLBACK to the commit of a failed transaction.
        if (sql === "commit" && done !== "COMMIT") throw new Error("A failed transaction was committed.");
      } catch (error) {
        isBroken ||= endsConnection(error);
        throw failureOf(error);
      }
    }

    /** Rolls the transaction back. A lost connection has done so already. */
    async function rollback(): Promise<void> {
      if (!isBroken) await command("rollback").catch(() => undefined);
    }

    const release = () => client.release(isBroken || (generations.get(client) ?? 0) < names.generation());

    return { run, begin: () => command("begin"), commit: () => command("commit"), rollback, release };
  }

  async function run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const connection = await acquire();
    try {
      return await connection.run<Row>(query);
    } finally {
      connection.release();
    }
  }

  let ended: Promise<void> | undefined;
  /** Waits for the connections in use, then closes all. */
  function end(): Promise<void> {
    ended ??= pool.end();
    return ended;
  }

  return { acquire, run, end };
}
