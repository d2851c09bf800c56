import { expect, onTestFinished, test } from "vitest";
import { type Db, transaction } from "#server/db/database";
import { Deadline } from "#server/db/sqlite/deadline";
import { openDatabase, type RawDatabase } from "#server/db/sqlite/open";
import { createDb } from "#server/db/sqlite/sqlite-database";
import { restRoutes } from "#server/rest/routes";
import { testDatabase } from "#tests/helpers/database";
import { exampleTemplate, testServer } from "#tests/helpers/server";

/** Long enough to tell one from several of them, in milliseconds. */
const PATIENCE = 300;
const MINUTE = 60_000;

const insert = (db: Db, key: string) =>
  db.insertInto("rate_limits").values({ key, hits: 1, resetAt: new Date() }).execute();
const keys = async (db: Db) =>
  (await db.selectFrom("rate_limits").select("key").orderBy("key").execute()).map(({ key }) => key);

/** Another program that holds the lock for writing, until the given function is called. */
function lockFromOutside({ name }: RawDatabase, begin = "BEGIN IMMEDIATE"): () => void {
  const other = openDatabase(name);
  other.exec(begin);
  onTestFinished(() => void other.close());
  return () => void other.exec("ROLLBACK");
}

test("work that answers later is tried again, too, while the database is busy", async () => {
  let tries = 0;
  const search = async () => {
    tries += 1;
    if (tries < 3) throw Object.assign(new Error("busy"), { code: "SQLITE_BUSY" });
    return "found";
  };
  expect(await new Deadline(PATIENCE).retry(search)).toBe("found");
});

test("a read does not wait for a transaction that is under way, and sees what was stored before it", async () => {
  const { db } = testDatabase();
  await insert(db, "before");
  await transaction(db, async (tx) => {
    await insert(tx, "inside");
    expect(await keys(tx)).toEqual(["before", "inside"]);
    expect(await keys(db)).toEqual(["before"]);
  });
  expect(await keys(db)).toEqual(["before", "inside"]);
});

test("a read goes through the connection that writes, which has its pages, unless that is within a transaction", async () => {
  const { db, raw } = testDatabase();
  // Only the connection that made it knows it.
  raw.exec("CREATE TEMP TABLE rate_limits (key TEXT, hits INTEGER, resetAt INTEGER)");
  raw.exec("INSERT INTO temp.rate_limits VALUES ('of the writer', 1, 0)");
  expect(await keys(db)).toEqual(["of the writer"]);
  await transaction(db, async () => expect(await keys(db)).toEqual([]));
});

test("what was stored is read at once, however it was stored", async () => {
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

test("a statement that changes rows and gives them back is a write", async () => {
  const { db } = testDatabase();
  await insert(db, "gone");
  expect(await db.deleteFrom("rate_limits").returning("key").execute()).toEqual([{ key: "gone" }]);
  expect(await keys(db)).toEqual([]);
});

test.each(["BEGIN IMMEDIATE", "BEGIN EXCLUSIVE"])(
  "reads go on while another program holds %s, and a write waits for it",
  async (begin) => {
    const { db, raw } = testDatabase();
    await insert(db, "before");
    const letGo = lockFromOutside(raw, begin);
    let isStored = false;
    const write = insert(db, "waiting").then(() => {
      isStored = true;
    });
    for (let read = 0; read < 20; read++) expect(await keys(db)).toEqual(["before"]);
    expect(isStored).toBe(false);
    letGo();
    await write;
    expect(await keys(db)).toEqual(["before", "waiting"]);
  },
);

test("writes that a lock keeps waiting are refused together, each when its own patience is over", async () => {
  const { raw } = testDatabase();
  const db = createDb(raw, { patience: PATIENCE });
  const letGo = lockFromOutside(raw);
  const begin = performance.now();
  const writes = Array.from({ length: 6 }, (_, i) =>
    i % 2 === 0 ? insert(db, `${i}`) : transaction(db, (tx) => insert(tx, `${i}`)),
  );
  for (const outcome of await Promise.allSettled(writes)) {
    expect(outcome).toMatchObject({
      status: "rejected",
      reason: { code: "UNAVAILABLE", status: 503, retryAfter: 1 },
    });
  }
  const waited = performance.now() - begin;
  expect(waited).toBeGreaterThanOrEqual(PATIENCE);
  // One after the other they would take six times as long.
  expect(waited).toBeLessThan(5 * PATIENCE);
  letGo();
  await insert(db, "afterwards");
  expect(await keys(db)).toEqual(["afterwards"]);
});

test("a write that waits for a transaction of ours has no more patience", async () => {
  const { raw } = testDatabase();
  const db = createDb(raw, { patience: PATIENCE });
  await transaction(db, async () => {
    await expect(insert(db, "behind")).rejects.toMatchObject({ code: "UNAVAILABLE", status: 503 });
  });
  await insert(db, "afterwards");
  expect(await keys(db)).toEqual(["afterwards"]);
});

test("whatever is only read is answered while another program holds the lock", async () => {
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

test("health tells that nothing can be stored from a database that is down", async () => {
  const { app, raw } = await testServer();
  const health = async () => {
    const { statusCode, body } = await app.inject("/healthz");
    return [statusCode, JSON.parse(body)];
  };
  const letGo = lockFromOutside(raw);
  expect(await health()).toEqual([200, { status: "degraded", db: "read-only", outboxPending: 0 }]);
  letGo();
  expect(await health()).toEqual([200, { status: "ok", db: "up", outboxPending: 0 }]);
  raw.exec("BEGIN IMMEDIATE");
  expect(await health()).toEqual([200, { status: "ok", db: "up", outboxPending: 0 }]);
  raw.exec("ROLLBACK");
});

test("health tells for a minute that the disk was full", async () => {
  const { app, raw, clock, deps } = await testServer();
  raw.pragma(`max_page_count = ${raw.pragma("page_count", { simple: true })}`);
  await expect(insert(deps.db, "k".repeat(100_000))).rejects.toMatchObject({ code: "DISK_FULL" });
  expect((await app.inject("/healthz")).json()).toMatchObject({ status: "degraded", db: "read-only" });
  clock.advance(MINUTE);
  expect((await app.inject("/healthz")).json()).toMatchObject({ status: "ok", db: "up" });
});
