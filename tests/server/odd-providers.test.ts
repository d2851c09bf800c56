import type { ServerResponse } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import type { AiProvider } from "#shared/domain/model-test";
import { refuse, type ScriptedRequest, startScriptedModel, stream } from "#tests/fakes/scripted-model";
import { drain, neverAborted, turn } from "#tests/helpers/assistant";
import { modelAssistant } from "#tests/helpers/model-assistant";

const RESPONSE = "Thank you, that helps.";
const VERDICT = { kind: "answer", answer: null, corrects: null, response: RESPONSE };
const REPLY = JSON.stringify(VERDICT);

type Script = (request: ScriptedRequest, response: ServerResponse) => unknown;

async function judged(script: Script, provider: AiProvider = "openai-compatible", questionInput = {}) {
  const server = await startScriptedModel(script);
  onTestFinished(() => server.close());
  const model = modelAssistant({
    provider,
    url: server.url,
    limits: { judge: 8_000, advice: 8_000, check: 8_000 },
  });
  const judge = () => drain(model.judge(turn("We repair bicycles.", questionInput), neverAborted()));
  return { server, judge };
}

/** Sends raw Chat Completions chunks, each as one event. */
function send(
  response: ServerResponse,
  lines: readonly (object | string)[],
  ending = "data: [DONE]\n\n",
): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const line of lines)
    response.write(typeof line === "string" ? line : `data: ${JSON.stringify(line)}\n\n`);
  response.end(ending);
}
const piece = (delta: object, finish_reason: unknown = null) => ({
  choices: [{ index: 0, delta, finish_reason }],
});
const half = REPLY.length >> 1;
const both = [piece({ content: REPLY.slice(0, half) }), piece({ content: REPLY.slice(half) })];
const says =
  (text: string): Script =>
  (_, response) =>
    send(response, [piece({ content: text }), piece({}, "stop")]);

const endsWith =
  (reason: unknown): Script =>
  (_, response) =>
    send(response, [...both, piece({}, reason)]);

/** Replies unless the request contains something that this server refuses. */
const without =
  (has: (body: ScriptedRequest["body"]) => boolean, status: number, body?: unknown): Script =>
  (request, response) =>
    has(request.body) ? refuse(response, status, {}, body) : stream(response, "openai-compatible", REPLY);
const withForm = (body: ScriptedRequest["body"]) => body.response_format !== undefined;

const SERVED: [name: string, script: Script, calls: number][] = [
  ["ends with eos", endsWith("eos"), 1],
  ["ends with end_turn", endsWith("end_turn"), 1],
  ["ends with STOP", endsWith("STOP"), 1],
  ["ends with a number", endsWith(1), 1],
  ["ends with [DONE] alone", (_, response) => send(response, both), 1],
  ["ends with nothing", (_, response) => send(response, both, ""), 1],
  [
    "refuses a form with 404",
    without(withForm, 404, {
      error: { message: "No endpoints found that can handle the requested parameters.", code: 404 },
    }),
    2,
  ],
  ["refuses a form with 500", without(withForm, 500, { error: "failed to parse grammar" }), 2],
  [
    "refuses a form with 403",
    without(withForm, 403, { error: { message: "Your plan has no structured outputs" } }),
    2,
  ],
  ["refuses a form with 422", without(withForm, 422, { detail: [{ msg: "extra fields not permitted" }] }), 2],
  [
    "refuses a form with status 200",
    without(withForm, 200, { error: "'response_format.type' must be 'text'" }),
    2,
  ],
  [
    "names the usage it does not count",
    without((body) => body.stream_options, 400, { message: "Unknown field: stream_options" }),
    2,
  ],
  [
    "names the limit it does not know",
    without((body) => body.max_completion_tokens, 400, {
      error: { message: "Unrecognized request argument supplied: max_completion_tokens" },
    }),
    2,
  ],
  [
    "takes no system message",
    without((body) => body.messages[0].role === "system", 400, {
      error: { message: "System role not supported" },
    }),
    2,
  ],
  [
    "sends content in parts",
    (_, response) =>
      send(response, [
        piece({
          content: [
            { type: "thinking", text: "{" },
            { type: "text", text: REPLY },
          ],
        }),
        piece({}, "stop"),
      ]),
    1,
  ],
  [
    "sends its thoughts apart",
    (_, response) =>
      send(response, [piece({ reasoning_content: "Hm {maybe}." }), ...both, piece({}, "stop")]),
    1,
  ],
  [
    "sends the reply as a thought",
    (_, response) => send(response, [piece({ reasoning_content: REPLY }), piece({}, "stop")]),
    1,
  ],
  ["writes thoughts without their first mark", says(`Let me see {"kind":"abuse"}.</think>${REPLY}`), 1],
  ["writes a draft first", says(`Draft: {"kind":"answer"}\nFinal: ${REPLY}`), 1],
  [
    "keeps the connection with comments that are data",
    (_, response) =>
      send(response, ["data: : OPENROUTER PROCESSING\n\n", ...both, ": ping\n\n", piece({}, "stop")]),
    1,
  ],
  [
    "leaves out blank lines",
    (_, response) =>
      send(
        response,
        [...both, piece({}, "stop")].map((one) => `data: ${JSON.stringify(one)}\n`),
      ),
    1,
  ],
  [
    "calls a stream JSON",
    (_, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.end([...both, piece({}, "stop")].map((one) => `data:${JSON.stringify(one)}\r\n\r\n`).join(""));
    },
    1,
  ],
  [
    "calls one piece a stream",
    (_, response) =>
      send(
        response,
        [JSON.stringify({ choices: [{ message: { content: REPLY }, finish_reason: "stop" }] })],
        "",
      ),
    1,
  ],
  [
    "sends a line for each piece",
    (_, response) =>
      send(
        response,
        [...both, piece({}, "stop")].map((one) => `${JSON.stringify(one)}\n`),
        "",
      ),
    1,
  ],
];

test.each(SERVED)("a server that %s can be used", async (_, script, calls) => {
  const { server, judge } = await judged(script);
  expect((await judge()).result).toMatchObject({ kind: "answer", response: RESPONSE, by: "ai" });
  expect(server.requests).toHaveLength(calls);
  await judge();
  // A refused feature is remembered after the first request, or after the second if the server seemed to fail.
  expect(server.requests.length).toBeLessThanOrEqual(calls * 2);
});

const NEARLY: [name: string, text: string][] = [
  ["raw line feeds", `{"kind":"answer","answer":null,"corrects":null,"response":"Thank you,\nthat helps."}`],
  ["a comma too many", `{"kind":"answer","answer":null,"corrects":null,"response":"${RESPONSE}",}`],
  ["Python's words", `{"kind":"answer","answer":None,"corrects":None,"response":"${RESPONSE}"}`],
  ["single quotes", `{'kind': 'answer', 'answer': null, 'corrects': null, 'response': '${RESPONSE}'}`],
  ["a name round it", `{"reply":${REPLY}}`],
  ["a list round it", `[${REPLY}]`],
  ["nulls left out", `{"kind":"answer","response":"${RESPONSE}"}`],
  ["a fence round it", `\`\`\`json\n${REPLY}\n\`\`\``],
  ["a fence round nearly JSON", `Here:\n\`\`\`\n{kind: "answer", response: "${RESPONSE}",}\n\`\`\``],
];

test.each(NEARLY)("a reply with %s is accepted without a retry", async (_, text) => {
  const { server, judge } = await judged(says(text));
  const { result } = await judge();
  expect(result.response.replace("\n", " ")).toBe(RESPONSE);
  expect(server.requests).toHaveLength(1);
});

test("a number in place of a digit string is accepted", async () => {
  const { server, judge } = await judged(
    says(`{"kind":"answer","answer":4,"response":"${RESPONSE}"}`),
    "openai-compatible",
    { type: "rating" },
  );
  expect((await judge()).result).toMatchObject({ answer: "4", response: RESPONSE });
  expect(server.requests).toHaveLength(1);
});

const REFUSED: [name: string, script: Script][] = [
  ["is cut off by length", endsWith("length")],
  ["is cut off by MAX_TOKENS", endsWith("MAX_TOKENS")],
  ["is stopped by a filter", endsWith("content_filter")],
  ["is stopped by SAFETY", endsWith("SAFETY")],
];

test.each(REFUSED)("a complete object that %s is refused", async (_, script) => {
  const { server, judge } = await judged(script);
  await expect(judge()).rejects.toThrow();
  expect(server.requests).toHaveLength(1);
});

test.each<[string, Script]>([
  ["half an object and [DONE]", (_, response) => send(response, both.slice(0, 1))],
  ["no response", says('{"kind":"answer","answer":null,"corrects":null}')],
])("an incomplete reply is refused: %s", async (_, script) => {
  const { judge } = await judged(script);
  await expect(judge()).rejects.toThrow();
});

test("after server errors, the format is dropped only if dropping it helped more than once", async () => {
  let fails = true;
  const { server, judge } = await judged((request, response) => {
    if (fails && withForm(request.body)) return refuse(response, 500);
    stream(response, "openai-compatible", REPLY);
  });
  await judge();
  fails = false;
  await judge();
  expect(server.requests.map(({ body }) => withForm(body))).toEqual([true, false, true]);
});

test("a server that is slow to start its reply is asked once", async () => {
  const { server, judge } = await judged(async (_, response) => {
    await new Promise((resolve) => setTimeout(resolve, 4_500));
    stream(response, "openai-compatible", REPLY);
  });
  expect((await judge()).result).toMatchObject({ response: RESPONSE });
  expect(server.requests).toHaveLength(1);
});

const MIXED: [name: string, script: Script][] = [
  [
    "404 to the form, no usage, eos",
    (request, response) => {
      if (withForm(request.body))
        return refuse(response, 404, {}, { error: { message: "No endpoints found" } });
      if (request.body.stream_options)
        return refuse(response, 400, {}, { error: "stream_options is not supported" });
      endsWith("eos")(request, response);
    },
  ],
  [
    "500 to the form, no system message, thoughts, single quotes",
    (request, response) => {
      if (withForm(request.body)) return refuse(response, 500, {}, { error: "grammar" });
      if (request.body.messages[0].role === "system")
        return refuse(response, 422, {}, { detail: "Conversation roles must not hold system" });
      says(`<think>{'kind': 1}</think>{'kind': 'answer', 'response': '${RESPONSE}'}`)(request, response);
    },
  ],
  [
    "no stream, no form, no new limit, parts, no ending",
    (request, response) => {
      if (withForm(request.body) || request.body.stream || request.body.max_completion_tokens)
        return refuse(response, 400);
      response.writeHead(200, { "content-type": "text/plain" }).end(
        JSON.stringify({
          choices: [{ message: { content: [{ type: "text", text: `\`\`\`json\n${REPLY}\n\`\`\`` }] } }],
        }),
      );
    },
  ],
];

test.each(MIXED)("a server with several quirks can be used: %s", async (_, script) => {
  const { server, judge } = await judged(script);
  expect((await judge()).result).toMatchObject({ response: RESPONSE, by: "ai" });
  const first = server.requests.length;
  await judge();
  await judge();
  await judge();
  expect(server.requests.length).toBeLessThanOrEqual(first + 4);
});

const GATEWAYS: [name: string, has: (body: ScriptedRequest["body"]) => boolean, words: string][] = [
  ["output_config", (body) => body.output_config?.format, "output_config: Extra inputs are not permitted"],
  ["an effort", (body) => body.output_config?.effort, "effort is not supported"],
  [
    "cache marks",
    (body) => JSON.stringify(body.messages).includes("cache_control"),
    "cache_control: Extra inputs",
  ],
];

test.each(GATEWAYS)(
  "an Anthropic gateway that doesn't know %s is asked without it",
  async (_, has, words) => {
    const { server, judge } = await judged((request, response) => {
      if (has(request.body)) return refuse(response, 400, {}, { type: "error", error: { message: words } });
      stream(response, "anthropic", REPLY);
    }, "anthropic");
    expect((await judge()).result).toMatchObject({ response: RESPONSE, by: "ai" });
    await judge();
    expect(server.requests).toHaveLength(3);
  },
);

test("a gateway that answers a stream request with a whole message can be used", async () => {
  const completeReply = {
    type: "message",
    content: [{ type: "text", text: REPLY }],
    stop_reason: "end_turn",
    usage: { input_tokens: 9, output_tokens: 9 },
  };
  const { judge } = await judged((_, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(completeReply));
  }, "anthropic");
  expect((await judge()).result).toMatchObject({ response: RESPONSE });
});
