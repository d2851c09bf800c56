import { expect, test } from "vitest";
import { linkIn } from "#tests/fakes/mailer";
import { sqliteDatabase, testDatabase } from "#tests/helpers/database";
import { completeWith, scoredTemplate } from "#tests/helpers/scored";
import { ADMIN, type Agent, exampleTemplate, type TestServer, testServer } from "#tests/helpers/server";

/** REST calls return the same JSON on both engines, except random ids and tokens. */

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Records every response of an agent. */
function recordCalls(agent: Agent, answers: unknown[]): Agent {
  const send = agent.send.bind(agent);
  agent.send = async (options) => {
    const answer = await send(options);
    const { status, body } = answer;
    answers.push([
      options.method,
      options.url,
      status,
      JSON.parse(JSON.stringify(body ?? null).replaceAll(UUID, "id")),
    ]);
    return answer;
  };
  return agent;
}

interface World {
  server: TestServer;
  admin: Agent;
  templateId: number;
  visitor: () => Agent;
}

async function answersOf(
  server: TestServer,
  journey: (world: World) => Promise<unknown>,
): Promise<unknown[]> {
  const answers: unknown[] = [];
  const admin = recordCalls(await server.admin(), answers);
  const templateId = await exampleTemplate(admin);
  await journey({ server, admin, templateId, visitor: () => recordCalls(server.visitor(), answers) });
  return answers;
}

async function register({ visitor, templateId }: World, email = "pat@example.com", template = templateId) {
  const agent = visitor();
  const { body } = await agent.post("/direct-assessment/register", {
    name: "Pat",
    email,
    templateId: template,
  });
  return { agent, id: body.userAssessmentId as number };
}

async function tokenFor(server: TestServer, email: string): Promise<string> {
  await expect.poll(() => server.mailer.sent.some(({ to }) => to === email)).toBe(true);
  return new URL(linkIn(server.mailer.lastTo(email))).searchParams.get("token") ?? "";
}

/** Waits until no background job is left. */
async function untilIdle({ server }: World): Promise<void> {
  const { db, services, systemActor } = server.deps;
  await expect.poll(async () => (await services.serverStatus.figures(systemActor)).jobs.waiting).toBe(0);
  await db.selectFrom("jobs").select("id").execute();
}

const JOURNEYS: Readonly<Record<string, (world: World) => Promise<unknown>>> = {
  "a template is written, reordered and cleaned up": async ({ admin, templateId }) => {
    const { body: questions } = await admin.get(`/admin/assessments/${templateId}/questions`);
    const ids = questions.map(({ id }: { id: number }) => id);
    await admin.put(`/admin/questions/${ids[0]}`, { questionText: "What do you make?", help: "A sentence." });
    await admin.put(`/admin/assessments/${templateId}/questions/reorder`, { questionIds: ids.toReversed() });
    await admin.delete(`/admin/questions/${ids[3]}`);
    await admin.put(`/admin/assessment-templates/${templateId}`, {
      isActive: false,
      title: "Ünïcode 😀 'quotes' \\",
    });
    await admin.get("/assessment-templates");
    await admin.get(`/admin/assessment-templates/${templateId}/export`);
    await admin.post(`/admin/assessment-templates/${templateId}/duplicate`);
    await admin.delete(`/admin/assessment-templates/${templateId}`);
    await admin.get("/admin/assessment-templates");
  },

  "somebody registers and answers in the chat": async (world) => {
    const { agent, id } = await register(world);
    const url = `/user/assessment/${id}/chat`;
    for (const userMessage of ["Bicycles and repairs", "just me", "purple", "4", "no", "done"]) {
      const question = "How big is your team?";
      await agent.post("/chat/process", { userMessage, question, userAssessmentId: id });
    }
    await agent.get(url);
    await agent.get(`/user/assessments/${id}`);
    await agent.post(`/user/assessments/${id}/complete`);
    await untilIdle(world);
    await agent.get(`/user/assessments/${id}/results`);
    await world.admin.get(`/admin/chat-messages/${id}`);
  },

  "somebody answers in the form, in parts": async (world) => {
    const { agent, id } = await register(world);
    const { body } = await agent.get(`/user/assessments/${id}/questions`);
    const [sell, team, cash] = body.map((question: { id: number }) => question.id);
    const url = `/user/assessments/${id}/responses`;
    await agent.put(url, { responses: { [sell]: "Shoes" } });
    await agent.put(url, { responses: { [sell]: "Boots", [team]: "Nobody at all" } });
    await agent.post(`/user/assessments/${id}/complete`);
    await agent.put(url, { responses: { [team]: "More", [cash]: "2" } });
    await agent.post(`/user/assessments/${id}/complete`);
    await untilIdle(world);
    await agent.get(`/user/assessments/${id}/results`);
    await agent.get("/user/assessments");
    await world.admin.get(`/admin/user-assessments/${id}/export`);
  },

  "somebody comes back by a link": async (world) => {
    const { server, visitor, templateId } = world;
    const { id } = await register(world);
    await visitor().post("/user/magic-link", { email: "PAT@example.com" });
    await visitor().post("/user/magic-link", { email: "nobody@example.com" });
    const token = await tokenFor(server, "pat@example.com");
    const agent = visitor();
    await agent.post("/user/auth", { token: "wrong" });
    await agent.post("/user/auth", { token });
    await agent.get("/user/me");
    await agent.get("/user/assessment/current");
    await agent.post("/user/assessments", { assessmentId: templateId });
    await agent.delete(`/user/assessments/${id}`);
    await agent.get("/user/assessments");
    await agent.post("/user/logout");
    await agent.get("/user/me");
  },

  "people are added, invited, renamed and listed": async (world) => {
    const { admin, templateId } = world;
    await admin.post("/admin/users", { name: "Jo", email: "jo@example.com", assessmentId: templateId });
    await admin.post("/admin/users", { name: "Jo", email: "jo@example.com" });
    const people = ["ann", "bob", "jo"].map((name) => ({ name, email: `${name}@example.com` }));
    await admin.post("/admin/invitations/plan", { assessmentId: templateId, people });
    await admin.post("/admin/invitations", { assessmentId: templateId, people, note: "Please 🙂" });
    await untilIdle(world);
    const { body } = await admin.get("/admin/users");
    await admin.put(`/admin/users/${body[0].id}`, { name: "Other", email: "jo@example.com" });
    await admin.put(`/admin/users/${body[0].id}`, { name: "Other", email: "other@example.com" });
    await admin.get("/admin/users");
    await admin.get("/admin/stats");
    await admin.get("/admin/assessments");
    await untilIdle(world);
    await admin.get("/admin/outbox");
  },

  "answers are scored, advised and compared": async (world) => {
    const { admin, server } = world;
    const template = await scoredTemplate(admin);
    const url = `/admin/assessment-templates/${template.id}`;
    const rules = [{ question: template.helps, op: "is", value: "Nobody" }];
    const card = {
      key: "alone",
      when: { version: 1, match: "all", rules },
      kind: "risk",
      title: "Alone",
      why: "So.",
    };
    await admin.put(`${url}/cards`, card);
    await admin.post(`${url}/cards/preview`, {});
    await admin.get(`${url}/scoring`);
    const { agent, id } = await register(world, "pat@example.com", template.id);
    await completeWith(agent, id, ["4", "2", "Nobody"]);
    await untilIdle(world);
    await agent.get(`/user/assessments/${id}/results`);
    server.clock.advance(3_600_000);
    const { body } = await agent.post(`/user/assessments/${id}/retake`);
    await completeWith(agent, body.id, ["5", "1", "A team"]);
    await untilIdle(world);
    await agent.get(`/user/assessments/${body.id}/comparison`);
    await agent.get(`/user/assessments/${body.id}/results`);
    await admin.get("/admin/assessments");
  },

  "an admin looks at attempts and removes one": async (world) => {
    const { admin, templateId } = world;
    const { agent, id } = await register(world);
    await agent.post("/user/assessments", { assessmentId: templateId });
    await admin.get(`/admin/user-assessments/${id}`);
    await admin.get(`/admin/user-assessments/${id}/questions`);
    await admin.get(`/admin/chat-messages/${id}`);
    await admin.delete(`/admin/user-assessments/${id}`);
    await admin.get(`/admin/user-assessments/${id}`);
    await agent.get("/user/assessments");
    await admin.get("/admin/stats");
  },

  "an admin signs in, resets the password and signs out": async (world) => {
    const { server, visitor } = world;
    await visitor().post("/admin/login", { ...ADMIN, password: "wrong-horse" });
    await visitor().post("/admin/forgot-password", { email: ADMIN.email });
    const token = await tokenFor(server, ADMIN.email);
    await visitor().post("/admin/reset-password", { token, password: "short" });
    await visitor().post("/admin/reset-password", { token, password: "another-horse" });
    await visitor().post("/admin/reset-password", { token, password: "another-horse" });
    const admin = visitor();
    await admin.post("/admin/login", { ...ADMIN, password: "another-horse" });
    await admin.get("/admin/me");
    await admin.post("/admin/logout");
    await admin.get("/admin/users");
  },
};

test.each(Object.entries(JOURNEYS))("%s: same responses on both engines", async (_name, journey) => {
  const onSqlite = await answersOf(await testServer({ database: sqliteDatabase() }), journey);
  const onPostgres = await answersOf(await testServer({ database: testDatabase() }), journey);
  expect(onPostgres.length).toBeGreaterThan(5);
  expect(onPostgres).toEqual(onSqlite);
});
