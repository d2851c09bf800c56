import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { afterCommit, transaction } from "#server/db/database";
import { claimJob, finishJob } from "#server/jobs/repo";
import { LIMITS } from "#server/rate-limits/limits";
import { linkIn } from "#tests/fakes/mailer";
import { completeWith, scoredTemplate } from "#tests/helpers/scored";
import { ADMIN, exampleTemplate, type TestServer, testServer } from "#tests/helpers/server";
import { count, put, rows, value, values } from "#tests/helpers/stored";

/**
 * Guarantees that SQLite's single writer gives for free, tested with 50 concurrent calls on a database with concurrent
 * transactions (decision 0134).
 */
const MANY = 50;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const atOnce = <Result>(work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: MANY }, (_, index) => work(index)));

const tally = (answers: readonly { status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

async function world(environment: Record<string, string> = { RATE_LIMIT_FACTOR: "off" }) {
  const server = await testServer({}, environment);
  const admin = await server.admin();
  const templateId = await exampleTemplate(admin);
  return { server, admin, templateId };
}

const currentVersions = (server: TestServer) =>
  values<number>(
    server,
    "SELECT max(of) FROM (SELECT count(*) AS of FROM assessment_versions WHERE isCurrent = 1 GROUP BY assessmentId) AS each",
  );

const register = (server: TestServer, templateId: number, index: number) =>
  server
    .visitor()
    .post("/direct-assessment/register", { name: "Pat", email: `pat${index}@example.com`, templateId });

test("50 starts by one participant make one attempt", async () => {
  const { server, templateId } = await world();
  const { agent } = await server.participant(templateId);
  server.clock.advance(60_000);
  const started = await atOnce(() => agent.post("/user/assessments", { assessmentId: templateId }));
  expect(new Set(started.map(({ body }) => body.id)).size).toBe(1);
  expect(await count(server, "user_assessments")).toBe(2);
});

test("50 registrations after an edit share one new version", async () => {
  const { server, admin, templateId } = await world();
  await register(server, templateId, MANY);
  await admin.post(`/admin/assessments/${templateId}/questions`, {
    questionText: "More?",
    questionType: "text",
  });
  const answers = await atOnce((index) => register(server, templateId, index));
  expect(tally(answers)).toEqual({ 200: MANY });
  expect(await values(server, "SELECT DISTINCT versionId FROM user_assessments")).toHaveLength(2);
  expect(await currentVersions(server)).toEqual([1]);
});

test("starts while questions change all get a whole version, and one is current", async () => {
  const { server, admin, templateId } = await world();
  const answers = await atOnce((index) =>
    index % 2
      ? admin.post(`/admin/assessments/${templateId}/questions`, {
          questionText: `More ${index}?`,
          questionType: "text",
        })
      : register(server, templateId, index),
  );
  expect(tally(answers)).toEqual({ 200: MANY });
  await register(server, templateId, MANY);
  expect(await currentVersions(server)).toEqual([1]);
  const sizes = await values<number>(
    server,
    "SELECT count(q.id) FROM user_assessments a JOIN user_assessment_questions q ON q.versionId = a.versionId GROUP BY a.id",
  );
  expect(sizes).toHaveLength(1 + MANY / 2);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(4);
  expect(sizes).toContain(4 + MANY / 2);
});

test("questions added at the same time get different positions", async () => {
  const { admin, templateId } = await world();
  await atOnce((index) =>
    admin.post(`/admin/assessments/${templateId}/questions`, {
      questionText: `Q${index}`,
      questionType: "text",
    }),
  );
  const { body } = await admin.get(`/admin/assessments/${templateId}/questions`);
  const orders = body.map(({ order }: { order: number }) => order);
  expect(orders).toHaveLength(4 + MANY);
  expect(new Set(orders).size).toBe(4 + MANY);
});

test("no rule names a question that is deleted at the same moment", async () => {
  const { server, admin } = await world();
  const template = await scoredTemplate(admin);
  const when = { version: 1, match: "all", rules: [{ question: template.helps, op: "is", value: "Nobody" }] };
  const added = await atOnce(() =>
    admin.post(`/admin/assessments/${template.id}/questions`, { questionText: "Why?", questionType: "text" }),
  );
  const answers = await Promise.all([
    ...added.map(({ body }) => admin.put(`/admin/questions/${body.id}`, { conditions: when })),
    admin.delete(`/admin/questions/${template.helps}`),
  ]);
  expect(Object.keys(tally(answers)).every((status) => Number(status) < 500)).toBe(true);
  const isThere = await value(server, "SELECT 1 FROM assessment_questions WHERE id = ?", template.helps);
  const naming = await values(
    server,
    "SELECT id FROM assessment_questions WHERE conditions LIKE ?",
    `%"question":${template.helps},%`,
  );
  expect(isThere ? [] : naming).toEqual([]);
});

test("cards saved at the same time are all stored, and concurrent scoring is complete", async () => {
  const { server, admin } = await world();
  const template = await scoredTemplate(admin);
  const url = `/admin/assessment-templates/${template.id}`;
  const { scoring } = (await admin.get(`${url}/scoring`)).body;
  const answers = await atOnce((index) =>
    index % 2
      ? admin.put(`${url}/scoring`, { scoring: { ...scoring, minCoverage: index / 100 } })
      : admin.put(`${url}/cards`, {
          key: `card-${index}`,
          when: {
            version: 1,
            match: "all",
            rules: [{ question: template.helps, op: "is", value: "Nobody" }],
          },
          kind: "risk",
          title: "Everything rests on you",
          why: "An illness would stop the work.",
        }),
  );
  expect(tally(answers)).toEqual({ 200: MANY });
  expect(await count(server, "advice_cards")).toBe(MANY / 2);
  await register(server, template.id, 0);
  expect(await currentVersions(server)).toEqual([1]);
});

test("50 invitations of the same ten people make ten people with one attempt each", async () => {
  const { server, admin, templateId } = await world();
  const people = Array.from({ length: 10 }, (_, i) => ({ name: `P ${i}`, email: `p${i}@example.com` }));
  const answers = await atOnce(() => admin.post("/admin/invitations", { assessmentId: templateId, people }));
  expect(tally(answers)).toEqual({ 200: MANY });
  expect(await count(server, "users")).toBe(10);
  expect(await count(server, "user_assessments")).toBe(10);
  const links = await count(server, "mail_outbox");
  expect(links).toBe(10);
});

test("of 50 admins who add the same person, one succeeds", async () => {
  const { server, admin, templateId } = await world();
  const person = { name: "Jo", email: "jo@example.com", assessmentId: templateId };
  const answers = await atOnce(() => admin.post("/admin/users", person));
  expect(tally(answers)).toEqual({ 200: 1, 409: MANY - 1 });
  expect(await count(server, "user_assessments")).toBe(1);
});

test("of 50 people who are given the same email, one gets it", async () => {
  const { server, admin, templateId } = await world();
  await atOnce((index) => register(server, templateId, index));
  const ids = await values<number>(server, "SELECT id FROM users");
  const answers = await Promise.all(
    ids.map((id) => admin.put(`/admin/users/${id}`, { name: "Pat", email: "taken@example.com" })),
  );
  expect(tally(answers)).toEqual({ 200: 1, 409: MANY - 1 });
});

async function mailedToken(server: TestServer, email: string): Promise<string> {
  await expect.poll(() => server.mailer.sent.some(({ to }) => to === email)).toBe(true);
  return new URL(linkIn(server.mailer.lastTo(email))).searchParams.get("token") ?? "";
}

async function withLink(environment: Record<string, string>) {
  const { server, templateId } = await world({ RATE_LIMIT_FACTOR: "off", ...environment });
  await register(server, templateId, 0);
  await server.visitor().post("/user/magic-link", { email: "pat0@example.com" });
  const token = await mailedToken(server, "pat0@example.com");
  const visitors = Array.from({ length: MANY }, () => server.visitor());
  const answers = await atOnce((index) => visitors[index]!.post("/user/auth", { token }));
  return { server, visitors, answers };
}

test("a single-use link signs in one of 50", async () => {
  const { answers } = await withLink({ MAGIC_LINK_STRICT: "1" });
  expect(tally(answers)).toEqual({ 200: 1, 401: MANY - 1 });
});

test("every use of a link is counted, and the newest session stays", async () => {
  const { server, visitors, answers } = await withLink({});
  const opened = tally(answers)[200] ?? 0;
  expect(await value(server, "SELECT max(uses) FROM sign_in_links")).toBe(opened);
  const seen = await Promise.all(visitors.map((visitor) => visitor.get("/user/me")));
  expect(tally(seen)[200]).toBe(1);
});

test("50 concurrent sign-ins are all signed in afterwards, also on the next page", async () => {
  const { server, templateId } = await world();
  const agents = await atOnce((index) => server.participant(templateId, `in${index}@example.com`));
  const admins = await atOnce(async () => {
    const visitor = server.visitor();
    await visitor.post("/admin/login", ADMIN);
    return visitor;
  });
  for (let round = 0; round < 2; round += 1) {
    const seen = await Promise.all([
      ...agents.map(({ agent }) => agent.get("/user/me")),
      ...admins.map((admin) => admin.get("/admin/me")),
    ]);
    expect(tally(seen)).toEqual({ 200: 2 * MANY });
    server.clock.advance(2 * 60_000);
  }
});

test("50 concurrent admin sign-ins and sign-outs keep the participant sessions of those browsers", async () => {
  const { server, templateId } = await world();
  const agents = await atOnce(
    async (index) => (await server.participant(templateId, `o${index}@example.com`)).agent,
  );
  await Promise.all(agents.map((agent) => agent.post("/admin/login", ADMIN)));
  await Promise.all(agents.map((agent) => agent.post("/admin/logout")));
  expect(tally(await Promise.all(agents.map((agent) => agent.get("/user/me"))))).toEqual({ 200: MANY });
  expect(tally(await Promise.all(agents.map((agent) => agent.get("/admin/me"))))).toEqual({ 401: MANY });
});

test("50 saves of one attempt are all in its history, in order", async () => {
  const { server, templateId } = await world();
  const { agent, attemptId } = await server.participant(templateId);
  const { body } = await agent.get(`/user/assessments/${attemptId}/questions`);
  const answers = await atOnce((index) =>
    agent.put(`/user/assessments/${attemptId}/responses`, {
      responses: { [body[0].id]: `Answer ${index}`, ...(index === 25 && { [body[2].id]: "4" }) },
    }),
  );
  expect(tally(answers)).toEqual({ 200: MANY });
  const [stored] = await rows<{ revision: number; responses: string }>(
    server,
    "SELECT revision, responses FROM user_assessments",
  );
  expect(JSON.parse(stored?.responses ?? "")[body[2].id]).toBe("4");
  expect(stored?.revision).toBe(MANY);
  // Only the newest twenty replaced answers are kept.
  expect(await value(server, "SELECT count(*) FROM answer_history")).toBe(20);
  const history = await values<string>(server, "SELECT answer FROM answer_history");
  expect(new Set(history).size).toBe(20);
});

test("50 completions complete once and queue one job", async () => {
  const { server, admin } = await world();
  const template = await scoredTemplate(admin);
  const { agent, attemptId } = await server.participant(template.id);
  await server.deps.worker.stop();
  const { body } = await agent.get(`/user/assessments/${attemptId}/questions`);
  const responses = { [body[0].id]: "3", [body[1].id]: "3", [body[2].id]: "Nobody" };
  await agent.put(`/user/assessments/${attemptId}/responses`, { responses });
  const answers = await atOnce(() => agent.post(`/user/assessments/${attemptId}/complete`));
  expect(Object.keys(tally(answers)).every((status) => Number(status) < 500)).toBe(true);
  expect(await count(server, "jobs")).toBe(1);
  expect(await count(server, "attempt_scores")).toBe(3);
});

test("the attempts of two templates are counted correctly during 50 concurrent changes", async () => {
  const { server, admin, templateId } = await world();
  const otherTemplate = await scoredTemplate(admin);
  const people = await atOnce(async (index) => ({
    ...(await server.participant(index % 2 ? templateId : otherTemplate.id, `c${index}@example.com`)),
    index,
  }));
  const answers = await Promise.all(
    people.map(async ({ agent, attemptId, index }) => {
      if (index % 3 === 0) return agent.delete(`/user/assessments/${attemptId}`);
      const next = await agent.post("/user/assessments", {
        assessmentId: index % 2 ? otherTemplate.id : templateId,
      });
      if (index % 2 === 0) await completeWith(agent, attemptId, ["3", "3", "Nobody"]);
      return next;
    }),
  );
  expect(tally(answers)).toEqual({ 200: MANY });
  const storedCounts =
    "SELECT assessmentId, status, count FROM attempt_counts WHERE count <> 0 ORDER BY 1, 2";
  const there =
    "SELECT assessmentId, status, count(*) AS count FROM user_assessments GROUP BY 1, 2 ORDER BY 1, 2";
  expect(await rows(server, storedCounts)).toEqual(await rows(server, there));
});

test("a job is claimed only once", async () => {
  const { server } = await world();
  const { db, worker } = server.deps;
  await worker.stop();
  for (let i = 0; i < 4 * MANY; i += 1)
    await put(
      server,
      "INSERT INTO jobs (kind, dedupeKey, payload, runAt, createdAt) VALUES ('x', ?, '{}', 1, 1)",
      `k${i}`,
    );
  const now = server.clock.now();
  const claim = { kind: "x", now, lockedUntil: new Date(now.getTime() + HOUR), maySuspect: true };
  const claimed: number[] = [];
  await atOnce(async () => {
    for (let job = await claimJob(db, claim); job; job = await claimJob(db, claim)) {
      claimed.push(job.id);
      await finishJob(db, job);
    }
  });
  expect(claimed).toHaveLength(4 * MANY);
  expect(new Set(claimed).size).toBe(4 * MANY);
});

test("50 jobs that are queued at the same time run once each, without polling delay", async () => {
  const { server, admin } = await world();
  const answers = await atOnce((index) =>
    admin.post("/admin/users", { name: "Jo", email: `jo${index}@example.com`, sendLink: true }),
  );
  expect(tally(answers)).toEqual({ 200: MANY });
  await expect.poll(() => server.mailer.sent.length).toBe(MANY);
  await expect.poll(() => count(server, "jobs")).toBe(0);
  expect(server.mailer.tries).toBe(MANY);
  expect(new Set(server.mailer.sent.map(({ to }) => to)).size).toBe(MANY);
});

test("a listener that is called after a commit finds the committed data", async () => {
  const { server } = await world();
  const { db } = server.deps;
  const found = await atOnce(
    (index) =>
      new Promise<boolean>((resolve, reject) => {
        transaction(db, async (tx) => {
          const key = `key${index}`;
          afterCommit(tx, () => {
            const look = db.selectFrom("rate_limits").select("key").where("key", "=", key).executeTakeFirst();
            look.then((row) => resolve(row !== undefined), reject);
          });
          await tx
            .insertInto("rate_limits")
            .values({ key, hits: 1, resetAt: new Date(0) })
            .execute();
        }).catch(reject);
      }),
  );
  expect(found).not.toContain(false);
});

test("a limit allows exactly its number, and refused calls don't use up its other allowances", async () => {
  const { server } = await world({});
  const { limiter } = server.deps;
  const rule = LIMITS.registrationByNetwork;
  const max = rule.allowances[0]?.max ?? 0;
  const bound = Math.min(...rule.allowances.map((one) => one.max));
  expect(max).toBeGreaterThan(0);
  for (const subject of ["10.0.0.1", "2001:db8::/64"]) {
    let passed = 0;
    for (let remaining = bound * 2; remaining > 0; remaining -= MANY)
      passed += (await atOnce(() => limiter.tryHit(rule, subject))).filter(Boolean).length;
    expect(passed).toBe(bound);
  }
  const hits = await values<number>(server, "SELECT hits FROM rate_limits WHERE key LIKE ?", "%10.0.0.1");
  expect(new Set(hits)).toEqual(new Set([bound]));
});

test("several limits are counted together or not at all", async () => {
  const { server } = await world({});
  const { limiter } = server.deps;
  const scarce = LIMITS.attemptByUnverified;
  const bound = Math.min(...scarce.allowances.map(({ max }) => max));
  const counts = (index: number) => [
    { rule: LIMITS.registrationInAll, subject: "all" },
    // In both orders, because two calls must not deadlock.
    { rule: scarce, subject: "one" },
    ...(index % 2 ? [] : [{ rule: LIMITS.lookupByNetwork, subject: "10.0.0.9" }]),
  ];
  const outcomes = await atOnce((index) => {
    const limits = counts(index);
    return limiter.hitAll(index % 3 ? limits : limits.reverse()).then(
      () => true,
      () => false,
    );
  });
  const passed = outcomes.filter(Boolean).length;
  expect(passed).toBe(bound);
  const hits = await values<number>(server, "SELECT hits FROM rate_limits WHERE key LIKE ?", "%:all");
  expect(new Set(hits)).toEqual(new Set([passed]));
});

test("an answer that is stored during the cleanup of abandoned accounts is kept", async () => {
  const { server, templateId } = await world();
  const people = await atOnce((index) => server.participant(templateId, `left${index}@example.com`));
  const [first] = people;
  const { body } = await first!.agent.get(`/user/assessments/${first!.attemptId}/questions`);
  await put(server, "UPDATE users SET registeredAt = ?", server.clock.now().getTime() - 40 * DAY);
  const save = async ({ agent, attemptId }: (typeof people)[number]) => {
    await wait(Math.random() * 30);
    const responses = { [body[0].id]: "We sell bicycles" };
    return { attemptId, ...(await agent.put(`/user/assessments/${attemptId}/responses`, { responses })) };
  };
  const [answers] = await Promise.all([
    Promise.all(people.map(save)),
    server.deps.services.participantAuth.purge(),
  ]);
  const saved = answers.filter(({ status }) => status === 200).map(({ attemptId }) => attemptId);
  const there = await values(server, "SELECT id FROM user_assessments WHERE responses <> '{}'");
  expect(there.sort()).toEqual(saved.sort());
  expect(Object.keys(tally(answers)).every((status) => Number(status) < 500)).toBe(true);
});

test("a reset link used 50 times sets one password", async () => {
  const { server } = await world();
  await server.visitor().post("/admin/forgot-password", { email: ADMIN.email });
  const token = await mailedToken(server, ADMIN.email);
  const answers = await atOnce((index) =>
    server.visitor().post("/admin/reset-password", { token, password: `another-${index}-one` }),
  );
  expect(tally(answers)[200]).toBe(1);
  expect(await value(server, "SELECT authEpoch FROM admins")).toBe(1);
});
