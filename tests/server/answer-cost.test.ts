import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { LIMITS } from "#server/rate-limits/limits";
import { seedAttempts, storedVersions } from "#tests/helpers/seeded-attempts";
import { type Agent, exampleTemplate, testServer } from "#tests/helpers/server";
import { noteStatements } from "#tests/helpers/statements";
import { twentyQuestions } from "#tests/helpers/versioned-template";

/** What one answer costs the database, from the request to its response (decision 0042). */

type Ids = Record<"attempt" | "what" | "team" | "cash" | "more", number>;

async function statementsOf(send: (agent: Agent, ids: Ids) => Promise<{ status: number }>) {
  const noted = noteStatements();
  const server = await testServer();
  const { agent, attemptId } = await server.participant(await exampleTemplate(await server.admin()));
  const { body } = await agent.get(`/user/assessments/${attemptId}/questions`);
  const [what, team, cash, more] = body.map(({ id }: { id: number }) => id);
  noted.length = 0;
  expect((await send(agent, { attempt: attemptId, what, team, cash, more })).status).toBe(200);
  return noted;
}

/** How often the attempt was read up to the commit, and writes outside of the transaction. */
function upToCommit(noted: readonly string[]) {
  const before = noted.slice(0, noted.indexOf("begin immediate"));
  return {
    reads: noted
      .slice(0, noted.indexOf("commit"))
      .filter((sql) => /^select .* from "user_assessments"/i.test(sql)).length,
    writesElsewhere: before.filter((sql) => !/^select/i.test(sql)),
  };
}

const ONCE = { reads: 1, writesElsewhere: [] };

test.each([
  ["a rating in the chat", "4", "How healthy is your cash flow?"],
  ["an option in the chat", "just me", "How big is your team?"],
  ["an open answer in the chat, without a model", "We sell shoes to walkers", "What do you sell?"],
  ["a reply that is no answer", "maybe 3 or 4", "How healthy is your cash flow?"],
])(
  "%s is read once and stored by one commit, with at most eight statements",
  async (_, userMessage, question) => {
    const noted = await statementsOf((agent, { attempt }) =>
      agent.post("/chat/process", { userMessage, question, userAssessmentId: attempt }),
    );
    expect(upToCommit(noted)).toEqual(ONCE);
    expect(noted.at(-1)).toBe("commit");
    expect(noted.length).toBeLessThanOrEqual(8);
  },
);

test("completing with the last answers is one commit, which includes the recommendations job", async () => {
  const noted = await statementsOf((agent, { attempt, what, team, cash }) =>
    agent.post(`/user/assessments/${attempt}/complete`, {
      responses: { [what]: "Shoes", [team]: "Just me", [cash]: "4" },
    }),
  );
  expect(upToCommit(noted)).toEqual(ONCE);
  const stored = noted.slice(noted.indexOf("begin immediate"), noted.indexOf("commit"));
  expect(stored.filter((sql) => /^insert into "jobs"/i.test(sql))).toHaveLength(1);
});

test("a first answer writes one page, a replaced answer three, and a chat turn five", async () => {
  const server = await testServer();
  const { agent, attemptId } = await server.participant(await exampleTemplate(await server.admin()));
  const { body: questions } = await agent.get(`/user/assessments/${attemptId}/questions`);

  async function pagesOf(path: string, body: object) {
    server.raw.pragma("wal_checkpoint(TRUNCATE)");
    expect((await agent.post(path, body)).status).toBe(200);
    const { size } = statSync(`${server.raw.name}-wal`);
    return Math.floor(size / Number(server.raw.pragma("page_size", { simple: true })));
  }
  const save = (answer: string) =>
    pagesOf(`/user/assessments/${attemptId}/responses`, { questionId: questions[0].id, answer });
  const say = (at: number, userMessage: string) =>
    pagesOf("/chat/process", {
      userMessage,
      question: questions[at].questionText,
      userAssessmentId: attemptId,
    });

  expect(await save("Shoes")).toBe(1);
  expect(await save("and boots ".repeat(150))).toBe(3);
  expect(await save("Sandals")).toBe(3);
  await say(0, "Slippers");
  expect(await say(1, "just me")).toBe(5);
});

test("a rate-limited request writes nothing", async () => {
  const { deps, raw } = await testServer();
  const changes = () => raw.prepare("SELECT total_changes()").pluck().get();
  for (let i = 0; i < 5; i++) await deps.limiter.hit(LIMITS.signInMail, "a@example.com");
  const before = changes();
  expect(await deps.limiter.tryHit(LIMITS.signInMail, "a@example.com")).toBe(false);
  expect(changes()).toBe(before);
});

test("an answer in the form is stored by one statement", async () => {
  const noted = noteStatements();
  const server = await testServer();
  const { agent, attemptId } = await server.participant(await exampleTemplate(await server.admin()));
  const save = (answer: string) =>
    agent.post(`/user/assessments/${attemptId}/responses`, { questionId: 1, answer });
  noted.length = 0;
  await save("Shoes");
  const within = noted.slice(noted.indexOf("begin immediate") + 1, noted.indexOf("commit"));
  expect(within).toHaveLength(1);
  expect(within[0]).toMatch(/^update "user_assessments"/);
});

test("the results of twenty questions and four areas take at most 100 bytes per attempt", async () => {
  const server = await testServer();
  const admin = await server.admin();
  const templateId = await twentyQuestions(server, admin);
  const versions = await storedVersions(server, templateId);
  await seedAttempts(server, {
    versions,
    count: 600,
    seed: 1,
    from: Date.parse("2026-08-03"),
    days: 90,
    completed: 1,
  });
  const bytes = server.raw
    .prepare("SELECT sum(pgsize) FROM dbstat WHERE name = 'attempt_facts'")
    .pluck()
    .get();
  expect(Number(bytes) / 600).toBeLessThanOrEqual(100);
});
