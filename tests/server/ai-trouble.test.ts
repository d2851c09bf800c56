import { expect, onTestFinished, test } from "vitest";
import { createBuiltIn } from "#server/assistant/built-in/built-in";
import { createFallbackAssistant } from "#server/assistant/fallback-assistant";
import { createCircuitBreaker } from "#server/lib/circuit-breaker";
import { AI_PROVIDERS, type AiProvider } from "#shared/domain/model-test";
import { isVerdict, sensibleReply } from "#tests/fakes/anthropic-replies";
import { FakeClock } from "#tests/fakes/clock";
import { type EitherScript, startEitherServer } from "#tests/fakes/either-server";
import { MODES, type Mode } from "#tests/fakes/model-server";
import { modelAssistant } from "#tests/helpers/model-assistant";
import { exampleTemplate, testServer } from "#tests/helpers/server";
import { linesOf, talk } from "#tests/helpers/talk";

/** A server with a failing model. Time limits are shorter than in production only for models that fall silent. */
async function troubled(script: EitherScript, provider: AiProvider = "anthropic") {
  const model = await startEitherServer(provider, script);
  onTestFinished(() => model.close());
  const clock = new FakeClock();
  const tokenUsage = { record: async () => undefined, hasBudget: async () => true, hadBudget: true };
  const patience = script.mode === "hang" || script.mode === "stall" ? 400 : 5_000;
  const claude = modelAssistant({
    provider,
    url: model.url,
    tokenUsage,
    limits: { judge: patience, advice: patience, check: patience },
  });
  const breaker = createCircuitBreaker(clock);
  const assistant = createFallbackAssistant({
    model: claude,
    mayServe: async () => true,
    builtIn: createBuiltIn(),
    breaker,
    tokenUsage,
  });
  const server = await testServer({ assistant, clock }, { RATE_LIMIT_FACTOR: "100" });
  return { model, chat: await talk(server, await exampleTemplate(await server.admin())) };
}

const verdict = (fields: object): EitherScript => ({
  reply: (request) =>
    isVerdict(request)
      ? { kind: "answer", answer: null, corrects: null, response: "Hm.", ...fields }
      : sensibleReply(request),
});

/** Modes that differ between the providers' streams. The others are tried with the first provider only. */
const OF_THE_WIRE = new Set<Mode>([
  "error500",
  "stall",
  "cut",
  "refusal",
  "max_tokens",
  "half",
  "empty",
  "silent",
]);
const TROUBLES = AI_PROVIDERS.flatMap((provider) =>
  MODES.filter((mode) => mode !== "ok" && (provider === AI_PROVIDERS[0] || OF_THE_WIRE.has(mode))).map(
    (mode) => ({ mode, provider }),
  ),
);

test.each(TROUBLES)(
  "with a failing model ($mode, $provider) every answer is stored and the results are shown",
  async ({ mode, provider }) => {
    const { chat } = await troubled({ mode }, provider);
    expect(await chat.say("Shoes made by hand")).toMatchObject({ isValid: true, progress: 25 });
    for (const message of ["Just me", "a solid four", "skip"]) {
      expect(await chat.say(message)).toMatchObject({ isValid: true });
    }
    expect(Object.values(await chat.responses())).toEqual(["Shoes made by hand", "Just me", "4", "skip"]);
    await chat.complete();
    const { recommendations, recommendationsBy, summary } = await chat.results();
    expect([recommendations, recommendationsBy]).toEqual([null, null]);
    expect(summary?.basis).toBe("answers");
    const transcript = linesOf((await chat.open()).messages).join("\n");
    expect(transcript + JSON.stringify(summary)).not.toMatch(
      /upstream|JSON|Captive|xxx|well done|回答|helps me to understand/,
    );
  },
);

test.each([
  ["understands nothing for ever", { kind: "cannot-say" }],
  ["asks for more for ever", { kind: "partly" }],
  ["skips what is required", { answer: "skip" }],
])(
  "with a model that %s the participant's own words are stored after three tries at most",
  async (_, fields) => {
    const { chat, model } = await troubled(verdict(fields));
    const first = chat.questions[0]!.id;
    let tries = 0;
    do {
      tries += 1;
      await chat.say(`Shoes made by hand ${tries}`);
    } while ((await chat.open()).currentQuestionId === first);
    expect(tries).toBeLessThanOrEqual(3);
    for (const message of ["Just me", "4", "skip"]) await chat.say(message);
    const answer = (await chat.responses())[first];
    expect(answer).toContain(`Shoes made by hand ${tries}`);
    await chat.complete();
    expect((await chat.results()).recommendationsBy).toBe("ai");
    expect(model.requests.length).toBeLessThanOrEqual(5);
  },
);

test("with a model that rejects everything, the same words sent again are stored", async () => {
  const { chat, model } = await troubled(verdict({ kind: "off-topic" }));
  expect(await chat.say("Shoes made by hand")).toMatchObject({ isValid: false });
  expect(await chat.say("Shoes made by hand")).toMatchObject({ isValid: true, answer: "Shoes made by hand" });
  expect(model.requests).toHaveLength(1);
});

test("a model that recovers is used again", async () => {
  const { chat, model } = await troubled({ mode: "garbage" });
  expect((await chat.say("Shoes")).response).not.toContain("helps me to understand");
  model.setMode("ok");
  await chat.say("Just me");
  await chat.say("4");
  expect((await chat.say("Our suppliers are late")).response).toContain("helps me to understand");
});

test.each(["idk", "12"])("without a model, a bare %j is questioned once and then stored", async (message) => {
  const { chat } = await troubled({ mode: "error500" });
  const first = await chat.say(message);
  expect(first).toMatchObject({ isValid: false, answer: null, progress: 0 });
  expect(first.response).toMatch(/It's fine not to know|add a few words/);
  expect(await chat.say(message)).toMatchObject({ isValid: true, answer: message, progress: 25 });
  for (const answer of ["Just me", "4"]) await chat.say(answer);
  // The last question is optional, so skipping is suggested instead.
  expect((await chat.say(message)).response).toContain('type "skip"');
  expect(await chat.say("skip")).toMatchObject({ isValid: true, answer: "skip", progress: 100 });
});

test("with a model that accepts a bare number, sending it again stores it", async () => {
  const { chat } = await troubled({ mode: "ok" });
  expect(await chat.say("12")).toMatchObject({ isValid: false });
  expect(await chat.say("12")).toMatchObject({ isValid: true, answer: "12" });
});
