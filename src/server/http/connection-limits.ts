import { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Limiter } from "../rate-limits/limiter";
import { LIMITS } from "../rate-limits/limits";

/** So long may a reader take nothing of what waits for them, in milliseconds. */
const LONGEST_UNREAD = 30_000;

/**
 * Takes so many connections at once and no more, and tells the log of those that are turned away. Ends one whose reader
 * does not read, and one that asks again before it was answered: Node tells an answer that waits behind another of
 * nothing, so whatever it holds, such as an open file, would be held for ever. No browser asks like that.
 */
export function limitConnections(app: FastifyInstance, limiter: Limiter): void {
  app.server.maxConnections = LIMITS.connections.max;
  app.server.on("drop", () => limiter.note(LIMITS.connections));
  app.addHook("onRequest", (request, reply, done) => {
    const socket = socketOf(request);
    if (!socket || reply.raw.socket !== null) return done();
    reply.hijack();
    socket.destroy();
  });
  app.addHook("onSend", (request, reply, _payload, done) => {
    const socket = socketOf(request);
    if (socket) reply.raw.setTimeout(LONGEST_UNREAD, () => socket.writableLength > 0 && socket.destroy());
    done();
  });
}

/** Its connection; none where a test or the server itself asks. */
const socketOf = ({ raw }: FastifyRequest) => (raw.socket instanceof Socket ? raw.socket : undefined);
