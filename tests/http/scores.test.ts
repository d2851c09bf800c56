import { expect, test } from "vitest";
import { completeWith, participantWith, SCORING, scoredTemplate } from "#tests/helpers/scored";
import { type Agent, type TestServer, testServer } from "#tests/helpers/server";
import { rows } from "#tests/helpers/stored";

async function world(change: object = {}) {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: "off" });
  const admin = await server.admin();
  const template = await scoredTemplate(admin, change);
  const url = `/admin/assessment-templates/${template.id}/scoring`;
  async function retake(agent: Agent, from: number, answers: readonly string[]): Promise<number> {
    server.clock.advance(60_000);
    const { body } = await agent.post(`/user/assessments/${from}/retake`);
    await completeWith(agent, body.id, answers);
    return body.id;
  }
  return { server, admin, template, url, retake };
}

const resultsOf = async (agent: Agent, id: number) =>
  (await agent.get(`/user/assessments/${id}/results`)).body;
const comparisonOf = async (agent: Agent, id: number) =>
  (await agent.get(`/user/assessments/${id}/comparison`)).body;
const storedScores = (server: TestServer, id: number) =>
  rows(server, "SELECT * FROM attempt_scores WHERE userAssessmentId = ? ORDER BY dimension", id);

// Money: (2 * 0.25 + 1 * 0.75) / 3; people: (3.5 + 7.25) / 49.
const ANSWERS = ["4", "4", "A friend"];
const SCORES = [
  { dimension: "", value: 26.870749, answered: 3, asked: 3, coverage: 1 },
  { dimension: "money", value: 41.666667, answered: 2, asked: 2, coverage: 1 },
  { dimension: "people", value: 21.938776, answered: 1, asked: 1, coverage: 1 },
];

test("scores are stored on completion and shown to the participant, to admins and in their list", async () => {
  const { server, admin, template } = await world();
  const { agent, attemptId } = await server.participant(template.id);
  expect((await admin.get(`/admin/user-assessments/${attemptId}`)).body).toMatchObject({
    ...{ scores: [], scoring: SCORING },
  });
  expect(await storedScores(server, attemptId)).toEqual([]);
  await completeWith(agent, attemptId, ANSWERS);
  expect(await resultsOf(agent, attemptId)).toMatchObject({
    scoring: SCORING,
    scores: SCORES,
    benchmarks: [],
  });
  const listedScore = { score: 26.870749, band: "Fragile-Mark" };
  expect((await admin.get(`/admin/user-assessments/${attemptId}`)).body).toMatchObject({
    ...{ scoring: SCORING, scores: SCORES },
  });
  expect((await admin.get("/admin/assessments")).body).toMatchObject([listedScore]);
  expect((await resultsOf(agent, attemptId)).questions[2]).toMatchObject({ points: [-7.25, 3.5, 41.75] });
});

test("too few answers give no score, and hidden questions don't count as asked", async () => {
  const { server, template, admin } = await world();
  for (const id of [template.cash, template.wrong, template.helps])
    await admin.put(`/admin/questions/${id}`, { isRequired: false });
  const { agent, attemptId } = await participantWith(server, template.id, ["5", "skip", "skip"]);
  expect((await resultsOf(agent, attemptId)).scores).toEqual([
    { dimension: "", value: null, answered: 1, asked: 3, coverage: 0 },
    { dimension: "money", value: null, answered: 1, asked: 2, coverage: 0.333333 },
    { dimension: "people", value: null, answered: 0, asked: 1, coverage: 0 },
  ]);
});

test("editing a template leaves earlier results byte-for-byte equal", async () => {
  const { server, admin, template, url } = await world();
  const { agent, attemptId } = await participantWith(server, template.id, ANSWERS);
  const shown = async () =>
    JSON.stringify([
      await agent.get(`/user/assessments/${attemptId}/results`).then(({ body }) => body),
      await admin.get(`/admin/user-assessments/${attemptId}`).then(({ body }) => body),
      await storedScores(server, attemptId),
    ]);
  const before = await shown();
  const { dimensions, bands } = SCORING;
  const edits = [
    () =>
      admin.put(url, {
        scoring: { ...SCORING, scale: { max: 100, decimals: 0 }, bands: [...bands].slice(0, 1) },
      }),
    () =>
      admin.put(url, {
        scoring: { ...SCORING, dimensions: dimensions.map((one) => ({ ...one, weight: 7 })) },
      }),
    () => admin.put(`/admin/questions/${template.helps}`, { points: [10, 0, 0] }),
    () => admin.put(`/admin/questions/${template.cash}`, { highIs: "bad", weight: 50, dimension: "people" }),
    () => admin.delete(`/admin/questions/${template.wrong}`),
    () => admin.put(url, { scoring: { ...SCORING, visibleTo: "admin" } }),
    () => admin.put(url, { scoring: null }),
  ];
  for (const edit of edits) {
    expect((await edit()).status).toBe(200);
    // A start creates a new version.
    await server.participant(template.id);
    expect(await shown()).toBe(before);
  }
});

test("scores that only admins may see are in no call and no page of the participant", async () => {
  const { server, admin, template, retake } = await world({
    visibleTo: "admin",
    benchmark: { on: true, k: 5 },
  });
  for (let count = 0; count < 6; count += 1)
    await participantWith(server, template.id, ["5", "1", "A team"], { isProved: true });
  const { agent, attemptId } = await participantWith(server, template.id, ANSWERS, { isProved: true });
  const second = await retake(agent, attemptId, ["5", "2", "A friend"]);
  const responses = [];
  for (const id of [attemptId, second]) {
    for (const path of ["", "/questions", "/results", "/comparison"])
      responses.push((await agent.get(`/user/assessments/${id}${path}`)).body);
    for (const page of [
      `/assessment/${id}`,
      `/assessment/${id}/chat`,
      `/assessment/${id}/results`,
      "/dashboard",
    ])
      responses.push((await agent.send({ method: "GET", url: page })).body);
    responses.push((await agent.get(`/user/assessment/${id}/chat`)).body);
    expect(await comparisonOf(agent, id)).toBeNull();
    expect(await resultsOf(agent, id)).toMatchObject({ scoring: null, scores: [], benchmarks: [] });
  }
  responses.push(
    (await agent.get("/user/assessments")).body,
    (await agent.get("/user/assessment/current")).body,
  );
  const text = JSON.stringify(responses);
  for (const secret of [
    "-Mark",
    "-7.25",
    "41.75",
    "26.870749",
    "41.666667",
    "21.938776",
    '"money"',
    "quartiles",
  ])
    expect([secret, text.includes(secret)]).toEqual([secret, false]);
  const { body } = await admin.get(`/admin/user-assessments/${attemptId}`);
  expect(body).toMatchObject({ scores: SCORES, scoring: { visibleTo: "admin" } });
  expect(body.benchmarks).toHaveLength(3);
});

test("an attempt is compared with the previous completed one, using stored scores", async () => {
  const { server, admin, template, retake } = await world();
  const { agent, attemptId } = await participantWith(server, template.id, ANSWERS);
  expect(await comparisonOf(agent, attemptId)).toBeNull();
  await admin.put(`/admin/questions/${template.cash}`, { questionText: "A corrected typo?" });
  const second = await retake(agent, attemptId, ["5", "1", "A team"]);
  const third = await retake(agent, second, ["1", "5", "Nobody"]);
  const elsewhere = await scoredTemplate(admin);
  await agent.post("/user/assessments", { assessmentId: elsewhere.id });
  expect(await comparisonOf(agent, second)).toMatchObject({
    with: { id: attemptId },
    ...{ isSame: true, compared: 3, of: 3 },
    scores: [
      { dimension: "", before: 26.870749, now: 100 },
      { dimension: "money", before: 41.666667, now: 100 },
      { dimension: "people", before: 21.938776, now: 100 },
    ],
  });
  expect(await comparisonOf(agent, third)).toMatchObject({ with: { id: second } });
  expect(await comparisonOf(agent, attemptId)).toBeNull();
});

test("after a change of scoring, compares only equally scored parts that both attempts have", async () => {
  const { server, admin, template, retake } = await world();
  const { agent, attemptId } = await participantWith(server, template.id, ANSWERS);
  await admin.put(`/admin/questions/${template.wrong}`, { weight: 1 });
  await admin.post(`/admin/assessments/${template.id}/questions`, {
    ...{
      questionText: "And the bank?",
      questionType: "rating",
      highIs: "good",
      dimension: "money",
      isRequired: false,
    },
    order: 3,
  });
  const second = await retake(agent, attemptId, ["5", "1"].concat(["A team", "5"]));
  expect(await comparisonOf(agent, second)).toMatchObject({
    with: { id: attemptId },
    ...{ isSame: false, compared: 2, of: 4 },
    scores: [
      { dimension: "", before: 35.204082, now: 100 },
      { dimension: "money", before: 75, now: 100 },
      { dimension: "people", before: 21.938776, now: 100 },
    ],
  });
  const changes = [
    [{ options: ["Nobody", "Some friend", "A team"] }, "an option"],
    [{ points: [0, 1, 2] }, "points"],
    [{ skipCounts: "zero" }, "what a skip counts"],
    [{ dimension: "money" }, "the dimension"],
  ] as const;
  let last = second;
  for (const [change, label] of changes) {
    await admin.put(`/admin/questions/${template.helps}`, change);
    const { body } = await admin.get(`/admin/assessments/${template.id}/questions`);
    const helps = body.findIndex(({ id }: { id: number }) => id === template.helps);
    const answers = ["5", "1", "5"].toSpliced(helps, 0, "A team");
    last = await retake(agent, last, answers);
    expect([label, (await comparisonOf(agent, last)).compared]).toEqual([label, 3]);
  }
});

test("an attempt with scores only for admins isn't used for comparison", async () => {
  const { server, admin, template, url, retake } = await world({ visibleTo: "admin" });
  const { agent, attemptId } = await participantWith(server, template.id, ANSWERS);
  await admin.put(url, { scoring: SCORING });
  const second = await retake(agent, attemptId, ANSWERS);
  expect((await resultsOf(agent, second)).scores).toEqual(SCORES);
  expect(await comparisonOf(agent, second)).toBeNull();
});

test("a retake uses the current template, if it is offered and the participant completed it", async () => {
  const { server, admin, template } = await world();
  const { agent, attemptId } = await server.participant(template.id);
  const again = (participant: Agent = agent) => participant.post(`/user/assessments/${attemptId}/retake`);
  expect((await again()).status).toBe(409);
  await completeWith(agent, attemptId, ANSWERS);
  await admin.put(`/admin/questions/${template.cash}`, { questionText: "How is cash now?" });
  const otherParticipant = await server.participant(template.id);
  expect((await again(otherParticipant.agent)).status).toBe(404);
  const { status, body } = await again();
  expect(status).toBe(200);
  expect(body.id).not.toBe(attemptId);
  // A second call returns the same attempt.
  expect((await again()).body).toEqual(body);
  const questions = (await agent.get(`/user/assessments/${body.id}/questions`)).body;
  expect(questions[0].questionText).toBe("How is cash now?");
  const unavailable = { status: 409, body: { message: "This assessment is no longer available." } };
  await admin.put(`/admin/assessment-templates/${template.id}`, { isActive: false });
  expect(await again()).toMatchObject(unavailable);
  await admin.delete(`/admin/assessment-templates/${template.id}`);
  expect(await again()).toMatchObject(unavailable);
});

test("a retake counts against the limit of starts", async () => {
  const server = await testServer();
  const template = await scoredTemplate(await server.admin());
  const { agent, attemptId } = await participantWith(server, template.id, ANSWERS);
  const statuses: number[] = [];
  for (let tries = 0; tries < 40 && !statuses.includes(429); tries += 1) {
    server.clock.advance(11_000);
    statuses.push((await agent.post(`/user/assessments/${attemptId}/retake`)).status);
  }
  expect(statuses.at(-1)).toBe(429);
  expect(statuses[0]).toBe(200);
});
