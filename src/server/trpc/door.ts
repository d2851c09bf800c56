import { type FastifyTRPCPluginOptions, fastifyRequestHandler } from "@trpc/server/adapters/fastify";
import { resolveResponse } from "@trpc/server/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type AppRouter, appRouter } from "./root";

type Options = FastifyTRPCPluginOptions<AppRouter>["trpcOptions"];
type Call = FastifyRequest<{ Params: { path: string } }>;

/** What of a request the library reads for a call that is answered in one piece. */
type Asked = Pick<Request, "url" | "method" | "headers" | "signal" | "json">;

const STREAMED = /jsonl|event-stream/;

/**
 * Serves the procedures to the pages. What is streamed goes through the library's own adapter. All else is answered in
 * one piece, without the web's requests, responses and streams around it, which cost more than the call itself
 * (docs/performance.md); what a call is and how it is answered, the library decides in either case.
 */
export function addTrpc(app: FastifyInstance, options: Omit<NonNullable<Options>, "router">): void {
  const settings = { ...options, router: appRouter } satisfies Options;
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );
  app.all("/:path", (request: Call, reply) => {
    const { method, params, headers } = request;
    const accepts = `${headers["trpc-accept"] ?? ""} ${headers.accept ?? ""}`;
    return method === "HEAD" || STREAMED.test(accepts)
      ? fastifyRequestHandler({ ...settings, req: request, res: reply, path: params.path })
      : answer(request, reply);
  });

  async function answer(request: Call, reply: FastifyReply): Promise<FastifyReply> {
    const response = await resolveResponse({
      ...settings,
      path: request.params.path,
      error: null,
      req: askedBy(request) as Request,
      createContext: async ({ info }) => settings.createContext({ req: request, res: reply, info }),
      onError: (failed) => settings.onError?.({ ...failed, req: request }),
    });
    for (const [name, value] of response.headers) reply.header(name, value);
    return reply.code(response.status).send(await response.text());
  }
}

function askedBy({ method, url, headers, body }: Call): Asked {
  const type = headers["content-type"];
  return {
    method,
    url: `http://localhost${url}`,
    headers: new Headers(type === undefined ? [] : [["content-type", type]]),
    signal: new AbortController().signal,
    json: async () => JSON.parse(String(body)),
  };
}
