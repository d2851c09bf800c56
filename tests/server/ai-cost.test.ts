import { expect, test } from "vitest";
import { seedExample } from "#server/startup/seed";
import { modeledServer } from "#tests/helpers/modelled";
import { PLAIN_ANSWERS } from "#tests/helpers/plain-answers";
import type { TestServer } from "#tests/helpers/server";
import { type Talk, talk } from "#tests/helpers/talk";
import { costOf, naiveCostOf } from "#tests/helpers/token-count";

async function finished(server: TestServer): Promise<Talk> {
  await seedExample(server.deps);
  const chat = await talk(server, 1);
  for (const answer of PLAIN_ANSWERS) expect(await chat.say(answer)).toMatchObject({ isValid: true });
  await chat.complete();
  expect((await chat.results()).recommendationsBy).toBe("ai");
  return chat;
}

test("eight plain answers take five calls and at most half the tokens of resending everything", async () => {
  const server = await modeledServer();
  const chat = await finished(server);
  const ourCost = costOf(server.model.requests);
  const naive = naiveCostOf(server.model.requests, (await chat.open()).messages);
  expect(ourCost.calls).toBe(5);
  expect(naive.calls).toBe(9);
  expect(ourCost.inputTokens).toBeLessThanOrEqual(0.5 * naive.inputTokens);
});

test("the example's assessment is long enough to be cached for the next participant", async () => {
  const server = await modeledServer({ cacheMinimum: 1_024 });
  await finished(server);
  const before = await server.deps.services.aiReceipt.ofAttempt({} as never, 1 as never);
  const next = await finished(server);
  const after = await server.deps.services.aiReceipt.ofAttempt({} as never, next.id);
  expect(before.cachedTokens).toBe(0);
  expect(after.cachedTokens).toBeGreaterThan(1_024);
  expect(after.inputTokens).toBe(before.inputTokens);
});
