import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "../lib/clock";
import { AppError } from "../lib/errors";
import { createMetrics, type Figures } from "../metrics/prometheus-metrics";

interface MetricsSettings {
  token: string;
  clock: Clock;
  figures(): Promise<Figures>;
}

const METRICS = "/metrics";
const TOKEN_REQUIRED = "Send METRICS_TOKEN as a bearer token.";

/** Adds `GET /metrics` (docs/monitoring.md): 401 without the token. Counts only routes that are added later. */
export async function addMetrics(
  app: FastifyInstance,
  { token, clock, figures }: MetricsSettings,
): Promise<void> {
  const metrics = await createMetrics();
  const isToken = createTokenCheck(token);
  app.addHook("onResponse", (request, reply, done) => {
    metrics.observe({
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      seconds: isEventStream(reply) ? undefined : reply.elapsedTime / 1_000,
    });
    done();
  });
  app.addHook("onClose", async () => metrics.clear());
  app.get(METRICS, async (request, reply) => {
    const [, candidate] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "") ?? [];
    if (candidate === undefined || !isToken(candidate)) {
      reply.header("www-authenticate", "Bearer");
      throw new AppError("UNAUTHORIZED", TOKEN_REQUIRED);
    }
    const latest = await figures().catch((err: unknown) => {
      request.log.error({ err }, "The figures for the metrics couldn't be read");
      return undefined;
    });
    const text = await metrics.render(latest, clock.now());
    return reply.type(metrics.contentType).send(text);
  });
}

/** Compares in constant time, so that timing reveals neither the token nor its length. */
function createTokenCheck(token: string): (candidate: string) => boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  const expected = digest(token);
  return (candidate) => timingSafeEqual(digest(candidate), expected);
}

/** Groups assets under one route, because file names change with each build. */
function routeOf({ routeOptions }: FastifyRequest): string {
  const { url = "none" } = routeOptions;
  return url.startsWith("/assets/") ? "/assets/*" : url;
}

const isEventStream = (reply: FastifyReply): boolean =>
  String(reply.getHeader("content-type")).startsWith("text/event-stream");
