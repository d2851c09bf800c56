import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AiProvider } from "#shared/domain/model-test";

export interface ScriptedRequest {
  url: string;
  headers: Record<string, string | string[] | undefined>;
  // biome-ignore lint/suspicious/noExplicitAny: scripts read requests of any shape
  body: any;
  /** Number of earlier requests. */
  index: number;
}

export interface ScriptedModel {
  url: string;
  requests: ScriptedRequest[];
  /** Number of requests that the client aborted. */
  readonly aborted: number;
  close(): Promise<void>;
}

/** Starts a model server whose responses a test writes byte by byte. */
export async function startScriptedModel(
  script: (request: ScriptedRequest, response: ServerResponse) => unknown,
): Promise<ScriptedModel> {
  const requests: ScriptedRequest[] = [];
  let aborted = 0;
  const server = createServer(async (incoming, response) => {
    response.on("close", () => {
      if (!response.writableFinished) aborted += 1;
    });
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString("utf8");
    const request = {
      url: incoming.url ?? "",
      headers: incoming.headers,
      body: text === "" ? undefined : JSON.parse(text),
      index: requests.length,
    };
    requests.push(request);
    try {
      await script(request, response);
    } catch {
      response.destroy();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The scripted model has no port.");
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    get aborted() {
      return aborted;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Responds with an error; a string body is sent as HTML. */
export function refuse(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
  body: unknown = { error: { type: "some_error", message: "upstream words that nobody should see" } },
): void {
  const isText = typeof body === "string";
  response
    .writeHead(status, { "content-type": isText ? "text/html" : "application/json", ...headers })
    .end(isText ? body : JSON.stringify(body));
}

/** Streams a whole reply in the provider's format. */
export function stream(response: ServerResponse, provider: AiProvider, text: string): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  const events =
    provider === "anthropic"
      ? [
          { type: "message_start", message: { usage: { input_tokens: 10, output_tokens: 1 } } },
          { type: "content_block_delta", index: 0, delta: { type: "text_delta", text } },
          { type: "message_delta", delta: { stop_reason: "end_turn" }, usage: { output_tokens: 20 } },
          { type: "message_stop" },
        ].map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`)
      : [
          { choices: [{ index: 0, delta: { content: text } }] },
          { choices: [{ index: 0, delta: {}, finish_reason: "stop" }] },
        ].map((event) => `data: ${JSON.stringify(event)}\n\n`);
  response.end(events.join("") + (provider === "anthropic" ? "" : "data: [DONE]\n\n"));
}
