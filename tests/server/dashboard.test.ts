import { expect, test } from "vitest";
import type { AdminIdentity } from "#server/features/admin-auth/rules";
import type { AttemptId } from "#shared/domain/ids";
import { ATTENTION, type Attention } from "#shared/domain/list-options";
import { displayName } from "#shared/domain/person";
import { scoredAttempts } from "#tests/helpers/scored-attempts";
import { seedAttempts, storedVersions } from "#tests/helpers/seeded-attempts";
import { exampleTemplate, type TestServer, testServer } from "#tests/helpers/server";
import { put, rows } from "#tests/helpers/stored";
import { versionedTemplate } from "#tests/helpers/versioned-template";

const DAY = 86_400_000;
const me = { id: 1 } as AdminIdentity;

interface StoredAttempt {
  id: number;
  status: string;
  createdAt: number;
  updatedAt: number;
  startedAt: number | null;
  completedAt: number | null;
  isUnread: number;
}

/** Attempts of the last ninety days. Some were assigned, some are waiting, and a third of the results is unread. */
async function seeded(count: number) {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: "off" });
  const admin = await server.admin();
  const templateId = await versionedTemplate(server, admin);
  await put(server, "DELETE FROM user_assessments");
  const versions = await storedVersions(server, templateId);
  const from = server.clock.now().getTime() - 90 * DAY;
  await seedAttempts(server, { versions, count, seed: 137, from, days: 90, completed: 0.6 });
  await put(
    server,
    `UPDATE user_assessments SET "updatedAt" = coalesce("completedAt", "createdAt" + ${DAY})`,
  );
  await put(server, `UPDATE user_assessments SET "createdAt" = "createdAt" - ${9 * DAY} WHERE id % 4 = 0`);
  await put(
    server,
    `INSERT INTO unread_results SELECT id FROM user_assessments WHERE status = 'completed' AND id % 3 = 0`,
  );
  return { server, admin, templateId };
}

const storedAttempts = (server: TestServer) =>
  rows<StoredAttempt>(
    server,
    `SELECT attempt.*, id IN (SELECT "userAssessmentId" FROM unread_results) AS "isUnread"
     FROM user_assessments attempt`,
  );

/** The status at a time; undefined before the attempt existed. */
function statusAt({ createdAt, startedAt, completedAt }: StoredAttempt, time: number) {
  if (createdAt > time) return undefined;
  if (startedAt === null || startedAt > time) return "not_started";
  return completedAt === null || completedAt > time ? "in_progress" : "completed";
}

const mondayOf = (time: number) => {
  const day = new Date(time);
  day.setUTCHours(0, 0, 0, 0);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
};

test("the overview matches the stored attempts, and each count matches its list", async () => {
  const { server, templateId } = await seeded(300);
  const { dashboard, attempts: service } = server.deps.services;
  const shown = await dashboard.overview(me);
  const attempts = await storedAttempts(server);
  const now = server.clock.now().getTime();
  const week = now - 7 * DAY;
  const grown = (status: string) =>
    attempts.filter((one) => statusAt(one, now) === status).length -
    attempts.filter((one) => statusAt(one, week) === status).length;
  const users = await rows<{ createdAt: number }>(server, `SELECT "createdAt" FROM users`);
  expect(shown.changes).toEqual({
    totalUsers: users.filter(({ createdAt }) => createdAt > week).length,
    completed: grown("completed"),
    inProgress: grown("in_progress"),
    notStarted: grown("not_started"),
  });
  expect(Object.values(shown.changes)).not.toContain(0);

  const quiet = now - 3 * DAY;
  const waits: Record<Attention, (attempt: StoredAttempt) => boolean> = {
    unread: ({ isUnread }) => Boolean(isUnread),
    stuck: ({ status, updatedAt }) => status === "in_progress" && updatedAt <= quiet,
    unopened: ({ status, createdAt }) => status === "not_started" && createdAt <= quiet,
  };
  for (const attention of ATTENTION) {
    const waiting = attempts.filter(waits[attention]).map(({ id }) => id);
    expect(waiting.length).toBeGreaterThan(3);
    expect(shown.attention[attention]).toBe(waiting.length);
    const listed = [];
    for (let page = 1; listed.length < waiting.length; page += 1) {
      const query = { q: "", status: attention, sort: "newest", page, size: 25 } as const;
      const { rows, matching } = await service.page(me, query);
      expect(matching).toBe(waiting.length);
      listed.push(...rows.map(({ id }) => Number(id)));
    }
    expect(listed.sort()).toEqual(waiting.sort());
  }

  const latest = attempts
    .filter(({ completedAt }) => completedAt !== null)
    .sort((a, b) => Number(b.completedAt) - Number(a.completedAt) || b.id - a.id)
    .slice(0, 7);
  expect(shown.latest.map(({ id, isUnread }) => [id, isUnread])).toEqual(
    latest.map(({ id, isUnread }) => [id, Boolean(isUnread)]),
  );
  expect(shown.latest.every(({ score, band, scale }) => score !== null && band && scale)).toBe(true);

  expect(shown.weeks).toHaveLength(12);
  expect(shown.weeks.at(-1)?.monday).toBe(mondayOf(now));
  for (const { monday, started, completed } of shown.weeks) {
    const startedThen = attempts.filter(
      ({ startedAt }) => startedAt !== null && mondayOf(startedAt) === monday,
    );
    const done = attempts.filter(
      ({ completedAt }) => completedAt !== null && mondayOf(completedAt) === monday,
    );
    expect([monday, started, completed]).toEqual([monday, startedThen.length, done.length]);
  }
  expect(shown.weeks.some(({ started }) => started > 5)).toBe(true);

  const all = await server.deps.services.results.ofTemplate(me, { id: templateId as never, filter: {} });
  const { rows: templates, all: templateCount } = await dashboard.templates(me);
  const [group] = all.groups;
  expect(templateCount).toBe(1);
  expect(templates).toEqual([
    {
      ...{ id: templateId, title: "Shop check", language: "de" },
      ...{ started: group?.started, completed: group?.completed },
      ...{ minutes: group?.minutes?.median, score: group?.overall, scaleMax: 5 },
    },
  ]);
  const weeksOfResults = new Map(all.weeks.map((one) => [one.monday, one.started]));
  for (const { monday, started } of shown.weeks) expect(started).toBe(weeksOfResults.get(monday) ?? 0);
});

test("an empty server and an unstarted template have no figures", async () => {
  const server = await testServer();
  const { dashboard } = server.deps.services;
  expect(await dashboard.overview(me)).toEqual({
    changes: { totalUsers: 0, completed: 0, inProgress: 0, notStarted: 0 },
    attention: { unread: 0, stuck: 0, unopened: 0 },
    latest: [],
    weeks: expect.arrayContaining([{ monday: "2026-11-16", started: 0, completed: 0 }]),
    revision: "0-0-0",
  });
  expect(await dashboard.templates(me)).toEqual({ rows: [], all: 0 });
  const admin = await server.admin();
  const id = await exampleTemplate(admin);
  await admin.post("/admin/assessment-templates", { title: "Without a question" });
  expect(await dashboard.templates(me)).toMatchObject({
    rows: [{ id, started: 0, completed: 0, minutes: null, score: null }],
    all: 1,
  });
});

test("a result is unread until an admin opens its page, and screens hear of each new one", async () => {
  const server = await testServer();
  const admin = await server.admin();
  const { dashboard, attempts } = server.deps.services;
  const screen = new AbortController();
  const revisions: string[] = [];
  const done = (async () => {
    for await (const { revision } of dashboard.changes(me, screen.signal)) revisions.push(revision);
  })();
  await expect.poll(() => revisions).toEqual(["0-0-0"]);
  const { attempts: ids, templateId } = await scoredAttempts(server, admin, ["2", "4"]);
  await expect.poll(() => revisions.at(-1)).toBe("0-0-2");
  expect((await dashboard.overview(me)).revision).toBe("0-0-2");
  const unread = async () => {
    const { attention, latest } = await dashboard.overview(me);
    return [attention.unread, latest.filter(({ isUnread }) => isUnread).map(({ id }) => Number(id))];
  };
  const [first = 0, second = 0] = ids;
  expect(await unread()).toEqual([2, [second, first]]);
  // Reading through the API doesn't mark a result as read.
  await admin.get(`/admin/user-assessments/${first}`);
  expect(await unread()).toEqual([2, [second, first]]);
  await attempts.markRead(me, first as AttemptId);
  await attempts.markRead(me, first as AttemptId);
  expect(await unread()).toEqual([1, [second]]);
  await admin.delete(`/admin/user-assessments/${second}`);
  expect(await unread()).toEqual([0, []]);
  const { latest } = await dashboard.overview(me);
  expect(latest.map(({ user, title, band }) => [displayName(user), title, band])).toEqual([
    ["Pat Doe", "Money check", "Shaky ground"],
  ]);
  const before = revisions.at(-1);
  await server.participant(templateId);
  await expect.poll(() => revisions.at(-1)).not.toBe(before);
  screen.abort();
  await done;
});
