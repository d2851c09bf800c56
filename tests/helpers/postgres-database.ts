import pg from "pg";
import { onTestFinished } from "vitest";
import type { Db } from "#server/db/database";
import type { Engine } from "#server/db/engine";
import { type ConnectionPool, clientConfig, createConnectionPool } from "#server/db/postgres/connection-pool";
import { createPostgresDb } from "#server/db/postgres/postgres-database";
import { createPostgresEngine } from "#server/db/postgres/postgres-engine";
import { borrowedPool, TEST_ENDED } from "#tests/helpers/borrowed-pool";
import { type Cluster, EMPTY } from "#tests/helpers/postgres-cluster";
import { postgresCluster } from "#tests/helpers/shared";

/** Whether this run uses PostgreSQL instead of SQLite. */
export const isOnPostgres = process.env.TEST_ENGINE === "postgres";

/** The server's default pool size. */
const POOL = 10;
/** In milliseconds. Long, because other tests use the CPU too. */
const PATIENCE = { connection: 60_000, lock: 60_000 };

const CHANGES_SCHEMA = /(?:^|;)\s*(?:CREATE|ALTER|DROP)\b/i;

let cluster: Cluster | undefined;
let admin: Promise<pg.Client> | undefined;
let lastOfAdmin: Promise<unknown> = Promise.resolve();
/** Empty databases of this process that tests can reuse. */
const free: ReusableDatabase[] = [];
let databaseCount = 0;
let reset: Promise<string> | undefined;

/** Waits for the PostgreSQL server; must run before a test asks for a database. */
export async function preparePostgres(): Promise<Cluster> {
  cluster ??= await postgresCluster();
  return cluster;
}

export interface PostgresDatabase {
  target: Cluster & { database: string };
  db: Db;
  /** Runs SQL on a separate connection, with values in their stored form. */
  query(sql: string, params?: readonly unknown[]): Promise<pg.QueryArrayResult>;
  openEngine(): Engine;
  close(): Promise<void>;
}

/** A database that tests reuse with its connections, since opening one takes longer than most tests. */
interface ReusableDatabase {
  target: Cluster & { database: string };
  /** Resolves when the database exists. */
  ready: Promise<void>;
  pool: ConnectionPool;
  /** The connection for `query`. */
  queryClient(): Promise<pg.Client>;
  drop(): Promise<void>;
}

function makeDatabase(template: string): ReusableDatabase {
  if (!cluster) throw new Error("preparePostgres() must come before the test.");
  const database = `test_${process.pid}_${++databaseCount}`;
  const target = { ...cluster, database };
  const ready = asAdmin(`CREATE DATABASE ${database} TEMPLATE ${template} STRATEGY FILE_COPY`);
  ready.catch(() => undefined);

  /** A client that connects when its database exists. */
  class Client extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      const connect = this.connect.bind(this);
      this.connect = ((callback: (error: Error) => void) => {
        ready.then(() => connect(callback), callback);
      }) as pg.Client["connect"];
    }
  }

  const pool = createConnectionPool({ ...target, Client }, POOL, { patience: PATIENCE });
  let client: Promise<pg.Client> | undefined;
  function queryClient(): Promise<pg.Client> {
    client ??= ready.then(() =>
      connected(target, () => {
        client = undefined;
      }),
    );
    return client;
  }

  async function drop(): Promise<void> {
    await pool.end();
    await asAdmin(`DROP DATABASE ${database} WITH (FORCE)`);
  }

  return { target, ready, pool, queryClient, drop };
}

/**
 * Takes a database for one test and returns it, emptied, at the end.
 * @param template the database to copy; by default the newest schema without rows
 */
export function postgresDatabase(template?: string): PostgresDatabase {
  const reusable = (template === undefined ? free.pop() : undefined) ?? makeDatabase(template ?? EMPTY);
  const pools: ConnectionPool[] = [];
  function newPool(): ConnectionPool {
    const pool = borrowedPool(reusable.pool);
    pools.push(pool);
    return pool;
  }
  const db = createPostgresDb(newPool());
  let last: Promise<unknown> = reusable.ready;
  let isSpoiled = false;
  let closed: Promise<void> | undefined;

  /** Queries run one after another, as on any connection. */
  async function query(sql: string, params: readonly unknown[] = []): Promise<pg.QueryArrayResult> {
    if (closed) throw new Error(TEST_ENDED);
    isSpoiled ||= CHANGES_SCHEMA.test(sql);
    const result = last.then(async () => {
      const client = await reusable.queryClient();
      return client.query({ text: portable(sql), values: [...params], rowMode: "array" });
    });
    last = result.catch(() => undefined);
    return result;
  }

  async function release(): Promise<void> {
    await Promise.all(pools.map(({ end }) => end()));
    await last;
    if (template === undefined && !isSpoiled && (await emptied())) free.push(reusable);
    else await reusable.drop();
  }

  /** False if the test broke the database's tables or its connection. */
  async function emptied(): Promise<boolean> {
    try {
      reset ??= resetText();
      await (await reusable.queryClient()).query(await reset);
      return true;
    } catch {
      return false;
    }
  }

  const close = () => {
    closed ??= release();
    return closed;
  };
  onTestFinished(close);

  const openEngine = () => createPostgresEngine(newPool(), reusable.target.database);
  return { target: reusable.target, db, query, close, openEngine };
}

/**
 * Takes a snapshot of a database; each call of the result creates a copy. Ends its connections, because PostgreSQL
 * copies only unused databases.
 */
export function copiesOf({ target: { database } }: PostgresDatabase): () => PostgresDatabase {
  const image = `image_${process.pid}_${++databaseCount}`;
  for (const step of [
    `ALTER DATABASE ${database} ALLOW_CONNECTIONS false`,
    `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = '${database}'`,
    `CREATE DATABASE ${image} TEMPLATE ${database} STRATEGY FILE_COPY`,
    `ALTER DATABASE ${database} ALLOW_CONNECTIONS true`,
  ])
    asAdmin(step).catch(() => undefined);
  return () => postgresDatabase(image);
}

/** Runs admin statements one after another. */
function asAdmin(sql: string): Promise<void> {
  const result = lastOfAdmin.then(async () => {
    admin ??= preparePostgres().then((place) => connected({ ...place, database: "postgres" }));
    await (await admin).query(sql);
  });
  lastOfAdmin = result.catch(() => undefined);
  return result;
}

async function connected(target: pg.ClientConfig, onLost: () => void = () => undefined): Promise<pg.Client> {
  const client = new pg.Client(clientConfig(target));
  client.on("error", onLost);
  await client.connect();
  return client;
}

/** SQL that empties every table and restarts ids at 1. */
async function resetText(): Promise<string> {
  const client = await connected({ ...(await preparePostgres()), database: EMPTY });
  const namesOf = async (sql: string) =>
    (await client.query({ text: sql, rowMode: "array" })).rows.map(([name]) => String(name));
  const tables = await namesOf(
    "SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'",
  );
  const sequences = await namesOf("SELECT sequencename FROM pg_sequences WHERE schemaname = 'public'");
  await client.end();
  return [
    "BEGIN; SET LOCAL session_replication_role = replica",
    ...tables.map((table) => `DELETE FROM "${table}"`),
    ...sequences.map((sequence) => `SELECT setval('"${sequence}"', 1, false)`),
    "COMMIT",
  ].join("; ");
}

/** Converts the tests' SQL to PostgreSQL: quotes camelCase names and numbers the placeholders. */
function portable(sql: string): string {
  let marks = 0;
  return sql.replaceAll(/'(?:[^']|'')*'|"[^"]*"|\$\$.*?\$\$|\?|\b[a-z]+[A-Z]\w*\b/gs, (part) => {
    if (part === "?") return `$${++marks}`;
    return /^[a-z]/.test(part) ? `"${part}"` : part;
  });
}
