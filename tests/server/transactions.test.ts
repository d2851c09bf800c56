import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import { expect, test } from "vitest";
import { afterCommit, type Db, lockRow, transaction } from "#server/db/database";
import { isUniqueViolation } from "#server/db/errors";
import type { Schema } from "#server/db/schema";
import { createJobQueue } from "#server/jobs/queue";
import { FakeClock } from "#tests/fakes/clock";
import { testDatabase } from "#tests/helpers/database";
import { noteStatements } from "#tests/helpers/statements";
import { put } from "#tests/helpers/stored";

const store = (db: Db, key: string) =>
  db
    .insertInto("rate_limits")
    .values({ key, hits: 1, resetAt: new Date(0) })
    .execute();

test("an afterCommit callback runs once after the commit, and never after a rollback", async () => {
  const { db, raw } = testDatabase();
  const seen: unknown[] = [];
  const look = () => seen.push([raw.inTransaction, raw.prepare("SELECT key FROM rate_limits").pluck().all()]);
  await transaction(db, async (tx) => {
    afterCommit(tx, look);
    await store(tx, "stored");
    afterCommit(tx, look);
    expect(seen).toEqual([]);
  });
  expect(seen).toEqual([[false, ["stored"]]]);
  const failing = transaction(db, async (tx) => {
    afterCommit(tx, look);
    throw new Error("no");
  });
  await expect(failing).rejects.toThrow("no");
  expect(seen).toHaveLength(1);
});

test("outside a transaction a callback runs immediately", () => {
  let runs = 0;
  afterCommit(testDatabase().db, () => {
    runs += 1;
  });
  expect(runs).toBe(1);
});

test("the queue tells listeners of a job once it is committed", async () => {
  const { db, raw } = testDatabase();
  const queue = createJobQueue({ clock: new FakeClock() });
  const wasInTransaction: boolean[] = [];
  queue.onEnqueue(() => wasInTransaction.push(raw.inTransaction));
  await transaction(db, async (tx) => {
    await queue.enqueue(tx, { kind: "a", dedupeKey: "a", payload: {} });
    await queue.enqueue(tx, { kind: "a", dedupeKey: "b", payload: {} });
    expect(wasInTransaction).toEqual([]);
  });
  expect(wasInTransaction).toEqual([false]);
});

test("lockRow locks the row on PostgreSQL and does nothing on SQLite", async () => {
  const noted = noteStatements();
  const { db } = testDatabase();
  await transaction(db, (tx) => lockRow(tx, "assessments", 7));
  expect(noted.filter((sql) => sql.includes("for update"))).toEqual([]);
  const queries: CompiledQuery[] = [];
  const otherDb = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void queries.push(query),
  });
  await lockRow(otherDb, "assessments", 7);
  expect(queries).toMatchObject([
    { sql: `select 1 from "assessments" where id = $1 for update`, parameters: [7] },
  ]);
});

test("a unique violation is distinguished from other errors", async () => {
  const database = testDatabase();
  const isTaken = (sql: string) =>
    put(database, sql).then(() => Promise.reject(new Error("It was accepted.")), isUniqueViolation);
  const admin =
    "INSERT INTO admins (email, password, createdAt, updatedAt) VALUES ('a@example.com', 'x', 0, 0)";
  await put(database, admin);
  expect(await isTaken(admin)).toBe(true);
  expect(await isTaken("INSERT INTO admins (email) VALUES (NULL)")).toBe(false);
});
