import pg from "pg";
import { onTestFinished } from "vitest";
import type { Db } from "#server/db/database";
import type { Engine } from "#server/db/engine";
import { type ConnectionPool, clientConfig, createConnectionPool } from "#server/db/postgres/connection-pool";
import { createPostgresDb } from "#server/db/postgres/postgres-database";
import { createPostgresEngine } from "#server/db/postgres/postgres-engine";
import { type Cluster, EMPTY } from "#tests/helpers/postgres-cluster";
import { postgresCluster } from "#tests/helpers/shared";

/** Whether this run tests the server on PostgreSQL; on SQLite otherwise. */
export const isOnPostgres = process.env.TEST_ENGINE === "postgres";

/** As many connections as a server has. */
const POOL = 10;
/** Other tests take the processor meanwhile. */
const PATIENCE = { connection: 60_000, lock: 60_000 };

const CHANGES_SCHEMA = /(?:^|;)\s*(?:CREATE|ALTER|DROP)\b/i;

let cluster: Cluster | undefined;
let admin: Promise<pg.Client> | undefined;
let lastOfAdmin: Promise<unknown> = Promise.resolve();
/** Empty databases of this process, which tests take and give back. */
const free: string[] = [];
let made = 0;
let reset: Promise<string> | undefined;

/** Waits until there is a PostgreSQL; to be called before a test asks for a database. */
export async function preparePostgres(): Promise<Cluster> {
  cluster ??= await postgresCluster();
  return cluster;
}

/** A database of a test's own on PostgreSQL. */
export interface PostgresDatabase {
  /** Where it is. */
  target: Cluster & { database: string };
  db: Db;
  /** Runs SQL beside the server, with values as they are stored. */
  query(sql: string, given?: readonly unknown[]): Promise<pg.QueryArrayResult>;
  /** Opens it for a server. */
  openEngine(): Engine;
  close(): Promise<void>;
}

/**
 * A database of the test's own; given back, empty, when the test has ended.
 * @param template what it is a copy of; the newest schema without rows when left out
 */
export function postgresDatabase(template?: string): PostgresDatabase {
  if (!cluster) throw new Error("preparePostgres() must come before the test.");
  const known = template === undefined ? free.pop() : undefined;
  const database = known ?? `test_${process.pid}_${++made}`;
  const ready = known
    ? Promise.resolve()
    : asAdmin(`CREATE DATABASE ${database} TEMPLATE ${template ?? EMPTY}`);
  ready.catch(() => undefined);
  const target = { ...cluster, database };

  /** A connection that waits until its database is there. */
  class Client extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      const connect = this.connect.bind(this);
      this.connect = ((callback: (error: Error) => void) => {
        ready.then(() => connect(callback), callback);
      }) as pg.Client["connect"];
    }
  }

  const pools: ConnectionPool[] = [];
  function newPool(): ConnectionPool {
    const pool = createConnectionPool({ ...target, Client }, POOL, PATIENCE);
    pools.push(pool);
    return pool;
  }
  const pool = newPool();
  let beside: Promise<pg.Client> | undefined;
  let last: Promise<unknown> = ready;
  /** Whether the test has changed the schema. */
  let isSpoiled = false;
  let closed: Promise<void> | undefined;

  /** One after the other: a connection runs one query at a time. Refused once the test has ended. */
  async function query(sql: string, given: readonly unknown[] = []): Promise<pg.QueryArrayResult> {
    if (closed) throw new Error("The test has ended, and its database is another one's.");
    isSpoiled ||= CHANGES_SCHEMA.test(sql);
    const asked = last.then(async () => {
      const client = await connection();
      return client.query({ text: portable(sql), values: [...given], rowMode: "array" });
    });
    last = asked.catch(() => undefined);
    return asked;
  }

  function connection(): Promise<pg.Client> {
    beside ??= connected(target, () => {
      beside = undefined;
    });
    return beside;
  }

  async function giveBack(): Promise<void> {
    await Promise.all(pools.map(({ end }) => end()));
    await last;
    const isEmpty = template === undefined && !isSpoiled && (await emptied());
    await (await beside)?.end();
    if (isEmpty) free.push(database);
    else await asAdmin(`DROP DATABASE ${database} WITH (FORCE)`);
  }

  /** False for a database whose tables or connection the test has broken. */
  async function emptied(): Promise<boolean> {
    try {
      reset ??= resetText();
      await (await connection()).query(await reset);
      return true;
    } catch {
      return false;
    }
  }

  const close = () => {
    closed ??= giveBack();
    return closed;
  };
  onTestFinished(close);

  return {
    target,
    db: createPostgresDb(pool),
    query,
    close,
    openEngine: () => createPostgresEngine(newPool(), database),
  };
}

/** Makes copies of a database as it is now, which ends its connections: PostgreSQL copies only what nobody uses. */
export function copiesOf({ target: { database } }: PostgresDatabase): () => PostgresDatabase {
  const image = `image_${process.pid}_${++made}`;
  for (const step of [
    `ALTER DATABASE ${database} ALLOW_CONNECTIONS false`,
    `SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = '${database}'`,
    `CREATE DATABASE ${image} TEMPLATE ${database}`,
    `ALTER DATABASE ${database} ALLOW_CONNECTIONS true`,
  ])
    asAdmin(step).catch(() => undefined);
  return () => postgresDatabase(image);
}

/** One after the other, in the order in which they are asked for. */
function asAdmin(sql: string): Promise<void> {
  const done = lastOfAdmin.then(async () => {
    admin ??= preparePostgres().then((place) => connected({ ...place, database: "postgres" }));
    await (await admin).query(sql);
  });
  lastOfAdmin = done.catch(() => undefined);
  return done;
}

async function connected(target: pg.ClientConfig, onLost: () => void = () => undefined): Promise<pg.Client> {
  const client = new pg.Client(clientConfig(target));
  client.on("error", onLost);
  await client.connect();
  return client;
}

/** What empties every table, and lets ids begin with 1 again. */
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

/** SQL as tests write it for both: names with capitals are quoted, and question marks numbered. */
function portable(sql: string): string {
  let marks = 0;
  return sql.replaceAll(/'(?:[^']|'')*'|"[^"]*"|\$\$.*?\$\$|\?|\b[a-z]+[A-Z]\w*\b/gs, (part) => {
    if (part === "?") return `$${++marks}`;
    return /^[a-z]/.test(part) ? `"${part}"` : part;
  });
}
