import fc from "fast-check";
import { expect, test } from "vitest";
import { contains } from "#server/db/search-predicate";
import type { RawDatabase } from "#server/db/sqlite/open";
import { personText } from "#server/db/user-columns";
import { ATTEMPT_STATUSES } from "#shared/domain/attempt";
import { testDatabase } from "#tests/helpers/database";
import { examples } from "#tests/helpers/effort";
import { insertManyPeople } from "#tests/helpers/many-people";
import { testServer } from "#tests/helpers/server";

test("no small letter holds ASCII but those that the search takes care of", () => {
  const surprises = [];
  for (let point = 0x80; point <= 0x10ffff; point += 1) {
    const character = String.fromCodePoint(point);
    if (/[\0-\x7f]/.test(character.toLowerCase())) surprises.push(point);
  }
  expect(surprises).toEqual([0x130, 0x212a]);
});

test.each(["zoe", "zoë"])("a search for %s reads its index and not the rows", (needle) => {
  const { db, raw } = testDatabase();
  raw.function("fold", { deterministic: true }, String);
  const query = db.selectFrom("users").select("id").where(contains(db, personText(db), needle)).compile();
  const plan = raw.prepare(`EXPLAIN QUERY PLAN ${query.sql}`).all(query.parameters);
  expect(plan).toMatchObject([{ detail: "SCAN users USING COVERING INDEX users_searched" }]);
});

const counted = (raw: RawDatabase) => ({
  kept: raw.prepare("SELECT * FROM attempt_counts WHERE count <> 0 ORDER BY 1, 2").all(),
  there: raw
    .prepare(
      "SELECT assessmentId, status, count(*) AS count FROM user_assessments GROUP BY 1, 2 ORDER BY 1, 2",
    )
    .all(),
});

test("attempts are counted, whatever becomes of them and their participants", () => {
  const { raw } = testDatabase();
  insertManyPeople(raw, 30);
  const attempt = fc.integer({ min: 1, max: 30 });
  const story = fc.array(
    fc.oneof(
      fc.tuple(
        fc.constant("UPDATE OR IGNORE user_assessments SET status = ? WHERE id = ?"),
        fc.constantFrom(...ATTEMPT_STATUSES),
        attempt,
      ),
      fc.tuple(fc.constant("DELETE FROM user_assessments WHERE id = ?"), attempt),
      fc.tuple(fc.constant("DELETE FROM users WHERE id = ?"), attempt),
      fc.tuple(
        fc.constant(
          "INSERT OR IGNORE INTO user_assessments (userId, assessmentId, createdAt, updatedAt) SELECT id, ?, 0, 0 FROM users LIMIT 1",
        ),
        fc.integer({ min: 1, max: 12 }),
      ),
    ),
  );
  fc.assert(
    fc.property(story, (doings) => {
      raw.exec("BEGIN");
      for (const [sql, ...given] of doings) raw.prepare(sql).run(...given);
      const { kept, there } = counted(raw);
      raw.exec("ROLLBACK");
      expect(kept).toEqual(there);
    }),
    { numRuns: examples({ sample: 50, all: 2_000 }) },
  );
});

test("a whole list comes whole and in order, in however many chunks it is read", async () => {
  const server = await testServer();
  const admin = await server.admin();
  insertManyPeople(server.raw, 1_234);
  // Many of the same moment: only their ids tell them apart.
  server.raw.exec(`
    UPDATE users SET createdAt = id / 300;
    UPDATE user_assessments SET createdAt = id / 300;
    INSERT INTO mail_outbox (kind, recipient, subject, expiresAt, createdAt)
      SELECT 'test', email, 'Hello', 0, createdAt FROM users`);
  const newestFirst = Array.from({ length: 1_234 }, (_, index) => 1_234 - index);
  for (const path of ["/admin/users", "/admin/assessments", "/admin/outbox"]) {
    const { body, headers } = await admin.get(path);
    expect(body.map(({ id }: { id: number }) => id)).toEqual(newestFirst);
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  }
  server.raw.exec("DELETE FROM users; DELETE FROM mail_outbox");
  for (const path of ["/admin/users", "/admin/assessments", "/admin/outbox"]) {
    expect((await admin.get(path)).body).toEqual([]);
  }
  server.raw.exec("ALTER TABLE users RENAME TO away");
  expect((await admin.get("/admin/users")).status).toBe(500);
});
