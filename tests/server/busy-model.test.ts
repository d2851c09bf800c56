import { beforeAll, expect, onTestFinished, test } from "vitest";
import { AI_PROVIDERS, type AiProvider } from "#shared/domain/model-test";
import { FakeClock } from "#tests/fakes/clock";
import { refuse, startScriptedModel, stream } from "#tests/fakes/scripted-model";
import { drain, neverAborted, turn } from "#tests/helpers/assistant";
import { modelAssistant } from "#tests/helpers/model-assistant";
import { approveModel } from "#tests/helpers/passed-model";
import { exampleTemplate, testServer } from "#tests/helpers/server";
import { talk } from "#tests/helpers/talk";

const VERDICT = JSON.stringify({
  kind: "answer",
  answer: null,
  corrects: null,
  response: "A reply of the model.",
});

/** Loads the providers' libraries first, because the times below are those of single turns. */
beforeAll(async () => {
  for (const provider of AI_PROVIDERS) {
    const ready = await startScriptedModel((_, response) => stream(response, provider, VERDICT));
    const model = modelAssistant({ provider, url: ready.url });
    await drain(model.judge(turn("We repair bicycles."), neverAborted()));
    await ready.close();
  }
});

/** The whole server with a model that refuses with these headers while `isBusy` is set. */
async function busyServer(provider: AiProvider, status: number, headers: () => Record<string, string>) {
  const state = { isBusy: true };
  const model = await startScriptedModel((_, response) =>
    state.isBusy ? refuse(response, status, headers()) : stream(response, provider, VERDICT),
  );
  onTestFinished(() => model.close());
  const clock = new FakeClock();
  const baseUrl = provider === "anthropic" ? model.url : `${model.url}/v1`;
  const settings: Record<string, string> =
    provider === "anthropic"
      ? { ANTHROPIC_BASE_URL: baseUrl, ANTHROPIC_API_KEY: "key" }
      : { AI_PROVIDER: provider, AI_BASE_URL: baseUrl, AI_MODEL: "large", AI_CHAT_MODEL: "small" };
  const server = await testServer({ clock }, { ...settings, RATE_LIMIT_FACTOR: "100" });
  const template = await exampleTemplate(await server.admin());
  // Warms up the chat without the model, which has not passed its test yet.
  await (await talk(server, template)).say("Shoes made by hand");
  const local = provider === "anthropic" ? {} : { models: { judge: "small", advise: "large" } };
  await approveModel(server, { provider, baseUrl, ...local });
  return { server, clock, model, state, template };
}

async function timed<Result>(work: () => Promise<Result>) {
  const startedAt = performance.now();
  const result = await work();
  return { result, took: performance.now() - startedAt };
}

const inSeconds = (seconds: number) => () => ({ "retry-after": String(seconds) });
const onDate = (seconds: number) => () => ({
  "retry-after": new Date(Date.now() + seconds * 1_000).toUTCString(),
});

const BUSY = AI_PROVIDERS.flatMap((provider) => [
  { provider, status: 429, says: "30 s", pause: 30, headers: inSeconds(30) },
  { provider, status: 429, says: "a date", pause: 50, headers: onDate(50) },
  { provider, status: 503, says: "198300 s", pause: 198_300, headers: inSeconds(198_300) },
  { provider, status: 529, says: "45 s", pause: 45, headers: inSeconds(45) },
  {
    provider,
    status: 429,
    says: "12.5 s in ms",
    pause: 12.5,
    headers: () => ({ "retry-after-ms": "12500" }),
  },
]);

test.each(BUSY)(
  "a model that answers $status and asks for $says ($provider) delays no one and is used again later",
  async ({ provider, status, headers, pause }) => {
    const { server, clock, model, state, template } = await busyServer(provider, status, headers);
    const chat = await talk(server, template);
    const first = await timed(() => chat.say("Shoes made by hand"));
    expect(first.result).toMatchObject({ isValid: true });
    expect(first.took).toBeLessThan(1_000);
    const requestCount = model.requests.length;
    state.isBusy = false;
    const otherTurns = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const other = await talk(server, template);
        return timed(() => other.say("Shoes made by hand"));
      }),
    );
    for (const { took, result } of otherTurns) {
      expect(took).toBeLessThan(2_000);
      expect(result.response).not.toContain("A reply of the model");
    }
    expect(model.requests).toHaveLength(requestCount);
    clock.advance(pause * 1_000 + 2_000);
    const later = await talk(server, template);
    expect((await later.say("Shoes made by hand")).response).toContain("A reply of the model");
  },
);

test.each(AI_PROVIDERS)(
  "ten people who meet a busy model at the same moment don't wait (%s)",
  async (provider) => {
    const { server, template } = await busyServer(provider, 429, inSeconds(30));
    const chats = await Promise.all(Array.from({ length: 10 }, () => talk(server, template)));
    const replies = await Promise.all(chats.map((chat) => timed(() => chat.say("Shoes made by hand"))));
    for (const { took, result } of replies) {
      expect(result).toMatchObject({ isValid: true });
      expect(took).toBeLessThan(2_000);
    }
  },
);

test.each(AI_PROVIDERS)("a short pause is waited for (%s)", async (provider) => {
  const { server, state, template, model } = await busyServer(provider, 429, inSeconds(1));
  const chat = await talk(server, template);
  const reply = chat.say("Shoes made by hand");
  await expect.poll(() => model.requests.length).toBe(1);
  state.isBusy = false;
  expect((await reply).response).toContain("A reply of the model");
});
