import type { ServerResponse } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { refuse, type ScriptedRequest, startScriptedModel } from "#tests/fakes/scripted-model";
import { freePort } from "#tests/helpers/process";
import { type Agent, testServer } from "#tests/helpers/server";

const KEY = "the key of the house";

const call = async (agent: Agent, name: "get" | "start") => {
  const url = `/trpc/admin.modelTest.${name}`;
  const post = { method: "POST" as const, headers: { "content-type": "application/json" }, payload: {} };
  const { body } = await agent.send({ method: "GET", url, ...(name === "start" && post) });
  return body.result?.data.json;
};

/** The problem that the page shows after "Test this model". */
async function problemWith(settings: Record<string, string>): Promise<string> {
  const server = await testServer({}, settings);
  const admin = await server.admin();
  await call(admin, "start");
  await expect.poll(async () => (await call(admin, "get")).progress, { timeout: 60_000 }).toBeNull();
  return (await call(admin, "get")).problem;
}

type Script = (request: ScriptedRequest, response: ServerResponse) => unknown;
const says =
  (status: number, body: unknown, headers = {}): Script =>
  (_, response) =>
    refuse(response, status, headers, body);

const FAULTS: [cause: string, script: Script, sentence: string, words: string][] = [
  [
    "a wrong key",
    says(401, { error: { message: `Incorrect API key provided: ${KEY}.`, code: "invalid_api_key" } }),
    "refused the API key (401). Check AI_API_KEY.",
    "Incorrect API key provided",
  ],
  [
    "a key refused by 403",
    says(403, { error: { message: "Invalid API key" } }),
    "refused the API key (403). Check AI_API_KEY.",
    "Invalid API key",
  ],
  [
    "a key refused by 400",
    says(400, [{ error: { message: "API key not valid. Please pass a valid API key." } }]),
    "refused the API key (400).",
    "API key not valid",
  ],
  [
    "what the account may not use",
    says(403, { error: { message: "Country not supported" } }),
    "doesn't allow this request (403).",
    "Country",
  ],
  [
    "an unknown model",
    says(404, {
      error: { message: 'model "large" not found, try pulling it first', type: "not_found_error" },
    }),
    "has no model “large” (404). Check AI_CHAT_MODEL and AI_MODEL.",
    "try pulling",
  ],
  [
    "an unknown model by 400",
    says(400, { error: { message: "The model `large` does not exist", code: "model_not_found" } }),
    "has no model “large” (400).",
    "does not exist",
  ],
  [
    "an address without /v1",
    says(404, "404 page not found"),
    "No server accepts chat requests at this address (404). Check AI_BASE_URL: it usually ends in /v1",
    "404 page not found",
  ],
  [
    "a web page",
    says(200, "<!doctype html><h1>Open WebUI</h1>"),
    "No server accepts chat requests at this address",
    "",
  ],
  [
    "an address that LM Studio does not know",
    says(200, { error: "Unexpected endpoint or method. (POST /chat/completions)" }),
    "No server accepts chat requests at this address.",
    "Unexpected endpoint",
  ],
  [
    "a method that is not allowed",
    says(405, { detail: "Method Not Allowed" }),
    "No server accepts chat requests at this address (405).",
    "Method Not Allowed",
  ],
  [
    "no credit",
    says(402, { error: { message: "Insufficient credits" } }),
    "has no credit left (402). Add credit",
    "Insufficient credits",
  ],
  [
    "a quota by 429",
    says(429, {
      error: {
        message: "You exceeded your current quota, please check your plan",
        code: "insufficient_quota",
      },
    }),
    "has no credit left (429).",
    "exceeded your current quota",
  ],
  [
    "a context that is too small",
    says(400, {
      error: {
        message: "This model's maximum context length is 2048 tokens",
        code: "context_length_exceeded",
      },
    }),
    "doesn't fit into this model's context (400). Give the model a context of at least 16,384 tokens.",
    "2048",
  ],
  [
    "a context by llama.cpp",
    says(400, {
      error: { message: "the request exceeds the available context size", type: "exceed_context_size_error" },
    }),
    "doesn't fit into this model's context (400).",
    "available context size",
  ],
  [
    "a server in trouble",
    says(500, { error: { message: "CUDA out of memory" } }),
    "The model's server failed (500).",
    "CUDA out of memory",
  ],
  [
    "a redirect",
    (_, response) => response.writeHead(308, { location: "https://elsewhere.example/v1" }).end(),
    "redirects to another address (REDIRECT). Set it in AI_BASE_URL.",
    "",
  ],
  [
    "a request it does not like",
    says(400, { error: { message: "Something about the request" } }),
    "refused the request (400).",
    "Something about",
  ],
];

test.each(FAULTS)("the test page names the cause: %s", async (_, script, sentence, words) => {
  const model = await startScriptedModel(script);
  onTestFinished(() => model.close());
  const problem = await problemWith({
    AI_PROVIDER: "openai-compatible",
    AI_BASE_URL: `${model.url}/v1`,
    AI_API_KEY: KEY,
    AI_MODEL: "large",
  });
  expect(problem).toContain(sentence);
  if (words === "") expect(problem).not.toContain("The server says");
  else expect(problem).toContain(words);
  expect(problem).not.toContain(KEY);
});

test("the test page names an unreachable server and an unknown host", async () => {
  const local = { AI_PROVIDER: "openai-compatible", AI_MODEL: "large" };
  const port = await freePort();
  expect(await problemWith({ ...local, AI_BASE_URL: `http://127.0.0.1:${port}/v1` })).toMatch(
    /^No server answers at http:\/\/127\.0\.0\.1:\d+\/v1 \(ECONNREFUSED\)\. Check that it is running, and check AI_BASE_URL\. In a container/,
  );
  expect(await problemWith({ ...local, AI_BASE_URL: "https://models.invalid/v1" })).toMatch(
    /^The host name in https:\/\/models\.invalid\/v1 can't be found \((ENOTFOUND|EAI_AGAIN)\)\. Check AI_BASE_URL\.$/,
  );
});

test("the test page names Anthropic's settings for an Anthropic server", async () => {
  const model = await startScriptedModel(
    says(401, { type: "error", error: { type: "authentication_error", message: "invalid x-api-key" } }),
  );
  onTestFinished(() => model.close());
  const problem = await problemWith({ ANTHROPIC_BASE_URL: model.url, ANTHROPIC_API_KEY: KEY });
  expect(problem).toBe(
    "The model's server refused the API key (401). Check ANTHROPIC_API_KEY. The server says: “invalid x-api-key”",
  );
});
