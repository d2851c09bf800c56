import { expect, test } from "vitest";
import { exampleTemplate, testServer } from "#tests/helpers/server";
import { noteStatements } from "#tests/helpers/statements";
import { count, put, row, rows, values } from "#tests/helpers/stored";

const DAY = 24 * 60 * 60_000;

test("expired sessions are deleted, others stay", async () => {
  const server = await testServer();
  const templateId = await exampleTemplate(await server.admin());
  await server.participant(templateId);
  const sessions = await count(server, "sessions");
  await server.deps.housekeeping();
  expect(await count(server, "sessions")).toBe(sessions);
  server.clock.advance(400 * DAY);
  const { agent } = await server.participant(templateId);
  await server.deps.housekeeping();
  expect(await count(server, "sessions")).toBe(1);
  expect((await agent.get("/user/me")).status).toBe(200);
});

test("a failing step is reported and doesn't prevent the others", async () => {
  const server = await testServer();
  await server.participant(await exampleTemplate(await server.admin()));
  await put(server, "ALTER TABLE sessions RENAME TO gone");
  await put(server, "INSERT INTO rate_limits (key, hits, resetAt) VALUES ('over', 1, 0)");
  await expect(server.deps.housekeeping()).rejects.toThrow("Some expired data");
  expect(await row(server, "SELECT 1 FROM rate_limits WHERE key = 'over'")).toBeUndefined();
});

test("expired rate-limit counters are deleted, others keep counting", async () => {
  const server = await testServer();
  await server.admin();
  const guess = () => server.visitor().post("/admin/login", { email: "ada@example.com", password: "wrong" });
  const counters = () =>
    rows(server, "SELECT key, hits FROM rate_limits WHERE key LIKE 'login-account-network/%'");
  for (let i = 0; i < 3; i++) await guess();
  await server.deps.housekeeping();
  expect(await counters()).toMatchObject([{ hits: 3 }]);
  server.clock.advance(15 * 60_000);
  await server.deps.housekeeping();
  expect(await counters()).toEqual([]);
});

test("other calls are answered while many abandoned accounts are deleted", async () => {
  const server = await testServer();
  await put(
    server,
    `
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 350)
    INSERT INTO users (email, registeredAt, createdAt, updatedAt) SELECT 'p' || i || '@example.com', 1, 1, 1 FROM n
  `,
  );
  const userCounts: Promise<number>[] = [];
  const look = setInterval(() => userCounts.push(count(server, "users")), 0);
  await server.deps.housekeeping();
  clearInterval(look);
  expect(await count(server, "users")).toBe(0);
  expect((await Promise.all(userCounts)).some((users) => users > 0 && users < 350)).toBe(true);
});

test("accounts are checked once, in batches of a hundred", async () => {
  const server = await testServer();
  await put(
    server,
    `
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 350)
    INSERT INTO users (email, registeredAt, createdAt, updatedAt) SELECT 'p' || i || '@example.com', i / 150, 1, 1 FROM n;
    INSERT INTO sign_in_links (hash, userId, expiresAt, createdAt)
    SELECT email, id, ${server.clock.now().getTime() + DAY}, 1 FROM users WHERE id % 3 > 0 LIMIT 220;
  `,
  );
  const statements = noteStatements();
  await server.deps.housekeeping();
  expect(await count(server, "users")).toBe(220);
  expect(statements.filter((sql) => sql.startsWith('delete from "users"'))).toHaveLength(4);
});

test("paused jobs are kept for a month", async () => {
  const server = await testServer();
  const now = server.clock.now().getTime();
  for (const [key, pausedAt] of [
    ["a month ago", now - 30 * DAY],
    ["later", now - 30 * DAY + 1],
    ["waiting", null],
  ])
    await put(
      server,
      "INSERT INTO jobs (kind, dedupeKey, payload, runAt, unfinished, setAsideAt, createdAt) VALUES ('test', ?, '{}', 0, 3, ?, 0)",
      ...[key, pausedAt],
    );
  await server.deps.housekeeping();
  expect(await values(server, "SELECT dedupeKey FROM jobs ORDER BY id")).toEqual(["later", "waiting"]);
});
