import fc from "fast-check";
import { expect, test } from "vitest";
import { isUniqueViolation } from "#server/db/errors";
import { ATTEMPT_STATUSES } from "#shared/domain/attempt";
import { type TestDatabase, testDatabase } from "#tests/helpers/database";
import { examples } from "#tests/helpers/effort";
import { insertManyPeople } from "#tests/helpers/many-people";
import { testServer } from "#tests/helpers/server";
import { put, rows, type Stored, values } from "#tests/helpers/stored";

test("only two letters become ASCII in lower case, and the search handles both", () => {
  const surprises = [];
  for (let point = 0x80; point <= 0x10ffff; point += 1) {
    const character = String.fromCodePoint(point);
    if (/[\0-\x7f]/.test(character.toLowerCase())) surprises.push(point);
  }
  expect(surprises).toEqual([0x130, 0x212a]);
});

const counted = async (stored: Stored) => ({
  storedCounts: await rows(
    stored,
    "SELECT assessmentId, status, count FROM attempt_counts WHERE count <> 0 ORDER BY 1, 2",
  ),
  there: await rows(
    stored,
    "SELECT assessmentId, status, count(*) AS count FROM user_assessments GROUP BY 1, 2 ORDER BY 1, 2",
  ),
});

const PEOPLE = 30;
/** A change of the attempts; `at` picks one. */
const attemptChange = fc.record({
  kind: fc.constantFrom("move", "delete", "deleteUser", "start"),
  at: fc.nat(PEOPLE - 1),
  status: fc.constantFrom(...ATTEMPT_STATUSES),
});
type Change = typeof attemptChange extends fc.Arbitrary<infer Value> ? Value : never;

async function act(
  database: TestDatabase,
  { kind, at, status }: Change,
  { attempts, users, templates }: Record<"attempts" | "users" | "templates", unknown[]>,
): Promise<void> {
  const attempt = attempts[at];
  if (kind === "delete") return put(database, "DELETE FROM user_assessments WHERE id = ?", attempt);
  if (kind === "deleteUser") return put(database, "DELETE FROM users WHERE id = ?", users[at]);
  const change =
    kind === "move"
      ? put(database, "UPDATE user_assessments SET status = ? WHERE id = ?", status, attempt)
      : put(
          database,
          `INSERT INTO user_assessments (userId, assessmentId, createdAt, updatedAt)
           SELECT id, ?, 0, 0 FROM users WHERE id = ?`,
          ...[templates[at % templates.length], users[at]],
        );
  // A participant has at most one unopened attempt per template.
  await change.catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
  });
}

test("attempt counts stay correct when attempts change and participants are deleted", async () => {
  const database = testDatabase();
  await insertManyPeople(database, 30);
  await fc.assert(
    fc.asyncProperty(fc.array(attemptChange), async (changes) => {
      await put(database, "DELETE FROM users; DELETE FROM assessments");
      await insertManyPeople(database, PEOPLE);
      const ids = {
        attempts: await values(database, "SELECT id FROM user_assessments ORDER BY id"),
        users: await values(database, "SELECT id FROM users ORDER BY id"),
        templates: await values(database, "SELECT id FROM assessments ORDER BY id"),
      };
      for (const one of changes) await act(database, one, ids);
      const { storedCounts, there } = await counted(database);
      expect(storedCounts).toEqual(there);
    }),
    { numRuns: examples({ sample: 50, all: 2_000 }) },
  );
});

test("a list is complete and in order, however many chunks it is read in", async () => {
  const server = await testServer();
  const admin = await server.admin();
  await insertManyPeople(server, 1_234);
  // Many rows with equal times, so that only their ids give the order.
  await put(
    server,
    `UPDATE users SET createdAt = id / 300;
     UPDATE user_assessments SET createdAt = id / 300;
     INSERT INTO mail_outbox (kind, recipient, subject, expiresAt, createdAt)
       SELECT 'test', email, 'Hello', 0, createdAt FROM users ORDER BY id`,
  );
  const newestFirst = Array.from({ length: 1_234 }, (_, index) => 1_234 - index);
  for (const path of ["/admin/users", "/admin/assessments", "/admin/outbox"]) {
    const { body, headers } = await admin.get(path);
    expect(body.map(({ id }: { id: number }) => id)).toEqual(newestFirst);
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  }
  await put(server, "DELETE FROM users; DELETE FROM mail_outbox");
  for (const path of ["/admin/users", "/admin/assessments", "/admin/outbox"]) {
    expect((await admin.get(path)).body).toEqual([]);
  }
  await put(server, "ALTER TABLE users RENAME TO away");
  expect((await admin.get("/admin/users")).status).toBe(500);
});
