import type { FastifyInstance } from "fastify";
import { restarting } from "../lib/errors";

/** What an outside watcher learns: whether the server is ready and goes on, whether the database answers, how many mails wait. */
export interface Health {
  /** Whether what a start makes is there: the schema, the environment's admin, the example. */
  isPrepared(): boolean;
  /** Whether the server has been told to stop. */
  isDraining(): boolean;
  /** Whether the database takes what is written, too. */
  isWritable(): boolean | Promise<boolean>;
  /** Read from the database; fails with it. */
  outboxPending(): Promise<number>;
}

/** Gives what the watcher is told, and what says that the start is done. */
export function createHealth(
  draining: AbortSignal,
  isWritable: Health["isWritable"],
  outboxPending: () => Promise<number>,
): { health: Health; prepared(): void } {
  let isPrepared = false;
  return {
    health: { isPrepared: () => isPrepared, isDraining: () => draining.aborted, isWritable, outboxPending },
    prepared: () => {
      isPrepared = true;
    },
  };
}

const HEALTH = "/healthz";

/**
 * `GET /healthz`: 200 while the database answers, 503 until the server is prepared, when the database fails, or when the
 * server is about to end. While the database can only be read, another program's lock or a full disk is in the way: a
 * restart would not help, so that is a 200 as well. Nobody needs to have become admin for any of it. Whatever else
 * arrives while the server ends is refused: UNAVAILABLE.
 */
export function addHealth(app: FastifyInstance, health: Health): void {
  app.addHook("onRequest", (request, _reply, done) =>
    done(health.isDraining() && request.routeOptions.url !== HEALTH ? restarting() : undefined),
  );
  app.get(HEALTH, async (request, reply) => {
    try {
      const outboxPending = await health.outboxPending();
      const db = (await health.isWritable()) ? "up" : "read-only";
      if (health.isDraining()) return reply.code(503).send({ status: "draining", db, outboxPending });
      if (!health.isPrepared()) return reply.code(503).send({ status: "starting", db, outboxPending });
      return { status: db === "up" ? "ok" : "degraded", db, outboxPending };
    } catch (err) {
      request.log.error({ err }, "The database doesn't respond");
      return reply.code(503).send({ status: "failing", db: "down", outboxPending: null });
    }
  });
}
