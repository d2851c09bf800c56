import { expect, test } from "vitest";
import type { AdminIdentity } from "#server/features/admin-auth/rules";
import { NOT_READY } from "#server/features/attempts/texts";
import { noAnswer, noOpenQuestion, noQuestion } from "#server/features/results/texts";
import { seededRandom } from "#server/lib/seeded-random";
import type { TemplateResults, TextAnswers } from "#shared/contracts/template-results";
import type { TemplateId } from "#shared/domain/ids";
import { recounter } from "#tests/helpers/recounted-results";
import { seedAttempts, storedVersions } from "#tests/helpers/seeded-attempts";
import { type Agent, exampleTemplate, testServer } from "#tests/helpers/server";
import { count, put, rows, type Stored } from "#tests/helpers/stored";
import { versionedTemplate } from "#tests/helpers/versioned-template";

const FROM = Date.parse("2026-08-03T00:00:00Z");

async function seeded(people: number) {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: "off" });
  const admin = await server.admin();
  const templateId = await versionedTemplate(server, admin);
  const versions = await storedVersions(server, templateId);
  await seedAttempts(server, { versions, count: people, seed: 60, from: FROM, days: 90 });
  return { server, admin, templateId, versions };
}

async function results(
  admin: Agent,
  templateId: number,
  query: Record<string, string | number | undefined>,
): Promise<TemplateResults> {
  const params = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const { status, body } = await admin.get(
    `/admin/assessments/${templateId}/results?${new URLSearchParams(params)}`,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

test("under 200 random filters and comparisons all figures match the stored answers", async () => {
  const { server, admin, templateId, versions } = await seeded(400);
  expect(versions).toHaveLength(4);
  const differences = await recounter(server, templateId);
  const all = await results(admin, templateId, {});
  expect(differences({}, undefined, all)).toEqual([]);
  const random = seededRandom(2026);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const some = <Item>(items: readonly Item[]) => (random() < 0.25 ? pick(items) : undefined);
  const closed = all.questions.filter(({ choices }) => choices.length > 0);
  const answers = closed.flatMap(({ key, choices }) => choices.map(({ value }) => `${key}:${value}`));
  const compared = [
    "version",
    "status",
    "door",
    "language",
    "band",
    ...closed.map(({ key }) => `answer:${key}`),
  ];
  const day = (at: number) => new Date(FROM + at * 86_400_000).toISOString().slice(0, 10);
  const days = Array.from({ length: 90 }, (_, at) => day(at));
  let counted = 0;
  for (let round = 0; round < 200; round += 1) {
    const [from, to] = [some(days), some(days)].sort();
    const filter = {
      ...{ from, to },
      version: some(versions.map(({ id }) => id)),
      status: some(["completed", "in_progress", "not_started"]),
      band: some([...all.choices.bands, "no such band"]),
      door: some(["chat", "form", "mixed", "unknown"]),
      language: some([...all.choices.languages, "fr"]),
      answer: some(answers),
    };
    const compare = some(["nothing", ...compared, ...compared, ...compared]) ?? pick(compared);
    const by = compare === "nothing" ? undefined : compare;
    const shown = await results(admin, templateId, { ...filter, compare: by });
    expect(differences(filter, by, shown), JSON.stringify({ filter, by })).toEqual([]);
    counted += shown.groups.reduce((sum, { started }) => sum + started, 0);
  }
  expect(counted).toBeGreaterThan(5_000);
});

test("questions are joined over versions, and options are in the order of the newest version", async () => {
  const { admin, templateId } = await seeded(0);
  const { questions, scores, groups, choices } = await results(admin, templateId, {});
  expect(questions.map(({ key, text }) => [key.replace(/^\d+/, ""), text])).toEqual([
    ["-choice", "Do you have a site?"],
    ["-rating", "How good is it?"],
    ["-text", "What does it sell?"],
    ["-choice", "Which channels bring customers?"],
    ["-rating", "How is the team?"],
    ["-choice", "How is the team?"],
    ["-text", "Anything else?"],
    ["-rating", "How do fairs go?"],
  ]);
  expect(questions[0]?.choices.map(({ value }) => value)).toEqual([
    ...["Yes", "No", "Planned", "On a market place"],
    "Soon",
  ]);
  expect(questions[1]?.choices.map(({ label }) => label)).toEqual(["Poor", null, null, null, "Great"]);
  expect(
    scores.map(({ dimension, name, bands }) => [dimension, name, bands.map((band) => band.name)]),
  ).toEqual([
    ["", "", ["Low", "Firm", "Shaky", "Fair"]],
    ["money", "Money", ["Low", "Firm", "Shaky", "Fair"]],
    ["web", "Web", ["Online"]],
  ]);
  // Each attempt was started once without answers, so all stopped at the first question.
  expect(groups).toEqual([{ label: "", started: 4, completed: 0, minutes: null, overall: null }]);
  expect(questions.map((question) => question.groups[0]?.stopped)).toEqual([4, 0, 0, 0, 0, 0, 0, 0]);
  expect(choices.languages).toEqual(["de", "en"]);
});

const factsIn = async (stored: Stored) => ({
  completed: await rows(stored, "SELECT * FROM attempt_facts ORDER BY userAssessmentId"),
  open: await rows(
    stored,
    "SELECT id, furthest, facts FROM user_assessments WHERE status = 'in_progress' ORDER BY id",
  ),
});

/** Marks all attempts as not counted, as before facts existed. `change` can also reset their first answers. */
async function makeDue(stored: Stored, change: string) {
  await put(stored, "DELETE FROM attempt_facts");
  await put(stored, `UPDATE user_assessments SET ${change}`);
  await put(
    stored,
    "INSERT INTO attempt_facts_due SELECT id FROM user_assessments WHERE status <> 'not_started'",
  );
}

test("first answers record their door and duration, and a rebuild gives the same facts", async () => {
  const server = await testServer();
  const admin = await server.admin();
  const id = await exampleTemplate(admin);
  const [products, team, cash] = [1, 2, 3];
  const { agent, attemptId } = await server.participant(id);
  const answer = (questionId: number, text: string) =>
    agent.post(`/user/assessments/${attemptId}/responses`, { questionId, answer: text });
  const say = (question: string, userMessage: string) =>
    agent.post("/chat/process", { question, userMessage, userAssessmentId: attemptId });
  server.clock.advance(12_000);
  await answer(products, "Shoes");
  server.clock.advance(40_000);
  await say("How big is your team?", "hm?");
  server.clock.advance(5_000);
  await say("How big is your team?", "just me");
  server.clock.advance(60_000);
  await answer(products, "Boots");
  await agent.post(`/user/assessments/${attemptId}/complete`, { responses: { [cash]: "4" } });
  const otherParticipant = await server.participant(id);
  await otherParticipant.agent.post(`/user/assessments/${otherParticipant.attemptId}/responses`, {
    questionId: products,
    answer: "Hats",
  });

  const shown = await results(admin, id, { compare: "door" });
  expect(shown.groups.map(({ label, completed }) => [label, completed])).toEqual([
    ["form", 0],
    ["mixed", 1],
  ]);
  expect(shown.questions.map(({ groups }) => groups[1]?.seconds?.median)).toEqual([12, 44, 60, undefined]);
  const [stopped] = shown.questions.filter(({ groups }) => groups[0]?.stopped === 1);
  expect(stopped?.key).toBe(`${team}-choice`);

  const written = await factsIn(server);
  await makeDue(server, "furthest = NULL");
  await server.deps.housekeeping();
  expect(await factsIn(server)).toEqual(written);
});

test("attempts from before an update are counted later, and until then results give 503", async () => {
  const { server, admin, templateId } = await seeded(120);
  await makeDue(server, "furthest = NULL, facts = NULL");
  const early = await admin.get(`/admin/assessments/${templateId}/results`);
  expect([early.status, early.body.message]).toEqual([503, NOT_READY]);
  await server.deps.housekeeping();
  const shown = await results(admin, templateId, {});
  const differences = await recounter(server, templateId);
  expect(differences({}, undefined, shown)).toEqual([]);
  expect(shown.groups[0]?.completed).toBeGreaterThan(60);
});

test("invalid queries are refused with an explanation, and contradicting filters match no one", async () => {
  const { server, admin, templateId, versions } = await seeded(40);
  const ask = async (query: string, path = "") => {
    const { status, body } = await admin.get(`/admin/assessments/${templateId}/results${path}?${query}`);
    return [status, body.message];
  };
  const [site] = (await results(admin, templateId, {})).questions;
  expect(await ask("from=2026-09-02&to=2026-09-01")).toEqual([
    400,
    "filter.to: The last day must not be before the first",
  ]);
  expect(await ask("from=yesterday")).toEqual([400, "filter.from: Enter a date such as 2026-11-30"]);
  expect(await ask("compare=weather")).toEqual([400, expect.any(String)]);
  expect(await ask("answer=9-rating:4")).toEqual([400, noQuestion("9-rating")]);
  expect(await ask("compare=answer:9-rating")).toEqual([400, noQuestion("9-rating")]);
  expect(await ask(`answer=${site?.key}:Perhaps`)).toEqual([400, noAnswer("Perhaps")]);
  expect(await ask("key=9-text", "/answers")).toEqual([400, noOpenQuestion("9-text")]);
  expect(await ask("from=2026-09-01&from=2026-09-02")).toEqual([400, expect.any(String)]);
  expect((await admin.get("/admin/assessments/98765/results")).status).toBe(404);
  const nobody = await results(admin, templateId, {
    version: versions[0]?.id,
    answer: `${site?.key}:On a market place`,
    compare: "band",
  });
  expect(nobody.groups).toEqual([{ label: "", started: 0, completed: 0, minutes: null, overall: null }]);
  expect(await count(server, "attempt_facts")).toBeGreaterThan(10);
});

test("answers to an open question are newest first, searchable, and have their most common words", async () => {
  const { server, admin, templateId } = await seeded(150);
  const { questions } = await results(admin, templateId, {});
  const key = questions.find(({ text }) => text === "Anything else?")?.key ?? "";
  const ask = async (query: Record<string, string>): Promise<TextAnswers> =>
    (
      await admin.get(
        `/admin/assessments/${templateId}/results/answers?${new URLSearchParams({ key, ...query })}`,
      )
    ).body;
  const optional = (await storedVersions(server, templateId)).flatMap(({ questions }) =>
    questions.filter(({ questionText }) => questionText === "Anything else?").map(({ id }) => id),
  );
  const attempts = await rows<{ id: number; responses: string }>(
    server,
    "SELECT id, responses FROM user_assessments WHERE status = 'completed' ORDER BY id DESC",
  );
  const stored = attempts.flatMap(({ id, responses }) => {
    const answers: Record<string, string> = JSON.parse(responses);
    const text = optional.map((question) => answers[question]).find((answer) => answer !== undefined);
    return text === undefined || text === "skip" ? [] : [{ id, text }];
  });
  const found: { attemptId: number; text: string }[] = [];
  for (let page = await ask({ status: "completed" }); ; ) {
    found.push(...page.answers);
    const last = page.answers.at(-1);
    if (!page.hasMore || !last) break;
    page = await ask({ status: "completed", before: String(last.attemptId) });
  }
  expect(found.map(({ attemptId, text }) => ({ id: attemptId, text }))).toEqual(stored);
  const { answers, words } = await ask({ status: "completed", q: "RENT and" });
  const rentAnswers = stored.filter(({ text }) => text.includes("rent and"));
  expect(answers.map(({ attemptId }) => Number(attemptId))).toEqual(
    rentAnswers.slice(0, 20).map(({ id }) => id),
  );
  expect(words.find(({ word }) => word === "rent")?.people).toBe(
    stored.filter(({ text }) => /\brent\b/.test(text)).length,
  );
  expect(words.map(({ word }) => word)).not.toContain("and");
});

test("results are recounted only after a change, and watchers are told", async () => {
  const { server, admin, templateId } = await seeded(20);
  const services = server.deps.services;
  const me = { id: 1 } as AdminIdentity;
  const screen = new AbortController();
  const revisions: string[] = [];
  const done = (async () => {
    for await (const { revision } of services.results.changes(me, templateId as TemplateId, screen.signal))
      revisions.push(revision);
  })();
  const before = await results(admin, templateId, {});
  await expect.poll(() => revisions).toEqual([before.revision]);
  await put(server, "DELETE FROM attempt_facts");
  expect(await results(admin, templateId, {})).toEqual(before);

  const { agent, attemptId } = await server.participant(templateId);
  const { body: questions } = await agent.get(`/user/assessments/${attemptId}/questions`);
  for (const answer of ["No", "Soon", "No"])
    await agent.post(`/user/assessments/${attemptId}/responses`, { questionId: questions[0].id, answer });
  const after = await results(admin, templateId, {});
  expect(after.groups[0]).toMatchObject({ completed: 0 });
  expect(Number(after.revision)).toBeGreaterThan(Number(before.revision));
  await expect.poll(() => revisions.at(-1)).toBe(after.revision);
  expect(revisions.length).toBeLessThan(5);

  await admin.delete(`/admin/user-assessments/${attemptId}`);
  await expect.poll(() => Number(revisions.at(-1))).toBeGreaterThan(Number(after.revision));
  screen.abort();
  await done;
});
