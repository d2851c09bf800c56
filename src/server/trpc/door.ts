import type { FastifyTRPCPluginOptions } from "@trpc/server/adapters/fastify";
import { resolveResponse } from "@trpc/server/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type AppRouter, appRouter } from "./root";

type Options = FastifyTRPCPluginOptions<AppRouter>["trpcOptions"];
type Call = FastifyRequest<{ Params: { path: string } }>;

/** What of a request the library reads. */
type Asked = Pick<Request, "url" | "method" | "headers" | "signal" | "json">;

/** The headers that it reads; a request whose other headers are not copied costs less. */
const READ = ["content-type", "trpc-accept", "accept", "last-event-id"] as const;
const STREAMED = /jsonl|event-stream/;

/**
 * Serves the procedures to the pages. What a call is and how it is answered, the library decides; its own adapter makes
 * a web request of every call and sends every answer as a web stream, which pays only where it is one (decision 0045).
 */
export function addTrpc(app: FastifyInstance, options: Omit<NonNullable<Options>, "router">): void {
  const settings = { ...options, router: appRouter } satisfies Options;
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );

  app.all("/:path", async (request: Call, reply) => {
    const headers = new Headers();
    for (const name of READ) {
      const value = request.headers[name];
      if (typeof value === "string") headers.set(name, value);
    }
    const isStreamed = STREAMED.test(`${headers.get("trpc-accept")} ${headers.get("accept")}`);
    const response = await resolveResponse({
      ...settings,
      path: request.params.path,
      error: null,
      req: askedBy(
        request,
        headers,
        isStreamed ? untilClosed(reply) : new AbortController().signal,
      ) as Request,
      createContext: async ({ info }) => settings.createContext({ req: request, res: reply, info }),
      onError: (failed) => settings.onError?.({ ...failed, req: request }),
    });
    if (isStreamed) return reply.send(response);
    for (const [name, value] of response.headers) reply.header(name, value);
    return reply.code(response.status).send(await response.text());
  });
}

const askedBy = ({ method, url, body }: Call, headers: Headers, signal: AbortSignal): Asked => ({
  method,
  // The path is known; whatever stands before the query, this can be read.
  url: `http://localhost/${/\?.*/.exec(url)?.[0] ?? ""}`,
  headers,
  signal,
  json: async () => JSON.parse(String(body)),
});

/** Aborts once nobody listens any more. */
function untilClosed({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once("close", () => controller.abort());
  return controller.signal;
}
