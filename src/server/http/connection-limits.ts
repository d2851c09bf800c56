import { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Limiter } from "../rate-limits/limiter";
import { LIMITS } from "../rate-limits/limits";

/** A client that reads nothing for this long is disconnected, in milliseconds. */
const MAX_UNREAD_TIME = 30_000;

/**
 * Limits the number of connections and logs dropped ones. Also closes the connections of clients that don't read, and
 * of clients that pipeline requests. Node emits no events for a response queued behind another, so its resources, such
 * as open files, would never be released. No browser pipelines.
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
    if (socket) reply.raw.setTimeout(MAX_UNREAD_TIME, () => socket.writableLength > 0 && socket.destroy());
    done();
  });
}

/** The request's socket; undefined for injected requests (tests, server-side calls). */
const socketOf = ({ raw }: FastifyRequest) => (raw.socket instanceof Socket ? raw.socket : undefined);
