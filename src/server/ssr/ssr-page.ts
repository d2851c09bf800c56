import type { FastifyInstance, FastifyRequest } from "fastify";
import type { SuperJSONResult } from "superjson";
import { z } from "zod";
import type { PAGES } from "#shared/domain/pages";
import { type PrefetchQuery, prefetchQueries } from "./prefetch-queries";
import type { SsrWorker } from "./ssr-worker";

/** The first screen of a page, with its data. */
export interface SsrPage {
  html: string;
  title: string;
  /** Sent with the page, so that the browser doesn't need to fetch it. */
  data: { zone: ReturnType<typeof zoneOf>; calls: (PrefetchQuery & { output: SuperJSONResult })[] };
}

const answers = z.array(
  z.object({
    result: z.object({
      data: z.custom<SuperJSONResult>((data) => z.object({ json: z.unknown() }).safeParse(data).success),
    }),
  }),
);
const idOf = z.record(
  z.string(),
  z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
);

/**
 * Renders the first screens of pages. Their calls are made as the browser would make them, with its cookies and limits.
 * If a call fails or finds nothing, the result is undefined and the browser renders the page.
 */
export function createSsrPages(app: FastifyInstance, renderer: SsrWorker) {
  async function runCalls(request: FastifyRequest, calls: PrefetchQuery[]) {
    const input = Object.fromEntries(calls.map((call, index) => [index, call.input]));
    const { body } = await app.inject({
      method: "GET",
      url: `/trpc/${calls.map(({ path }) => path).join()}`,
      query: { batch: "1", input: JSON.stringify(input) },
      remoteAddress: request.ip,
      headers: { cookie: request.headers.cookie ?? "" },
    });
    const parsed = answers.safeParse(JSON.parse(body));
    if (!parsed.success) return undefined;
    const queries = parsed.data.flatMap(({ result: { data: output } }, index) => {
      const call = calls[index];
      if (!call || (output.json === null && !call.isOptional)) return [];
      return [{ path: call.path, input: call.input, output }];
    });
    return queries.length === calls.length ? queries : undefined;
  }

  /** @param nonce CSP nonce for the page's style elements */
  return async (
    page: (typeof PAGES)[number],
    request: FastifyRequest,
    nonce: string,
  ): Promise<SsrPage | undefined> => {
    const screen = prefetchQueries(page);
    const ids = idOf.safeParse(request.params);
    if (!screen || !ids.success || request.method !== "GET" || isSignInLink(request)) return undefined;
    const [id = 0] = Object.values(ids.data);
    try {
      const calls = await runCalls(request, screen(id));
      if (!calls) return undefined;
      const data = { zone: zoneOf(request.headers.cookie ?? ""), calls };
      const page = await renderer.render({ href: request.url, nonce, ...data });
      return page && { ...page, data };
    } catch (err) {
      request.log.error({ err }, "A first screen couldn't be rendered");
      return undefined;
    }
  };
}

/** A page with a sign-in token isn't rendered, because the visitor is signed in a moment later. */
const isSignInLink = ({ query }: FastifyRequest) =>
  typeof query === "object" && query !== null && "token" in query;

/** The time zone in the browser's cookie; null if it is invalid. Only the browser interprets `clocks`. */
function zoneOf(cookies: string): { name: string; clocks: string } | null {
  const [, value, clocks = ""] = /(?:^|; )zone=([\w%+-]{1,80}?)(?:%20(\w{1,16}))?(?:;|$)/.exec(cookies) ?? [];
  if (!value) return null;
  try {
    // The canonical name, of which there are a few hundred. Requests can spell it in many ways.
    const format = new Intl.DateTimeFormat("en", { timeZone: decodeURIComponent(value) });
    return { name: format.resolvedOptions().timeZone, clocks };
  } catch {
    return null;
  }
}
