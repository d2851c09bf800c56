import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { beforeEach, describe, expect, test } from "vitest";
import { migrations } from "#migrations/index";
import { type Db, transaction } from "#server/db/database";
import { createDiskReserve } from "#server/db/sqlite/disk-reserve";
import { migrate } from "#server/db/sqlite/migrate";
import { openDatabase, openReader, type RawDatabase } from "#server/db/sqlite/open";
import { createDb } from "#server/db/sqlite/sqlite-database";
import { groupBy } from "#server/lib/group-by";
import { testDatabase } from "#tests/helpers/database";
import { temporaryFolder } from "#tests/helpers/process";
import { testServer } from "#tests/helpers/server";

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

const file = () => join(folder, "askwell.db");

const modesIn = (place: string) =>
  Object.fromEntries(readdirSync(place).map((name) => [name, statSync(join(place, name)).mode & 0o777]));

describe("openDatabase", () => {
  test("sets its pragmas on every open, including durable commits", () => {
    for (let open = 0; open < 3; open++) {
      const raw = openDatabase(file());
      expect(raw.pragma("synchronous", { simple: true })).toBe(2);
      expect(raw.pragma("journal_mode", { simple: true })).toBe("wal");
      expect(raw.pragma("foreign_keys", { simple: true })).toBe(1);
      expect(raw.pragma("busy_timeout", { simple: true })).toBe(0);
      expect(raw.pragma("journal_size_limit", { simple: true })).toBe(16 * 1024 * 1024);
      expect(raw.pragma("temp_store", { simple: true })).toBe(2);
      raw.close();
    }
  });

  test("makes files private, even if they were not before", () => {
    openDatabase(file()).close();
    chmodSync(file(), 0o644);
    const raw = openDatabase(file());
    raw.exec("CREATE TABLE a (id INTEGER) STRICT");
    expect(modesIn(folder)).toEqual({
      "askwell.db": 0o600,
      "askwell.db-shm": 0o600,
      "askwell.db-wal": 0o600,
    });
    raw.close();
  });
});

test("a reader can't write", () => {
  const raw = openDatabase(file());
  raw.exec("CREATE TABLE a (id INTEGER) STRICT");
  const reader = openReader(file());
  expect(() => reader.exec("INSERT INTO a VALUES (1)")).toThrow("readonly");
  reader.close();
  raw.close();
});

describe("a migration", () => {
  const first = {
    name: "0001-a",
    sql: "CREATE TABLE a (id INTEGER PRIMARY KEY) STRICT; INSERT INTO a VALUES (1);",
  };
  const broken = {
    name: "0002-b",
    sql: "CREATE TABLE b (id INTEGER) STRICT; INSERT INTO nowhere VALUES (1);",
  };

  test("that fails leaves nothing behind, and works once it is fixed", () => {
    const raw = openDatabase(file());
    migrate(raw, [first]);
    expect(() => migrate(raw, [first, broken])).toThrow("nowhere");
    expect(raw.prepare("SELECT name FROM sqlite_schema WHERE name = 'b'").all()).toEqual([]);
    expect(migrate(raw, [first, { ...broken, sql: "CREATE TABLE b (id INTEGER) STRICT" }])).toEqual([
      "0002-b",
    ]);
    raw.close();
  });

  test("an existing database is copied before a migration, and leftovers of killed starts are removed", () => {
    const raw = openDatabase(file());
    const snapshots = join(folder, "backups");
    migrate(raw, [first], { snapshots });
    migrate(raw, [first], { snapshots });
    mkdirSync(snapshots);
    for (const name of ["unfinished.db", "unfinished.db-journal"])
      writeFileSync(join(snapshots, name), "half");
    migrate(raw, [first, { name: "0002-b", sql: "DELETE FROM a" }], { snapshots });
    const [name, ...more] = readdirSync(snapshots);
    expect(more).toEqual([]);
    expect(modesIn(snapshots)).toEqual({ [String(name)]: 0o600 });
    const snapshot = openDatabase(join(snapshots, String(name)));
    expect(snapshot.prepare("SELECT id FROM a").pluck().all()).toEqual([1]);
    snapshot.close();
    raw.close();
  });

  test("that was changed after it was applied, or is unknown, prevents the start", () => {
    const raw = openDatabase(file());
    migrate(raw, [first]);
    expect(() => migrate(raw, [{ ...first, sql: "SELECT 1" }])).toThrow('Migration "0001-a" differs');
    expect(() => migrate(raw, [])).toThrow("newer version of Askwell");
    raw.close();
  });
});

test("every foreign key has an index, so that deleting stays fast", () => {
  const { raw } = testDatabase();
  const tables = raw.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all() as string[];
  const bare: string[] = [];
  for (const table of tables) {
    const indexes = (raw.pragma(`index_list(${table})`) as { name: string }[]).map((index) =>
      (raw.pragma(`index_info(${index.name})`) as { name: string }[]).map(({ name }) => name),
    );
    const rows = raw.pragma(`foreign_key_list(${table})`) as { id: number; from: string }[];
    const keys = groupBy(rows, ({ id }) => id).values();
    const columns = raw.pragma(`table_info(${table})`) as { name: string; pk: number }[];
    indexes.push(columns.flatMap(({ name, pk }) => (pk > 0 ? [name] : [])));
    for (const key of [...keys].map((parts) => parts.map(({ from }) => from))) {
      if (!indexes.some((index) => isDeepStrictEqual(index.slice(0, key.length), key)))
        bare.push(`${table}.${key}`);
    }
  }
  expect(bare).toEqual([]);
  expect(migrations.length).toBeGreaterThan(0);
});

test("booleans, times and JSON are read as they were written", async () => {
  const { db } = testDatabase();
  const now = new Date("2026-11-20T10:42:00.123Z");
  const questionsFlow = { a: [1, "two", null] };
  const row = await db
    .insertInto("assessments")
    .values({
      title: "T",
      description: null,
      resultsAnalysisPrompt: null,
      isActive: false,
      questionsFlow,
      createdAt: now,
      updatedAt: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ isActive: false, isDeleted: false, questionsFlow, createdAt: now });
  const found = await db
    .selectFrom("assessments")
    .select("id")
    .where("isActive", "=", false)
    .where("createdAt", "=", now)
    .execute();
  expect(found).toHaveLength(1);
});

test("email addresses are unique regardless of case", async () => {
  const { db } = testDatabase();
  const person = (email: string) =>
    db
      .insertInto("users")
      .values({
        email,
        name: null,
        magicToken: null,
        magicTokenExpiry: null,
        verifiedAt: null,
        createdAt: new Date(),
        updatedAt: new Date(),
      })
      .execute();
  await person("pat@example.com");
  await expect(person("PAT@EXAMPLE.COM")).rejects.toThrow("UNIQUE");
});

test("a transaction that throws stores nothing", async () => {
  const { db } = testDatabase();
  const work = transaction(db, async (tx) => {
    await tx.insertInto("rate_limits").values({ key: "k", hits: 1, resetAt: new Date() }).execute();
    throw new Error("no");
  });
  await expect(work).rejects.toThrow("no");
  expect(await db.selectFrom("rate_limits").selectAll().execute()).toEqual([]);
});

describe("a full disk", () => {
  const LONG = "k".repeat(100_000);
  const insert = (db: Db, key: string) =>
    db.insertInto("rate_limits").values({ key, hits: 1, resetAt: new Date() }).execute();
  const pages = (raw: RawDatabase) => Number(raw.pragma("page_count", { simple: true }));

  test("is reported as DISK_FULL, stores nothing, and ends once there is space", async () => {
    const { db, raw } = testDatabase();
    const room = Number(raw.pragma("max_page_count", { simple: true }));
    raw.pragma(`max_page_count = ${pages(raw) + 5}`);
    const write = transaction(db, async (tx) => {
      await insert(tx, "short");
      await insert(tx, LONG);
    });
    await expect(write).rejects.toMatchObject({ code: "DISK_FULL", status: 507 });
    expect(await db.selectFrom("rate_limits").select("key").execute()).toEqual([]);
    raw.pragma(`max_page_count = ${room}`);
    await transaction(db, (tx) => insert(tx, LONG));
    expect(await db.selectFrom("rate_limits").select("key").execute()).toEqual([{ key: LONG }]);
  });

  test("during a migration is reported as the reason, and leaves nothing behind", () => {
    const { raw } = testDatabase();
    raw.pragma(`max_page_count = ${pages(raw) + 5}`);
    const filling = {
      name: "9999-b",
      sql: `CREATE TABLE b (x TEXT) STRICT; INSERT INTO b VALUES ('${LONG}');`,
    };
    expect(() => migrate(raw, [...migrations, filling])).toThrow("database or disk is full");
    expect(raw.inTransaction).toBe(false);
    expect(raw.prepare("SELECT name FROM sqlite_schema WHERE name = 'b'").all()).toEqual([]);
  });

  test("releases the disk reserve, which the next start restores", async () => {
    const { raw } = testDatabase();
    const hasReserve = () => existsSync(join(dirname(raw.name), "ballast"));
    createDiskReserve(raw.name);
    expect(hasReserve()).toBe(true);
    const { deps } = await testServer({ database: { raw } });
    raw.pragma(`max_page_count = ${pages(raw)}`);
    await expect(insert(deps.db, LONG)).rejects.toMatchObject({ code: "DISK_FULL" });
    expect(hasReserve()).toBe(false);
    createDiskReserve(raw.name);
    expect(hasReserve()).toBe(true);
  });
});

test("unfinished disk reserves of killed starts are removed at the next start", () => {
  const draft = "ballast.3f0c8a52-6f0e-4b7a-9d55-0c7f1f0f6a11";
  const files = ["askwell.db.bak", "ballast", "ballast.old"];
  for (const name of [draft, ...files]) writeFileSync(join(folder, name), "");
  createDiskReserve(file());
  expect(readdirSync(folder)).toEqual(files);
});

test("a transaction takes the write lock when it starts, so no one changes what it reads", async () => {
  const raw = openDatabase(file());
  migrate(raw, migrations);
  const db = createDb(raw);
  const otherDatabase = openDatabase(file());
  const count = "INSERT INTO rate_limits (key, hits, resetAt) VALUES ('theirs', 1, 0)";
  await transaction(db, async (tx) => {
    expect(await tx.selectFrom("rate_limits").selectAll().execute()).toEqual([]);
    expect(() => otherDatabase.exec(count)).toThrow("database is locked");
    await tx.insertInto("rate_limits").values({ key: "ours", hits: 1, resetAt: new Date() }).execute();
  });
  otherDatabase.exec(count);
  otherDatabase.close();
  await db.destroy();
});

test("a write waits for another program's lock without blocking the server, then succeeds", async () => {
  const raw = openDatabase(file());
  migrate(raw, migrations);
  const db = createDb(raw);
  const otherDatabase = openDatabase(file());
  otherDatabase.exec("BEGIN IMMEDIATE");
  let isStored = false;
  const write = transaction(db, (tx) =>
    tx.insertInto("rate_limits").values({ key: "k", hits: 1, resetAt: new Date() }).execute(),
  ).then(() => {
    isStored = true;
  });
  let ticks = 0;
  while (ticks < 20) {
    await new Promise((resolve) => setImmediate(resolve));
    ticks += 1;
  }
  expect(isStored).toBe(false);
  otherDatabase.exec("COMMIT");
  await write;
  expect(await db.selectFrom("rate_limits").select("key").execute()).toEqual([{ key: "k" }]);
  otherDatabase.close();
  await db.destroy();
});

test("housekeeping empties the write-ahead log", async () => {
  const server = await testServer();
  await server.admin();
  await server.deps.housekeeping();
  expect(statSync(`${server.raw.name}-wal`).size).toBe(0);
});

test("the server stops even if the write-ahead log can't be emptied", async () => {
  const { deps, raw } = await testServer();
  raw.close();
  await expect(deps.close()).resolves.toBeUndefined();
});
