import { expect, onTestFinished, test } from "vitest";
import { type Db, transaction } from "#server/db/database";
import { Deadline } from "#server/db/sqlite/deadline";
import { openDatabase, type RawDatabase } from "#server/db/sqlite/open";
import { createDb } from "#server/db/sqlite/sqlite-database";
import { restRoutes } from "#server/rest/routes";
import { testDatabase } from "#tests/helpers/database";
import { exampleTemplate, testServer } from "#tests/helpers/server";

/** In milliseconds, long enough to tell one wait from several. */
const TIMEOUT = 300;
const MINUTE = 60_000;

const insert = (db: Db, key: string) =>
  db.insertInto("rate_limits").values({ key, hits: 1, resetAt: new Date() }).execute();
const keys = async (db: Db) =>
  (await db.selectFrom("rate_limits").select("key").orderBy("key").execute()).map(({ key }) => key);

/** Another program that takes the write lock; gives a function that releases it. */
function lockFromOutside({ name }: RawDatabase, beginSql = "BEGIN IMMEDIATE"): () => void {
  const otherDatabase = openDatabase(name);
  otherDatabase.exec(beginSql);
  onTestFinished(() => void otherDatabase.close());
  return () => void otherDatabase.exec("ROLLBACK");
}

test("asynchronous work is retried while the database is busy", async () => {
  let tries = 0;
  const search = async () => {
    tries += 1;
    if (tries < 3) throw Object.assign(new Error("busy"), { code: "SQLITE_BUSY" });
    return "found";
  };
  expect(await new Deadline(TIMEOUT).retry(search)).toBe("found");
});

test("a read doesn't wait for a running transaction, and sees the data before it", async () => {
  const { db } = testDatabase();
  await insert(db, "before");
  await transaction(db, async (tx) => {
    await insert(tx, "inside");
    expect(await keys(tx)).toEqual(["before", "inside"]);
    expect(await keys(db)).toEqual(["before"]);
  });
  expect(await keys(db)).toEqual(["before", "inside"]);
});

test("a read uses the writing connection and its page cache, except during a transaction", async () => {
  const { db, raw } = testDatabase();
  // A temporary table is visible only on its own connection.
  raw.exec("CREATE TEMP TABLE rate_limits (key TEXT, hits INTEGER, resetAt INTEGER)");
  raw.exec("INSERT INTO temp.rate_limits VALUES ('of the writer', 1, 0)");
  expect(await keys(db)).toEqual(["of the writer"]);
  await transaction(db, async () => expect(await keys(db)).toEqual([]));
});

test("a read sees every earlier write", async () => {
  const { db, raw } = testDatabase();
  for (let round = 0; round < 20; round++) {
    await insert(db, `a${round}`);
    expect(await keys(db)).toHaveLength(3 * round + 1);
    await transaction(db, (tx) => insert(tx, `b${round}`));
    expect(await keys(db)).toHaveLength(3 * round + 2);
    raw.prepare("INSERT INTO rate_limits (key, hits, resetAt) VALUES (?, 1, 0)").run(`c${round}`);
    expect(await keys(db)).toHaveLength(3 * round + 3);
  }
});

test("a DELETE … RETURNING is a write", async () => {
  const { db } = testDatabase();
  await insert(db, "gone");
  expect(await db.deleteFrom("rate_limits").returning("key").execute()).toEqual([{ key: "gone" }]);
  expect(await keys(db)).toEqual([]);
});

test.each(["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"])(
  "reads continue while another program holds %s, and a write waits for it",
  async (beginSql) => {
    const { db, raw } = testDatabase();
    await insert(db, "before");
    const release = lockFromOutside(raw, beginSql);
    let isStored = false;
    const write = insert(db, "waiting").then(() => {
      isStored = true;
    });
    for (let read = 0; read < 20; read++) expect(await keys(db)).toEqual(["before"]);
    expect(isStored).toBe(false);
    release();
    await write;
    expect(await keys(db)).toEqual(["before", "waiting"]);
  },
);

test("writes waiting for a lock are refused together, each at its own deadline", async () => {
  const { raw } = testDatabase();
  const db = createDb(raw, { patience: TIMEOUT });
  const release = lockFromOutside(raw);
  const startedAt = performance.now();
  const writes = Array.from({ length: 6 }, (_, i) =>
    i % 2 === 0 ? insert(db, `${i}`) : transaction(db, (tx) => insert(tx, `${i}`)),
  );
  for (const outcome of await Promise.allSettled(writes)) {
    expect(outcome).toMatchObject({
      status: "rejected",
      reason: { code: "UNAVAILABLE", status: 503, retryAfter: 1 },
    });
  }
  const waited = performance.now() - startedAt;
  expect(waited).toBeGreaterThanOrEqual(TIMEOUT);
  // Sequential waits would take six times as long.
  expect(waited).toBeLessThan(5 * TIMEOUT);
  release();
  await insert(db, "afterwards");
  expect(await keys(db)).toEqual(["afterwards"]);
});

test("a write that waits for our own transaction has the same deadline", async () => {
  const { raw } = testDatabase();
  const db = createDb(raw, { patience: TIMEOUT });
  await transaction(db, async () => {
    await expect(insert(db, "behind")).rejects.toMatchObject({ code: "UNAVAILABLE", status: 503 });
  });
  await insert(db, "afterwards");
  expect(await keys(db)).toEqual(["afterwards"]);
});

test("every GET route answers while another program holds the lock", async () => {
  const server = await testServer();
  const admin = await server.admin();
  const { agent, attemptId } = await server.participant(await exampleTemplate(admin));
  server.clock.advance(2 * MINUTE);
  lockFromOutside(server.raw);
  for (const { method, path } of restRoutes) {
    if (method !== "GET") continue;
    const caller = path.startsWith("/admin/") ? admin : agent;
    const { status } = await caller.get(path.replace("{id}", String(attemptId)));
    expect([path, status < 500]).toEqual([path, true]);
  }
});

test("/healthz distinguishes a read-only database from one that is down", async () => {
  const { app, raw } = await testServer();
  const health = async () => {
    const { statusCode, body } = await app.inject("/healthz");
    return [statusCode, JSON.parse(body)];
  };
  const release = lockFromOutside(raw);
  expect(await health()).toEqual([200, { status: "degraded", db: "read-only", outboxPending: 0 }]);
  release();
  expect(await health()).toEqual([200, { status: "ok", db: "up", outboxPending: 0 }]);
  raw.exec("BEGIN IMMEDIATE");
  expect(await health()).toEqual([200, { status: "ok", db: "up", outboxPending: 0 }]);
  raw.exec("ROLLBACK");
});

test("/healthz reports a full disk for a minute", async () => {
  const { app, raw, clock, deps } = await testServer();
  raw.pragma(`max_page_count = ${raw.pragma("page_count", { simple: true })}`);
  await expect(insert(deps.db, "k".repeat(100_000))).rejects.toMatchObject({ code: "DISK_FULL" });
  expect((await app.inject("/healthz")).json()).toMatchObject({ status: "degraded", db: "read-only" });
  clock.advance(MINUTE);
  expect((await app.inject("/healthz")).json()).toMatchObject({ status: "ok", db: "up" });
});
