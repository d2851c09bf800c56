import type { FastifyInstance, FastifyRequest } from "fastify";
import type { SuperJSONResult } from "superjson";
import { z } from "zod";
import type { PAGES } from "#shared/domain/pages";
import { type PrefetchQuery, prefetchQueries } from "./prefetch-queries";
import type { SsrWorker } from "./ssr-worker";

/** The first screen of a page, and what it was made from. */
export interface SsrPage {
  html: string;
  /** The document's. */
  title: string;
  /** Goes with it, so that the browser need not ask. */
  data: { zone: ReturnType<typeof zoneOf>; calls: (PrefetchQuery & { output: SuperJSONResult })[] };
}

const answers = z.array(
  z.object({
    result: z.object({
      data: z.custom<SuperJSONResult>((data) => z.object({ json: z.unknown() }).safeParse(data).success),
    }),
  }),
);
/** The path's id, where it is one. */
const idOf = z.record(
  z.string(),
  z
    .string()
    .regex(/^[1-9]\d{0,14}$/)
    .transform(Number),
);

/**
 * Renders the first screens of pages for whom asks. The calls behind them are made as the browser would make them, with
 * its cookies and under its limits; where one of them is refused, or finds nothing, the browser builds the page.
 */
export function createSsrPages(app: FastifyInstance, renderer: SsrWorker) {
  async function answered(request: FastifyRequest, calls: PrefetchQuery[]) {
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
    const found = parsed.data.flatMap(({ result: { data: output } }, index) => {
      const call = calls[index];
      if (!call || (output.json === null && !call.isOptional)) return [];
      return [{ path: call.path, input: call.input, output }];
    });
    return found.length === calls.length ? found : undefined;
  }

  /** @param nonce what the page's style elements must carry */
  return async (
    page: (typeof PAGES)[number],
    request: FastifyRequest,
    nonce: string,
  ): Promise<SsrPage | undefined> => {
    const screen = prefetchQueries(page);
    const ids = idOf.safeParse(request.params);
    if (!screen || !ids.success || request.method !== "GET" || signsIn(request)) return undefined;
    const [id = 0] = Object.values(ids.data);
    try {
      const calls = await answered(request, screen(id));
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

/** Who comes by a mailed link is somebody else a moment later. */
const signsIn = ({ query }: FastifyRequest) =>
  typeof query === "object" && query !== null && "token" in query;

/** The zone that the browser has told of, and its clocks, which are the browser's affair; null where it is none. */
function zoneOf(cookies: string): { name: string; clocks: string } | null {
  const [, value, clocks = ""] = /(?:^|; )zone=([\w%+-]{1,80}?)(?:%20(\w{1,16}))?(?:;|$)/.exec(cookies) ?? [];
  if (!value) return null;
  try {
    // By its own name, of which there are some hundred: whoever asks may write it in many ways.
    const format = new Intl.DateTimeFormat("en", { timeZone: decodeURIComponent(value) });
    return { name: format.resolvedOptions().timeZone, clocks };
  } catch {
    return null;
  }
}
