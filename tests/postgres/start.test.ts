import { sql } from "kysely";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { postgresMigrations } from "#migrations/index";
import { readConfig } from "#server/config";
import type { Engine } from "#server/db/engine";
import { problemOf } from "#server/db/postgres/start-checks";
import { openForCommand, openForServer } from "#server/startup/open-database";
import { secretFingerprint } from "#server/startup/session-secret";
import { startupError } from "#server/startup/startup-error";
import { engineParts } from "#tests/helpers/database";
import { startCluster } from "#tests/helpers/postgres-cluster";
import { preparePostgres } from "#tests/helpers/postgres-database";

/** Each reason that prevents a start on PostgreSQL gives one sentence and exit status 2. */

const SECRET = "a secret for tests that is long enough";
let databaseCount = 0;

async function asAdmin(sql: string): Promise<void> {
  const client = new pg.Client({ ...(await preparePostgres()), database: "postgres" });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/** An empty database, as an operator creates it. */
async function newDatabase(options = "ENCODING 'UTF8'"): Promise<string> {
  const name = `start_${process.pid}_${++databaseCount}`;
  await asAdmin(`CREATE DATABASE ${name} TEMPLATE template0 ${options}`);
  onTestFinished(() => asAdmin(`DROP DATABASE ${name} WITH (FORCE)`));
  return name;
}

const configOf = async (name: string, more: Record<string, string> = {}) => {
  const { host, port, user } = await preparePostgres();
  return readConfig({
    DATABASE_URL: `postgres:///${name}?host=${host}&port=${port}&user=${user}`,
    SESSION_SECRET: SECRET,
    LOG_LEVEL: "silent",
    ...more,
  });
};

async function opened(
  name: string,
  open = openForServer,
  more: Record<string, string> = {},
): Promise<Engine> {
  const { openEngine } = await open(await configOf(name, more));
  const engine = openEngine?.(engineParts(new Date()));
  if (!engine) throw new Error("It was opened on SQLite.");
  onTestFinished(() => engine.close());
  return engine;
}

/** The sentence of a refused start. */
async function refusal(start: Promise<unknown>): Promise<string> {
  const problem = startupError(
    await start.then(
      () => undefined,
      (error: unknown) => error,
    ),
  );
  expect(problem?.exitCode).toBe(2);
  return problem?.sentence ?? "";
}

test("the first start creates the schema, and the next one finds it", async () => {
  const name = await newDatabase();
  const first = await opened(name);
  expect(first.location).toContain(`PostgreSQL database "${name}"`);
  expect(await first.isWritable()).toBe(true);
  expect(await first.size()).toBeGreaterThan(1_000_000);
  expect(await first.version()).toMatch(/^PostgreSQL \d+/);
  expect(await first.inspection.check()).toBe("ok");
  expect(await first.inspection.countRows()).toMatchObject({
    users: 0,
    migrations: postgresMigrations.length,
  });
  await first.close();
  const second = await opened(name);
  expect(await second.inspection.countRows()).toMatchObject({ migrations: postgresMigrations.length });
});

test("only one server can use a database at a time, but a command can run next to it", async () => {
  const name = await newDatabase();
  const server = await opened(name);
  expect(await refusal(opened(name))).toContain("Another Askwell server is already using");
  const command = await opened(name, openForCommand);
  expect(await command.db.selectFrom("users").select("id").execute()).toEqual([]);
  await server.close();
  await opened(name);
});

test("two concurrent starts create one schema", async () => {
  const name = await newDatabase();
  const started = await Promise.all([
    opened(name, openForCommand),
    opened(name, openForCommand),
    opened(name),
  ]);
  for (const engine of started)
    expect(await engine.inspection.countRows()).toMatchObject({ migrations: postgresMigrations.length });
});

test("a server that lost its lock takes it again", async () => {
  const name = await newDatabase();
  await opened(name);
  const holders = `SELECT pid FROM pg_locks JOIN pg_database d ON d.oid = database AND datname = '${name}' WHERE locktype = 'advisory'`;
  const client = new pg.Client({ ...(await preparePostgres()), database: "postgres" });
  await client.connect();
  onTestFinished(() => client.end());
  const pids = async () => (await client.query(holders)).rows.map(({ pid }) => pid);
  const [before] = await pids();
  await client.query("SELECT pg_terminate_backend($1)", [before]);
  await expect.poll(pids).toEqual([expect.any(Number)]);
  await expect.poll(pids).not.toEqual([before]);
  expect(await refusal(opened(name))).toContain("Another Askwell server");
});

test("refuses a database that doesn't exist or can't be reached", async () => {
  expect(await refusal(opened("no_such_database"))).toMatch(/createdb --owner=\w+ .*no_such_database/);
  const { DATABASE_URL } = { DATABASE_URL: "postgres://askwell@127.0.0.1:9/askwell" };
  expect(await refusal(opened("x", openForServer, { DATABASE_URL }))).toMatch(
    /^Can't reach the PostgreSQL database "askwell" on 127\.0\.0\.1:9 \(ECONNREFUSED\): /,
  );
});

test("names a database server that is down without its password", async () => {
  const ownCluster = startCluster();
  onTestFinished(ownCluster.stop);
  ownCluster.halt();
  const DATABASE_URL = `postgres:///postgres?host=${ownCluster.cluster.host}&user=postgres&password=hush-hush`;
  const sentence = await refusal(opened("x", openForServer, { DATABASE_URL }));
  expect(sentence).toContain("start PostgreSQL, or check DATABASE_URL");
  expect(sentence).not.toContain("hush-hush");
});

test("refuses an encoding other than UTF-8", async () => {
  const name = await newDatabase("ENCODING 'LATIN1' LOCALE 'C'");
  expect(await refusal(opened(name))).toContain("has the encoding LATIN1, but Askwell needs UTF8");
});

test("refuses a read-only database", async () => {
  const name = await newDatabase();
  await asAdmin(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  expect(await refusal(opened(name))).toContain("The database is read-only");
});

test("refuses a different session secret", async () => {
  const name = await newDatabase();
  const { db, close } = await opened(name);
  await db
    .insertInto("session_secret")
    .values({ id: 1, fingerprint: secretFingerprint(SECRET) })
    .execute();
  await close();
  await (await opened(name)).close();
  const SESSION_SECRET = "another secret for tests that is long enough";
  expect(await refusal(opened(name, openForServer, { SESSION_SECRET }))).toContain(
    "SESSION_SECRET isn't the one that this database is used with",
  );
});

test("refuses a database of a newer version", async () => {
  const name = await newDatabase();
  const { db, close } = await opened(name);
  await sql`INSERT INTO migrations VALUES ('9999-later', 'x', 0)`.execute(db);
  await close();
  expect(await refusal(opened(name))).toContain('newer version of Askwell (it has "9999-later")');
});

test("refuses a database user who can't create tables", async () => {
  const name = await newDatabase();
  await asAdmin(`CREATE ROLE visitor_${process.pid} LOGIN`);
  onTestFinished(() => asAdmin(`DROP ROLE visitor_${process.pid}`));
  await asAdmin(`REVOKE CREATE ON DATABASE ${name} FROM PUBLIC`);
  const { host } = await preparePostgres();
  const DATABASE_URL = `postgres:///${name}?host=${host}&user=visitor_${process.pid}`;
  expect(await refusal(opened(name, openForServer, { DATABASE_URL }))).toContain(
    `The user "visitor_${process.pid}" may not use the PostgreSQL database "${name}"`,
  );
});

const USABLE = {
  version: 150_008,
  encoding: "UTF8",
  user: "askwell",
  collations: 1,
  isReadOnly: false,
  now: 0,
};

test.each([
  [{}, undefined],
  [{ version: 140_013 }, "PostgreSQL 15 or newer is needed, but this is PostgreSQL 14."],
  [{ collations: 0 }, "built without ICU"],
  [{ isReadOnly: true }, "read-only"],
  [{ now: 5_000 }, undefined],
  [{ now: 60_000 }, "60 seconds ahead of"],
  [{ now: -6_000 }, "6 seconds behind"],
])("for a database server with %o it says: %s", (facts, expected) => {
  const problem = problemOf({ ...USABLE, ...facts }, 0);
  if (expected === undefined) expect(problem).toBeUndefined();
  else expect(problem).toContain(expected);
});
