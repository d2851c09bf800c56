import { expect, test } from "vitest";
import type { RecommendationEvent } from "#shared/contracts/recommendations";
import type { Advice } from "#shared/domain/cards/advice";
import type { AttemptId } from "#shared/domain/ids";
import { ScriptedAssistant } from "#tests/fakes/assistant";
import { modeledServer } from "#tests/helpers/modelled";
import { ADMIN, exampleTemplate, testServer } from "#tests/helpers/server";

const NOTHING: Advice = {
  ...{ version: 2, basis: "answers", standing: [], lookFirst: [], items: [] },
  ...{ contradictions: [], notes: [], alsoWrote: [] },
};

/** An attempt with all required answers, and a model that waits for `release`. */
async function answered() {
  const assistant = new ScriptedAssistant();
  const server = await testServer({ assistant });
  const admin = await server.admin();
  const { agent, attemptId } = await server.participant(await exampleTemplate(admin));
  const { body: questions } = await agent.get(`/user/assessments/${attemptId}/questions`);
  const [products, team, cash] = questions.map((question: { id: number }) => question.id);
  await agent.put(`/user/assessments/${attemptId}/responses`, {
    responses: { [products]: "Shoes", [team]: "Just me", [cash]: "2" },
  });
  const { body: me } = await agent.get("/user/me");
  let release: (value?: unknown) => void = () => undefined;
  assistant.gate = new Promise((resolve) => {
    release = resolve;
  });
  return {
    server,
    assistant,
    admin,
    agent,
    id: attemptId as AttemptId,
    participant: { ...me, isVerified: false },
    release: () => release(),
    complete: () => agent.post(`/user/assessments/${attemptId}/complete`, {}),
  };
}

test("a watcher gets the text so far, what follows, and the end, and then the stream closes", async () => {
  const { server, assistant, participant, id, complete, release } = await answered();
  await complete();
  await expect.poll(() => assistant.requests.length).toBe(1);
  const events: RecommendationEvent[] = [];
  const watching = (async () => {
    const signal = new AbortController().signal;
    for await (const event of server.deps.services.recommendations.watch(participant, id, signal))
      events.push(event);
  })();
  await expect.poll(() => events.length).toBe(1);
  release();
  await watching;
  expect(events).toEqual([
    { type: "draft", text: "First, " },
    { type: "delta", text: "the cash." },
    { type: "ready" },
  ]);
});

test("a second run starts with an empty draft for watchers of the failed one", async () => {
  const { server, assistant, participant, id, complete, release } = await answered();
  assistant.isDown = true;
  await complete();
  await expect.poll(() => assistant.requests.length).toBe(1);
  const events: RecommendationEvent[] = [];
  const watching = (async () => {
    const signal = new AbortController().signal;
    for await (const event of server.deps.services.recommendations.watch(participant, id, signal))
      events.push(event);
  })();
  await expect.poll(() => events).toEqual([{ type: "draft", text: "First, " }]);
  release();
  const job = () => server.deps.db.selectFrom("jobs").select(["tries", "lockedUntil"]).executeTakeFirst();
  await expect.poll(job).toEqual({ tries: 1, lockedUntil: null });
  assistant.isDown = false;
  server.clock.advance(60_000);
  server.deps.worker.wake();
  await watching;
  expect(events.slice(1)).toEqual([
    { type: "draft", text: "" },
    { type: "delta", text: "First, " },
    { type: "delta", text: "the cash." },
    { type: "ready" },
  ]);
});

test("a watcher who comes after the end gets it right away", async () => {
  const { server, participant, id, complete, release, agent } = await answered();
  release();
  await complete();
  const state = async () =>
    (await agent.get(`/user/assessments/${id}/results`)).body.userAssessment.recommendationState;
  await expect.poll(state).toBe("ready");
  const signal = new AbortController().signal;
  const first = await server.deps.services.recommendations.watch(participant, id, signal).next();
  expect(first.value).toEqual({ type: "ready" });
});

test("one participant can watch on five pages; a sixth is refused until one closes", async () => {
  const { server, participant, id } = await answered();
  const { recommendations } = server.deps.services;
  const pages = Array.from({ length: 6 }, () => new AbortController());
  const streams = pages.map(({ signal }) => recommendations.watch(participant, id, signal).next());
  const outcomes = streams.map((stream) =>
    stream.then(
      () => "ended",
      (error: { code: string }) => error.code,
    ),
  );
  expect(await Promise.race(outcomes)).toBe("TOO_MANY_REQUESTS");
  for (const page of pages) page.abort();
  expect((await Promise.all(outcomes)).sort()).toEqual(
    [...Array(5).fill("ended"), "TOO_MANY_REQUESTS"].sort(),
  );
  const another = () => recommendations.watch(participant, id, AbortSignal.abort()).next();
  expect(await another()).toMatchObject({ done: true });
});

test("an admin's run joins the running one, and stored recommendations are never overwritten", async () => {
  const { server, assistant, admin, id, complete, release } = await answered();
  await complete();
  await expect.poll(() => assistant.requests.length).toBe(1);
  const generate = () => admin.post(`/admin/user-assessments/${id}/generate-recommendations`);
  const both = Promise.all([generate(), generate()]);
  const asked = () =>
    server.deps.db
      .selectFrom("rate_limits")
      .select("hits")
      .where("key", "like", "generate-admin/%")
      .executeTakeFirst();
  await expect.poll(asked).toEqual({ hits: 2 });
  release();
  expect((await both).map((answer) => answer.status)).toEqual([200, 200]);
  expect(assistant.requests).toHaveLength(1);

  const { attempts } = server.deps.services;
  const otherAdvice = { markdown: "Another text", data: NOTHING, by: "ai" as const };
  expect(
    await attempts.storeRecommendations(await attempts.any(server.deps.systemActor, id), otherAdvice),
  ).toBe(false);
  expect((await generate()).status).toBe(409);
});

test("the model gets neither name nor address, whatever the answers contain", async () => {
  const server = await modeledServer();
  const { agent, attemptId } = await server.participant(await exampleTemplate(await server.admin()));
  const { body: questions } = await agent.get(`/user/assessments/${attemptId}/questions`);
  const [products, team, cash] = questions.map((question: { id: number }) => question.id);
  const ownWords = "I am Pat Doe, and orders go to person1@example.com or to Pat";
  const responses = { [products]: ownWords, [team]: "Just me", [cash]: "2" };
  await agent.post(`/user/assessments/${attemptId}/complete`, { responses });
  // One request writes the advice, a second one checks its statements.
  await expect.poll(() => server.model.requests.length).toBe(2);
  const requestText = JSON.stringify(server.model.requests);
  expect(requestText).toContain("and orders go to");
  expect(requestText).not.toMatch(/\bpat\b|person1@|\bdoe\b/i);
});

test("an attempt that isn't completed gets no recommendations", async () => {
  const { admin, id } = await answered();
  const answer = await admin.post(`/admin/user-assessments/${id}/generate-recommendations`);
  expect(answer).toMatchObject({
    status: 409,
    body: { message: "This assessment hasn't been completed yet." },
  });
});

test("deleting an attempt while its recommendations wait is no failure", async () => {
  const { server, assistant, agent, id, complete, release } = await answered();
  assistant.isDown = true;
  release();
  await complete();
  const job = () => server.deps.db.selectFrom("jobs").select(["tries", "lockedUntil"]).executeTakeFirst();
  await expect.poll(job).toEqual({ tries: 1, lockedUntil: null });
  await agent.delete(`/user/assessments/${id}`);
  server.clock.advance(60_000);
  server.deps.worker.wake();
  await expect.poll(job).toBeUndefined();
});

test("a failing model is retried later, and an admin's request fails until then", async () => {
  const { server, assistant, admin, agent, id, complete, release } = await answered();
  assistant.isDown = true;
  release();
  await complete();
  const job = () => server.deps.db.selectFrom("jobs").select(["tries", "lockedUntil"]).executeTakeFirst();
  await expect.poll(job).toEqual({ tries: 1, lockedUntil: null });
  const refused = await admin.post(`/admin/user-assessments/${id}/generate-recommendations`);
  expect(refused).toMatchObject({ status: 502, body: { message: "Failed to generate AI recommendations" } });
  assistant.isDown = false;
  server.clock.advance(60_000);
  server.deps.worker.wake();
  const state = async () =>
    (await agent.get(`/user/assessments/${id}/results`)).body.userAssessment.recommendationState;
  await expect.poll(state).toBe("ready");
});

test("after the last try, watchers of an admin's run get its result, failed or ready", async () => {
  const { server, assistant, admin, agent, participant, id, complete, release } = await answered();
  const state = async () =>
    (await agent.get(`/user/assessments/${id}/results`)).body.userAssessment.recommendationState;
  assistant.isDown = true;
  release();
  await complete();
  const afterTries = () => {
    server.clock.advance(3_600_000);
    server.deps.worker.wake();
    return state();
  };
  await expect.poll(afterTries).toBe("failed");
  await admin.post("/admin/login", ADMIN);

  async function watchedRun() {
    let end: (value?: unknown) => void = () => undefined;
    assistant.gate = new Promise((resolve) => {
      end = resolve;
    });
    const before = assistant.requests.length;
    const run = admin.post(`/admin/user-assessments/${id}/generate-recommendations`);
    await expect.poll(() => assistant.requests.length).toBe(before + 1);
    expect(await state()).toBe("pending");
    const events: RecommendationEvent[] = [];
    const signal = new AbortController().signal;
    const watching = (async () => {
      for await (const event of server.deps.services.recommendations.watch(participant, id, signal))
        events.push(event);
    })();
    await expect.poll(() => events).toEqual([{ type: "draft", text: "First, " }]);
    end();
    await watching;
    const { status } = await run;
    return { status, ended: events.at(-1), state: await state() };
  }

  expect(await watchedRun()).toEqual({ status: 502, ended: { type: "failed" }, state: "failed" });
  assistant.isDown = false;
  expect(await watchedRun()).toEqual({ status: 200, ended: { type: "ready" }, state: "ready" });
});
