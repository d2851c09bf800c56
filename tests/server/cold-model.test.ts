import { expect, onTestFinished, test } from "vitest";
import { sensibleReply } from "#tests/fakes/anthropic-replies";
import { FakeClock } from "#tests/fakes/clock";
import { startScriptedModel, stream } from "#tests/fakes/scripted-model";
import { TEST_SEED, testedModel } from "#tests/fakes/tested-model";
import { approveModel } from "#tests/helpers/passed-model";
import { type Agent, exampleTemplate, testServer } from "#tests/helpers/server";
import { talk } from "#tests/helpers/talk";

const REPLY = { kind: "answer", answer: null, corrects: null, response: "A reply of the model." };

/** A model server that loads on the first request until `finishLoading`, and stops loading if the client leaves. */
async function coldModel(reply: (body: never) => unknown = () => REPLY) {
  const state = { isLoaded: false, loads: 0 };
  let finish = (): void => undefined;
  const model = await startScriptedModel(async ({ body }, response) => {
    if (!state.isLoaded) {
      state.loads += 1;
      await new Promise<void>((resolve, reject) => {
        finish = resolve;
        response.once("close", () => reject(new Error("The client has left.")));
      });
      state.isLoaded = true;
    }
    stream(response, "openai-compatible", JSON.stringify(reply(body as never)));
  });
  onTestFinished(() => model.close());
  return { model, state, finishLoading: () => finish() };
}

async function serverWith(url: string, mayServe = true) {
  const clock = new FakeClock();
  const settings = { AI_PROVIDER: "openai-compatible", AI_BASE_URL: `${url}/v1`, AI_MODEL: "large" };
  const server = await testServer(
    { clock, newSeed: () => TEST_SEED },
    { ...settings, RATE_LIMIT_FACTOR: "100" },
  );
  const models = { judge: "large", advise: "large" };
  const passed = { provider: "openai-compatible" as const, baseUrl: `${url}/v1`, models };
  if (mayServe) await approveModel(server, passed);
  const admin = await server.admin();
  return { server, clock, admin, template: await exampleTemplate(admin) };
}

async function timed<Result>(work: () => Promise<Result>) {
  const startedAt = performance.now();
  return { result: await work(), took: performance.now() - startedAt };
}

test("a model is loaded at the start, and chats are answered without it until then", async () => {
  const { model, state, finishLoading } = await coldModel();
  const { server, template } = await serverWith(model.url);
  const loading = server.deps.loadModels();
  await expect.poll(() => model.requests.length).toBe(1);
  // Untimed: the first turn also loads the parser.
  await (await talk(server, template)).say("Shoes made by hand");
  for (let person = 0; person < 3; person += 1) {
    const chat = await talk(server, template);
    const { result, took } = await timed(() => chat.say("Shoes made by hand"));
    expect(result).toMatchObject({ isValid: true });
    expect(took).toBeLessThan(1_500);
  }
  expect(model.requests).toHaveLength(1);
  expect(model.aborted).toBe(0);
  finishLoading();
  await loading;
  expect(state).toEqual({ isLoaded: true, loads: 1 });
  const chat = await talk(server, template);
  expect((await chat.say("Shoes made by hand")).response).toContain("A reply of the model");
});

test("a model that has not passed its test gets no warm-up request, at the start or in chats", async () => {
  const { model } = await coldModel();
  const { server, template } = await serverWith(model.url, false);
  await server.deps.loadModels();
  await (await talk(server, template)).say("Shoes made by hand");
  expect(model.requests).toHaveLength(0);
});

test("a model that was idle for long is loaded once when a chat opens", async () => {
  const { model, state, finishLoading } = await coldModel();
  state.isLoaded = true;
  const { server, clock, template } = await serverWith(model.url);
  await server.deps.loadModels();
  const first = await talk(server, template);
  expect((await first.say("Shoes made by hand")).response).toContain("A reply of the model");
  state.isLoaded = false;
  clock.advance(5 * 60_000);
  const requestCount = model.requests.length;
  const chat = await talk(server, template);
  await expect.poll(() => model.requests.length).toBe(requestCount + 1);
  const { result, took } = await timed(() => chat.say("Shoes made by hand"));
  expect(result.response).not.toContain("A reply of the model");
  expect(took).toBeLessThan(1_500);
  expect(model.requests).toHaveLength(requestCount + 1);
  finishLoading();
  await expect.poll(() => state.isLoaded).toBe(true);
  const later = await talk(server, template);
  await expect.poll(async () => (await later.open()).assistant).toBe("ai");
  expect((await later.say("Shoes made by hand")).response).toContain("A reply of the model");
});

test("a model in use gets no warm-up request when chats open", async () => {
  const { model, state } = await coldModel();
  state.isLoaded = true;
  const { server, template } = await serverWith(model.url);
  await (await talk(server, template)).say("Shoes made by hand");
  const requestCount = model.requests.length;
  await talk(server, template);
  await talk(server, template);
  expect(model.requests).toHaveLength(requestCount);
});

const call = async (agent: Agent, name: "get" | "start" | "stop") => {
  const url = `/trpc/admin.modelTest.${name}`;
  const post = { method: "POST" as const, headers: { "content-type": "application/json" }, payload: {} };
  const { body } = await agent.send({ method: "GET", url, ...(name !== "get" && post) });
  return body.result?.data.json;
};

test("the test waits for a loading model without sending a second request", async () => {
  const asMessages = ({ messages }: { messages: { role: string; content: string }[] }) => {
    const schema = JSON.parse(messages[0]?.content.split("\n").at(-1) ?? "{}");
    return {
      model: "large",
      max_tokens: 100,
      system: messages[0]?.content ?? "",
      messages: messages
        .slice(1)
        .map(({ role, content }) => ({ role, content: [{ type: "text" as const, text: content }] })),
      output_config: { format: { type: "json_schema" as const, schema } },
    };
  };
  const reply = testedModel();
  const { model, state, finishLoading } = await coldModel(
    (body) => reply(asMessages(body)) ?? sensibleReply(asMessages(body)),
  );
  const { admin } = await serverWith(model.url, false);
  await call(admin, "start");
  await expect.poll(() => state.loads).toBe(1);
  expect((await call(admin, "get")).progress).toMatchObject({ done: 0 });
  finishLoading();
  await expect.poll(async () => (await call(admin, "get")).progress.done).toBeGreaterThan(10);
  expect(state.loads).toBe(1);
  await call(admin, "stop");
});
