import type { FastifyBaseLogger } from "fastify";
import { pino } from "pino";
import type { Output } from "./nonblocking-output";

/**
 * The server's log, a line of JSON an entry.
 * Names of requests go there without what was asked in the query, which can hold a token.
 */
export function createLog(level: string, output: Output): FastifyBaseLogger {
  const serializers = {
    req: (request: { method: string; url: string }) => ({
      method: request.method,
      path: request.url.split("?")[0],
    }),
  };
  return pino({ level, serializers }, output);
}
