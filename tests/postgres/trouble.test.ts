import { type CompiledQuery, sql } from "kysely";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { postgresMigrations } from "#migrations/index";
import { lock, run } from "#server/db/commit";
import { type Db, lockRow, transaction } from "#server/db/database";
import { createConnectionPool } from "#server/db/postgres/connection-pool";
import { createPostgresCommit } from "#server/db/postgres/postgres-commit";
import { createPostgresDb } from "#server/db/postgres/postgres-database";
import { createPostgresEngine } from "#server/db/postgres/postgres-engine";
import { migratePostgres } from "#server/db/postgres/postgres-migrate";
import { testDatabase } from "#tests/helpers/database";
import { startCluster } from "#tests/helpers/postgres-cluster";
import type { PostgresDatabase } from "#tests/helpers/postgres-database";
import { exampleTemplate, testServer } from "#tests/helpers/server";
import { count, put, value } from "#tests/helpers/stored";

/** Database failures of a running server, and what users notice. */

const UNAVAILABLE = { code: "UNAVAILABLE" };

/** A server with its own PostgreSQL cluster. */
async function onOwnCluster() {
  const ownCluster = startCluster();
  onTestFinished(ownCluster.stop);
  const target = { ...ownCluster.cluster, database: "postgres" };
  const client = new pg.Client(target);
  await client.connect();
  await migratePostgres(client, postgresMigrations, new Date());
  await client.end();
  const warnings: string[] = [];
  const log = {
    warn: (_: object, message: string) => void warnings.push(message),
    error: (message: string) => void warnings.push(message),
  };
  const openEngine = () =>
    createPostgresEngine(createConnectionPool(target, 10, { log }), "the test's database");
  const postgres = { target, openEngine } as unknown as PostgresDatabase;
  const server = await testServer({ database: { ...testDatabase(), postgres } });
  return { ...ownCluster, server, warnings };
}

const health = async (server: Awaited<ReturnType<typeof testServer>>) => {
  const { statusCode, body } = await server.app.inject("/healthz");
  return { statusCode, ...JSON.parse(body) };
};

async function answering(server: Awaited<ReturnType<typeof testServer>>) {
  const { agent, attemptId } = await server.participant(await exampleTemplate(await server.admin()));
  const { body } = await agent.get(`/user/assessments/${attemptId}/questions`);
  const url = `/user/assessments/${attemptId}/responses`;
  return {
    agent,
    save: (text: string) => agent.put(url, { responses: { [body[0].id]: text } }),
    saved: async () => JSON.stringify((await agent.get(`/user/assessments/${attemptId}`)).body),
  };
}

test("reports a stopped database as down, loses nothing, and recovers automatically", async () => {
  const { server, halt, start, warnings } = await onOwnCluster();
  const { save, saved } = await answering(server);
  expect((await save("Bicycles")).status).toBe(200);
  const before = await saved();
  halt();
  const refused = await save("Lost");
  expect(refused.status).toBe(503);
  expect(refused.body.message ?? refused.body.error).toContain("database doesn't respond");
  expect(refused.headers["retry-after"]).toBeDefined();
  expect(await health(server)).toMatchObject({ statusCode: 503, db: "down" });
  start();
  expect(await health(server)).toMatchObject({ statusCode: 200, db: "up" });
  expect(await saved()).toEqual(before);
  expect((await save("Tricycles")).status).toBe(200);
  expect(warnings).toEqual([
    "PostgreSQL doesn't respond, or has closed a connection.",
    "PostgreSQL responds again.",
  ]);
});

const store = (db: Db, key: string) =>
  db.insertInto("rate_limits").values({ key, hits: 1, resetAt: new Date(0) });
const CUT = sql`SELECT pg_terminate_backend(pg_backend_pid())`;

test("a connection that is cut in a transaction stores nothing, and the next call gets a new one", async () => {
  const stored = testDatabase();
  const { db } = stored;
  const cut = transaction(db, async (tx) => {
    await store(tx, "before").execute();
    await CUT.execute(tx).catch(() => undefined);
    await store(tx, "after").execute();
  });
  await expect(cut).rejects.toMatchObject(UNAVAILABLE);
  expect(await count(stored, "rate_limits")).toBe(0);
  expect(await db.selectFrom("users").select("id").execute()).toEqual([]);
});

test("a commit whose connection is cut stores nothing", async () => {
  const stored = testDatabase();
  const { db } = stored;
  const { target } = stored.postgres as PostgresDatabase;
  const pool = createConnectionPool(target, 1);
  onTestFinished(() => pool.end());
  const commit = createPostgresCommit(pool);
  const storing = (then?: CompiledQuery) =>
    commit(function* () {
      yield* run(store(db, "one").compile());
      if (then) yield* run(then);
      return "stored";
    });
  await expect(storing(CUT.compile(db))).rejects.toMatchObject(UNAVAILABLE);
  expect(await count(stored, "rate_limits")).toBe(0);
  expect(await storing()).toBe("stored");
  expect(await count(stored, "rate_limits")).toBe(1);
});

test("an exhausted pool refuses calls after five seconds, and works again later", async () => {
  const { target } = testDatabase().postgres as PostgresDatabase;
  const pool = createConnectionPool(target, 2);
  onTestFinished(() => pool.end());
  const db = createPostgresDb(pool);
  const connections = [await pool.acquire(), await pool.acquire()];
  const startedAt = performance.now();
  await expect(db.selectFrom("users").select("id").execute()).rejects.toMatchObject({
    ...UNAVAILABLE,
    retryAfter: 1,
  });
  expect(performance.now() - startedAt).toBeLessThan(7_000);
  for (const connection of connections) connection.release();
  expect(await db.selectFrom("users").select("id").execute()).toEqual([]);
});

test("a row that another program locks blocks only its own call, for five seconds", async () => {
  const stored = testDatabase();
  const { target } = stored.postgres as PostgresDatabase;
  const openEngine = () => createPostgresEngine(createConnectionPool(target, 10), "the test's database");
  const postgres = { ...(stored.postgres as PostgresDatabase), openEngine };
  const server = await testServer({ database: { ...stored, postgres } });
  const { agent, save } = await answering(server);
  await put(server, "BEGIN; SELECT id FROM user_assessments FOR UPDATE");
  const refused = save("Bicycles");
  expect((await agent.get("/user/me")).status).toBe(200);
  expect(await refused).toMatchObject({ status: 503 });
  expect((await health(server)).db).toBe("up");
  await put(server, "ROLLBACK");
  expect((await save("Bicycles")).status).toBe(200);
});

test("retries a transaction after a deadlock", async () => {
  const { db, ...stored } = testDatabase();
  await put(
    stored,
    "INSERT INTO users (id, email, createdAt, updatedAt) VALUES (1, 'a', 0, 0), (2, 'b', 0, 0)",
  );
  let runs = 0;
  const lockBoth = (first: number, second: number) =>
    transaction(db, async (tx) => {
      runs += 1;
      await lockRow(tx, "users", first);
      await expect.poll(() => runs).toBeGreaterThan(1);
      await lockRow(tx, "users", second);
      await tx
        .updateTable("users")
        .set((eb) => ({ authEpoch: eb("authEpoch", "+", 1) }))
        .execute();
    });
  await Promise.all([lockBoth(1, 2), lockBoth(2, 1)]);
  expect(runs).toBe(3);
  expect(await value(stored, "SELECT min(authEpoch) FROM users")).toBe(2);
});

test("reports a full disk and stores nothing of the call", async () => {
  const server = await testServer();
  const { save, saved } = await answering(server);
  await put(
    server,
    `CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION USING ERRCODE = '53100'; END $$;
     CREATE TRIGGER no_room BEFORE UPDATE ON user_assessments EXECUTE FUNCTION no_room()`,
  );
  expect((await save("Bicycles")).status).toBe(507);
  await put(server, "DROP FUNCTION no_room() CASCADE");
  expect(await saved()).not.toContain("Bicycles");
  expect((await save("Bicycles")).status).toBe(200);
});

test("a read-only database can be read, is reported, and recovers", async () => {
  const { server, cluster } = await onOwnCluster();
  const { save, saved } = await answering(server);
  await save("Bicycles");
  const client = new pg.Client({ ...cluster, database: "postgres" });
  await client.connect();
  onTestFinished(() => client.end());
  const setReadOnly = async (value: "on" | "off") => {
    await client.query(`ALTER SYSTEM SET default_transaction_read_only = ${value}`);
    await client.query("SELECT pg_reload_conf()");
    await expect
      .poll(async () => (await client.query("SHOW default_transaction_read_only")).rows[0])
      .toEqual({ default_transaction_read_only: value });
  };
  await setReadOnly("on");
  await expect.poll(async () => (await save("Tricycles")).status).toBe(503);
  await expect.poll(() => health(server)).toMatchObject({ status: "degraded", db: "read-only" });
  expect(await saved()).toContain("Bicycles");
  await setReadOnly("off");
  await expect.poll(async () => (await save("Tricycles")).status).toBe(200);
});

test("a lock in a commit step waits for the row and reads what was committed until then", async () => {
  const stored = testDatabase();
  const { target } = stored.postgres as PostgresDatabase;
  await put(stored, "INSERT INTO users (id, email, createdAt, updatedAt) VALUES (1, 'a', 0, 0)");
  const pool = createConnectionPool(target, 4);
  onTestFinished(() => pool.end());
  const commit = createPostgresCommit(pool);
  const epoch = stored.db
    .selectFrom("users")
    .select("authEpoch")
    .where("id", "=", 1 as never);
  const add = (by: number) => stored.db.updateTable("users").set({ authEpoch: by });
  await Promise.all(
    Array.from({ length: 20 }, () =>
      commit(function* () {
        yield* lock("users", 1);
        const [row] = yield* run(epoch.compile());
        yield* run(add((row?.authEpoch ?? 0) + 1).compile());
      }),
    ),
  );
  expect(await value(stored, "SELECT authEpoch FROM users")).toBe(20);
});
