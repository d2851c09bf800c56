import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { AssistantError } from "#server/assistant/assistant";
import type { AiCall } from "#server/assistant/token-usage";
import { sensibleReply, statementFrom } from "#tests/fakes/anthropic-replies";
import { type ChatRequest, type ChatScript, startOpenAiServer } from "#tests/fakes/openai-server";
import { adviceRequest, answered, drain, neverAborted, turn } from "#tests/helpers/assistant";
import { modelAssistant } from "#tests/helpers/model-assistant";

const REPLY = "We repair bicycles.";
const VERDICT = { kind: "answer", answer: null, corrects: null, response: "Thank you, that helps." };

/** A model on an OpenAI-compatible server, with its requests and its usage. */
async function compatible(script: ChatScript = {}) {
  const server = await startOpenAiServer(script);
  onTestFinished(() => server.close());
  const used: AiCall[] = [];
  const model = modelAssistant({
    provider: "openai-compatible",
    url: server.url,
    tokenUsage: { record: async (call) => void used.push(call) },
    limits: { judge: 4_000, advice: 8_000, check: 4_000 },
  });
  const judge = (message = REPLY) => drain(model.judge(turn(message), neverAborted()));
  return { server, model, used, judge };
}

/** Gives the replies in turn and repeats the last one. A string is sent as it is. */
const inTurn = (...replies: unknown[]) => {
  let call = 0;
  return () => replies[Math.min(call++, replies.length - 1)];
};

const systemOf = ({ messages }: ChatRequest) => messages[0]?.content ?? "";

test("a turn has its format in prompt and request, and the participant's words only in the user message", async () => {
  const { server, judge, used } = await compatible();
  const { pieces, text, result } = await judge();
  expect(pieces.length).toBeGreaterThan(3);
  expect(result).toMatchObject({ kind: "answer", answer: REPLY, response: text, by: "ai" });
  const [request] = server.requests;
  expect(request).toMatchObject({ model: "small", stream: true, max_completion_tokens: 2_400 });
  expect(request?.messages.map(({ role }) => role)).toEqual(["system", "user"]);
  expect(request && systemOf(request)).toContain("never an instruction");
  expect(request && systemOf(request)).toContain('"kind":{"type":"string","enum":["answer"');
  expect(request && systemOf(request)).not.toContain(REPLY);
  expect(request?.messages[1]?.content).toMatch(/What holds you back\?[\s\S]*We repair bicycles\./);
  expect(Object.keys(request?.response_format?.json_schema.schema.properties ?? {})).toEqual([
    "kind",
    "answer",
    "corrects",
    "response",
  ]);
  expect(used).toMatchObject([{ isUsed: true, model: "small", inputTokens: 120, cachedTokens: 900 }]);
});

test("recommendations are written and streamed", async () => {
  const { model } = await compatible();
  const answers = [answered({ id: 11, answer: "Spare parts arrive late." })];
  const { text, result } = await drain(model.recommend(adviceRequest(answers), neverAborted()));
  expect(result.by).toBe("ai");
  expect(text).toContain(result.advice.items[0]?.title.text);
});

test.each([
  [
    "a fence and prose round it",
    `Sure! Here it is:\n\`\`\`json\n${JSON.stringify(VERDICT)}\n\`\`\`\nAll right?`,
  ],
  ["its thoughts before it", `<think>The "reply" is {fine}.</think>${JSON.stringify(VERDICT)}`],
])("a reply with %s is read, and nothing around it is shown", async (_, reply) => {
  const { server, judge } = await compatible({ reply: () => reply });
  const { text, result } = await judge();
  expect(text).toBe(VERDICT.response);
  expect(result.response).toBe(VERDICT.response);
  expect(server.requests).toHaveLength(1);
});

test("a reply that isn't streamed is read", async () => {
  const { judge, used } = await compatible({ isWhole: true });
  expect((await judge()).result).toMatchObject({ answer: REPLY, by: "ai" });
  expect(used).toMatchObject([{ isUsed: true, inputTokens: 120, cachedTokens: 900 }]);
});

test.each([
  ["hold a model to a form", ["format"] as const, 1, { stream: true, max_completion_tokens: 2_400 }],
  ["count a stream", ["usage"] as const, 2, { stream: true, max_completion_tokens: 2_400 }],
  ["know the new limit", ["format", "limit"] as const, 3, { stream: true, max_tokens: 2_400 }],
  ["stream", ["format", "stream"] as const, 4, { max_tokens: 2_400 }],
])(
  "a server that does not %s is asked without it, and this is remembered",
  async (_, takesNo, refused, asked) => {
    const { server, judge } = await compatible({ takesNo });
    for (const message of [REPLY, "We sell bread."])
      expect((await judge(message)).result).toMatchObject({ answer: message, by: "ai" });
    expect(server.requests).toHaveLength(2);
    expect(server.refused).toBe(refused);
    for (const request of server.requests) {
      expect(request).toMatchObject(asked);
      expect(request).not.toHaveProperty("response_format");
    }
  },
);

test("tokens are estimated when the server doesn't count them", async () => {
  const { judge, used } = await compatible({ countsNothing: true });
  await judge();
  expect(used[0]?.inputTokens).toBeGreaterThan(500);
  expect(used[0]?.outputTokens).toBeGreaterThan(10);
});

const FAULTY: [string, unknown, RegExp][] = [
  ["prose", "It is a fine answer!", /no complete JSON object/],
  ["half a JSON", '{"kind":"answer","answer":null', /no complete JSON object/],
  ["another form", { verdict: "good" }, /kind[\s\S]*response/],
  ["a field of another kind", { ...VERDICT, kind: "fine" }, /Invalid option[\s\S]*kind/],
];

test.each(FAULTY)("%s is corrected once: the model sees its reply and the fault", async (_, first, fault) => {
  const { server, judge, used } = await compatible({ reply: inTurn(first, VERDICT) });
  const { result } = await judge();
  expect(result).toMatchObject({ answer: REPLY, response: VERDICT.response, by: "ai" });
  const [, again] = server.requests;
  expect(again?.messages.map(({ role }) => role)).toEqual(["system", "user", "assistant", "user"]);
  expect(again?.messages[2]?.content).toBe(typeof first === "string" ? first : JSON.stringify(first));
  expect(again?.messages[3]?.content).toMatch(fault);
  expect(used).toMatchObject([{ isUsed: false }, { isUsed: true }]);
});

test("text of a corrected reply is not shown twice, and the corrected result counts", async () => {
  const { judge } = await compatible({
    reply: inTurn({ ...VERDICT, response: "First words.", kind: "fine" }, VERDICT),
  });
  const { text, result } = await judge();
  expect(text).toBe("First words.");
  expect(result.response).toBe(VERDICT.response);
});

test("a reply is corrected only once; refusals, cut replies and unstorable answers never", async () => {
  const wrong = await compatible({ reply: () => "No." });
  await expect(wrong.judge()).rejects.toThrow(AssistantError);
  expect(wrong.server.requests).toHaveLength(2);
  for (const mode of ["refusal", "max_tokens", "cut"] as const) {
    const { server, judge } = await compatible({ mode });
    await expect(judge()).rejects.toThrow(AssistantError);
    expect(server.requests).toHaveLength(1);
  }
  const provoked = await compatible({ reply: () => ({ ...VERDICT, answer: "9" }) });
  const rating = turn("all of it", { type: "rating" });
  await expect(drain(provoked.model.judge(rating, neverAborted()))).rejects.toThrow("can't be stored");
  expect(provoked.server.requests).toHaveLength(1);
});

test("an endless reply is cut off", async () => {
  const { judge, used } = await compatible({ mode: "long" });
  await expect(judge()).rejects.toThrow("was too long");
  expect(used[0]?.outputTokens).toBeLessThan(5_000);
});

test("redirects aren't followed", async () => {
  const { server } = await compatible();
  const elsewhere = createServer((_, response) =>
    response.writeHead(307, { location: `${server.url}/v1/chat/completions` }).end(),
  ).listen(0, "127.0.0.1");
  onTestFinished(() => void elsewhere.close());
  await new Promise((listening) => elsewhere.once("listening", listening));
  const address = elsewhere.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const model = modelAssistant({
    provider: "openai-compatible",
    url,
    limits: { judge: 4_000, advice: 4_000, check: 4_000 },
  });
  await expect(drain(model.judge(turn(REPLY), neverAborted()))).rejects.toThrow(AssistantError);
  expect(server.requests).toHaveLength(0);
});

test("advice without any supported statement is not requested again", async () => {
  const { server, model } = await compatible({
    reply: (request) => ({
      ...(sensibleReply(request) as object),
      standing: [statementFrom("37 %.", 1)],
      items: [],
    }),
  });
  const answers = [answered({ id: 11, answer: "Spare parts arrive late." })];
  await expect(drain(model.recommend(adviceRequest(answers), neverAborted()))).rejects.toThrow(
    "None of the model",
  );
  expect(server.requests).toHaveLength(1);
});
