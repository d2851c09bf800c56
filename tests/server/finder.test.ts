import { dirname } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import type { Db } from "#server/db/database";
import { createSearchWorker } from "#server/db/sqlite/search-worker";
import { testDatabase } from "#tests/helpers/database";

const PAGE = { page: 1, size: 2 };

function world() {
  const { db, raw } = testDatabase();
  const searchWorker = createSearchWorker(raw.name);
  onTestFinished(() => searchWorker.close());
  return { db, raw, searchWorker };
}

const numbers = (db: Db, count: number) =>
  db
    .selectFrom(
      sql<{
        id: number;
      }>`(with recursive n(id) as (select 1 union all select id + 1 from n where id < ${count}) select id from n)`.as(
        "numbers",
      ),
    )
    .select("id");

test("a page comes with the number of matches, and a page past the end gives the last one", async () => {
  const { db, searchWorker } = world();
  expect(await searchWorker.find(numbers(db, 5), PAGE)).toEqual({ ids: [1, 2], page: 1, matching: 5 });
  expect(await searchWorker.find(numbers(db, 5), { page: 9, size: 2 })).toEqual({
    ids: [5],
    page: 3,
    matching: 5,
  });
  const nobody = numbers(db, 5).where("id", "<", 0);
  expect(await searchWorker.find(nobody, { page: 9, size: 2 })).toEqual({ ids: [], page: 1, matching: 0 });
});

test("a worker that can't start rejects its callers, and the next call starts another", async () => {
  const { db, raw } = world();
  const folder = createSearchWorker(dirname(raw.name));
  for (let times = 0; times < 2; times += 1)
    await expect(folder.find(numbers(db, 5), PAGE)).rejects.toThrow();
});

test("reading a row doesn't wait for a long search", async () => {
  const { db, searchWorker } = world();
  const finished: string[] = [];
  const long = searchWorker.find(numbers(db, 1_000_000), PAGE).then(() => finished.push("long"));
  await db.selectFrom("users").select("id").execute();
  finished.push("short");
  await long;
  expect(finished).toEqual(["short", "long"]);
});

test("a search sees data stored before it, and can't write", async () => {
  const { db, raw, searchWorker } = world();
  const users = db.selectFrom("users").select("id");
  expect((await searchWorker.find(users, PAGE)).matching).toBe(0);
  raw.exec("INSERT INTO users (email, createdAt, updatedAt) VALUES ('a@example.com', 0, 0)");
  expect((await searchWorker.find(users, PAGE)).matching).toBe(1);
  await expect(searchWorker.find(db.deleteFrom("users").returning("id"), PAGE)).rejects.toMatchObject({
    code: "SQLITE_READONLY",
  });
  expect((await searchWorker.find(users, PAGE)).matching).toBe(1);
});

test("a failing search rejects only its own caller", async () => {
  const { db, raw, searchWorker } = world();
  const mails = db.selectFrom("mail_outbox").select("id");
  raw.exec("ALTER TABLE mail_outbox RENAME TO away");
  const both = [searchWorker.find(mails, PAGE), searchWorker.find(numbers(db, 1), PAGE)];
  const [failed, completed] = await Promise.allSettled(both);
  expect(failed).toMatchObject({ status: "rejected", reason: { code: "SQLITE_ERROR" } });
  expect(completed).toMatchObject({ status: "fulfilled", value: { matching: 1 } });
});

test("pending searches are answered before the worker closes", async () => {
  const { db, searchWorker } = world();
  const search = searchWorker.find(numbers(db, 100_000), PAGE);
  await searchWorker.close();
  expect((await search).matching).toBe(100_000);
});
