import type { FastifyInstance } from "fastify";
import type { Limiter } from "../limits/limiter";
import { LIMITS } from "../limits/rules";

/** Takes so many connections at once and no more, and tells the log of those that are turned away. */
export function limitConnections({ server }: FastifyInstance, limiter: Limiter): void {
  server.maxConnections = LIMITS.connections.max;
  server.on("drop", () => limiter.note(LIMITS.connections));
}
