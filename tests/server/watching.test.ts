import { expect, test } from "vitest";
import type { LiveAttemptStatus } from "#shared/contracts/chat";
import type { AttemptId } from "#shared/domain/ids";
import { exampleTemplate, testServer } from "#tests/helpers/server";

async function followed() {
  const server = await testServer();
  const { chat } = server.deps.services;
  const admin = await server.admin();
  const templateId = await exampleTemplate(admin);
  const { agent, attemptId } = await server.participant(templateId);
  const id = attemptId as AttemptId;
  const { body: me } = await agent.get("/user/me");
  const participant = { ...me, isVerified: false };
  await chat.open(participant, id);
  const { questions } = await chat.standing(participant, id);
  const screen = new AbortController();
  const seen: LiveAttemptStatus[] = [];
  const done = (async () => {
    for await (const now of chat.watch(participant, id, screen.signal)) seen.push(now);
  })();
  await expect.poll(() => seen.length).toBe(1);
  const [products, team, cash] = questions.map((question) => question.id);
  const ids = { products: products!, team: team!, cash: cash! };
  return { server, chat, admin, agent, templateId, id, participant, seen, done, screen, ...ids };
}

test("a screen gets the current status right away, and each answer from chat, form and edits", async () => {
  const { chat, agent, participant, id, products, team, seen, screen, done } = await followed();
  expect(seen[0]).toMatchObject({ status: "in_progress", progress: 0, responses: {}, completedAt: null });

  await agent.put(`/user/assessments/${id}/responses`, { responses: { [products]: "Shoes" } });
  await expect.poll(() => seen.length).toBe(2);
  expect(seen[1]).toMatchObject({ progress: 25, responses: { [products]: "Shoes" } });
  expect(seen[1]?.lastMessageId).toBe(seen[0]?.lastMessageId);
  expect(seen[1]?.revision).toBeGreaterThan(seen[0]?.revision ?? 0);

  const turn = { attemptId: id, questionId: team, message: "just me", clientMessageId: "turn-number-1" };
  for await (const _ of chat.answer(participant, turn));
  await expect.poll(() => seen.length).toBe(3);
  expect(seen[2]).toMatchObject({ progress: 50, responses: { [products]: "Shoes", [team]: "Just me" } });
  expect(seen[2]?.lastMessageId).toBeGreaterThan(seen[1]?.lastMessageId ?? 0);
  expect(seen[2]?.revision).toBeGreaterThan(seen[1]?.revision ?? 0);

  await chat.edit(participant, id, team, "2 to 10");
  await expect.poll(() => seen.at(-1)?.responses[team]).toBe("2 to 10");
  screen.abort();
  await done;
});

test("a rejected reply is an update too, because the transcript has grown", async () => {
  const { chat, participant, id, cash, seen } = await followed();
  const turn = {
    attemptId: id,
    questionId: cash,
    message: "what does 1 mean?",
    clientMessageId: "turn-number-1",
  };
  for await (const _ of chat.answer(participant, turn));
  await expect.poll(() => seen.length).toBe(2);
  expect(seen[1]?.responses).toEqual({});
  expect(seen[1]?.lastMessageId).toBeGreaterThan(seen[0]?.lastMessageId ?? 0);
});

test("completing and deleting are reported to other screens", async () => {
  const { agent, id, products, team, cash, seen, done, server } = await followed();
  const responses = { [products]: "Shoes", [team]: "Just me", [cash]: "2" };
  await agent.post(`/user/assessments/${id}/complete`, { responses });
  await expect
    .poll(() => seen.at(-1))
    .toMatchObject({
      status: "completed",
      progress: 100,
      completedAt: server.clock.now(),
    });
  await agent.delete(`/user/assessments/${id}`);
  await expect(done).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("no one can watch another person's attempt, and one person can watch on twenty screens", async () => {
  const { server, chat, participant, id, templateId, screen, done } = await followed();
  const { agent: otherAgent } = await server.participant(templateId);
  const stranger = { ...(await otherAgent.get("/user/me")).body, isVerified: false };
  const { signal } = new AbortController();
  await expect(chat.watch(stranger, id, signal).next()).rejects.toMatchObject({
    code: "NOT_FOUND",
  });

  const screens = Array.from({ length: 19 }, () => new AbortController());
  const streams = screens.map((one) => chat.watch(participant, id, one.signal));
  await Promise.all(streams.map((stream) => stream.next()));
  await expect(chat.watch(participant, id, signal).next()).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
  });
  screen.abort();
  await done;
  expect((await chat.watch(participant, id, signal).next()).value).toMatchObject({
    status: "in_progress",
  });
  for (const one of screens) one.abort();
});

test("a stop ends all watchers", async () => {
  const { server, done } = await followed();
  server.deps.drain(0);
  await done;
});
