import { expect, test } from "vitest";
import { run, type Steps } from "#server/db/commit";
import { createWriteTurns } from "#server/db/sqlite/deadline";
import { createGroupCommit } from "#server/db/sqlite/group-commit";
import { openDatabase } from "#server/db/sqlite/open";
import { createDb } from "#server/db/sqlite/sqlite-database";
import { AppError } from "#server/lib/errors";
import { type TestDatabase, testDatabase } from "#tests/helpers/database";
import { noteStatements } from "#tests/helpers/statements";

/** Writes in one turn of the event loop share one commit (decision 0045). */

const WRITERS = 50;

function world(options: { patience?: number; onDiskFull?: () => void } = {}) {
  const database = testDatabase();
  const turns = createWriteTurns();
  const db = createDb(database.raw, { turns, ...options });
  return { ...database, db, groupCommit: createGroupCommit(database.raw, { turns, ...options }) };
}

const storing = (db: TestDatabase["db"], key: string) =>
  function* (): Steps<string> {
    yield* run(
      db
        .insertInto("rate_limits")
        .values({ key, hits: 1, resetAt: new Date(0) })
        .compile(),
    );
    return key;
  };

/** Reads through a separate connection, which sees only committed rows. */
function storedIn({ raw }: Pick<TestDatabase, "raw">): string[] {
  const otherDatabase = openDatabase(raw.name);
  try {
    return otherDatabase.prepare<[], string>("SELECT key FROM rate_limits ORDER BY key").pluck().all();
  } finally {
    otherDatabase.close();
  }
}

const keys = Array.from({ length: WRITERS }, (_, i) => `key ${String(i).padStart(2, "0")}`);

test("fifty writers in one turn share one commit, and each gets its own result", async () => {
  const noted = noteStatements();
  const { db, raw, groupCommit } = world();
  noted.length = 0;
  const results = keys.map(async (key, i) => {
    // In one turn of the event loop, but after different numbers of microtasks.
    for (let step = 0; step < i; step++) await undefined;
    return groupCommit(storing(db, key));
  });
  expect(await Promise.all(results)).toEqual(keys);
  expect(noted.filter((sql) => sql === "begin immediate")).toHaveLength(1);
  expect(noted.filter((sql) => sql === "commit")).toHaveLength(1);
  expect(storedIn({ raw })).toEqual(keys);
});

test("no writer gets its result before the commit", async () => {
  const { db, raw, groupCommit } = world();
  const seen = await Promise.all(
    keys.map(async (key) => {
      await groupCommit(storing(db, key));
      return storedIn({ raw }).length;
    }),
  );
  expect(new Set(seen)).toEqual(new Set([WRITERS]));
});

test("a writer that throws is rolled back, and the others are stored", async () => {
  const { db, raw, groupCommit } = world();
  const refusal = new AppError("TOO_MANY_REQUESTS", "Enough.");
  const outcomes = await Promise.allSettled(
    keys.map((key, i) =>
      groupCommit(function* () {
        yield* storing(db, key)();
        if (i % 10 === 3) throw refusal;
        if (i % 10 === 7) yield* storing(db, key)();
        return key;
      }),
    ),
  );
  for (const [i, outcome] of outcomes.entries()) {
    if (i % 10 === 3) expect(outcome).toEqual({ status: "rejected", reason: refusal });
    else if (i % 10 === 7)
      expect(outcome).toMatchObject({ reason: { code: "SQLITE_CONSTRAINT_PRIMARYKEY" } });
    else expect(outcome).toEqual({ status: "fulfilled", value: keys[i] });
  }
  expect(storedIn({ raw })).toEqual(keys.filter((_, i) => i % 10 !== 3 && i % 10 !== 7));
});

test("a later writer in the turn sees earlier writes", async () => {
  const { db, groupCommit } = world();
  function* counting(): Steps<number> {
    return (yield* run(db.selectFrom("rate_limits").select("key").compile())).length;
  }
  const [, before, , after] = await Promise.all([
    groupCommit(storing(db, "a")),
    groupCommit(counting),
    groupCommit(storing(db, "b")),
    groupCommit(counting),
  ]);
  expect([before, after]).toEqual([1, 2]);
});

test("a failing commit rejects all writers and stores nothing", async () => {
  const { db, raw, groupCommit } = world();
  raw.exec(`
    CREATE TABLE parents (id INTEGER PRIMARY KEY);
    CREATE TABLE children (parent INTEGER REFERENCES parents DEFERRABLE INITIALLY DEFERRED);
    CREATE TRIGGER orphan AFTER INSERT ON rate_limits WHEN new.key = 'key 20'
      BEGIN INSERT INTO children VALUES (1); END;
  `);
  const outcomes = await Promise.allSettled(keys.map((key) => groupCommit(storing(db, key))));
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({
      status: "rejected",
      reason: { code: "SQLITE_CONSTRAINT_FOREIGNKEY" },
    });
  }
  expect(storedIn({ raw })).toEqual([]);
  expect(await groupCommit(storing(db, "afterwards"))).toBe("afterwards");
});

test("a full disk rejects all writers, is reported once, and stores nothing", async () => {
  let toldFull = 0;
  const { db, raw, groupCommit } = world({ onDiskFull: () => (toldFull += 1) });
  raw.pragma(`max_page_count = ${raw.pragma("page_count", { simple: true })}`);
  const outcomes = await Promise.allSettled(
    keys.map((key, i) => groupCommit(storing(db, i === 20 ? "k".repeat(100_000) : key))),
  );
  for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { code: "DISK_FULL" } });
  expect(toldFull).toBe(1);
  expect(storedIn({ raw })).toEqual([]);
});

test("while another program has the lock, all writers wait and are refused at the deadline", async () => {
  const { db, raw, groupCommit } = world({ patience: 200 });
  const otherDatabase = openDatabase(raw.name);
  otherDatabase.exec("BEGIN IMMEDIATE");
  const outcomes = await Promise.allSettled(keys.map((key) => groupCommit(storing(db, key))));
  for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { code: "UNAVAILABLE" } });
  otherDatabase.exec("ROLLBACK");
  otherDatabase.close();
  expect(storedIn({ raw })).toEqual([]);
  expect(await groupCommit(storing(db, "afterwards"))).toBe("afterwards");
});
