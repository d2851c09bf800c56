import type { FastifyBaseLogger } from "fastify";
import { pino } from "pino";
import type { Output } from "./nonblocking-output";

/** The server log: a line of JSON per entry. URLs are logged without their query, which may contain a token. */
export function createLog(level: string, output: Output): FastifyBaseLogger {
  const serializers = {
    req: (request: { method: string; url: string }) => ({
      method: request.method,
      path: request.url.split("?")[0],
    }),
  };
  return pino({ level, serializers }, output);
}
