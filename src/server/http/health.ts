import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { restarting } from "../lib/errors";

export interface Health {
  /** True once startup has created the schema, the admin from the environment and the example. */
  isPrepared(): boolean;
  isDraining(): boolean;
  isWritable(): boolean | Promise<boolean>;
  /** Number of unsent emails. Rejects if the database fails. */
  outboxPending(): Promise<number>;
}

/** Creates the health state, and the function that marks startup as done. */
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
/** Longest wait for the database in milliseconds; probes usually give up after 5 s. */
const MAX_WAIT = 4_000;

/**
 * `GET /healthz`, without sign-in: 200 while the database answers; 503 until startup is done, when the database fails,
 * or while the server stops. A read-only database also returns 200, because a restart doesn't help against another
 * program's lock or a full disk. While the server stops, all other requests get UNAVAILABLE.
 * @param maxWait milliseconds until a silent database counts as down
 */
export function addHealth(app: FastifyInstance, health: Health, maxWait = MAX_WAIT): void {
  app.addHook("onRequest", (request, _reply, done) =>
    done(health.isDraining() && request.routeOptions.url !== HEALTH ? restarting() : undefined),
  );
  /** Message of the failure that was logged last; undefined while the database answers. */
  let loggedFailure: string | undefined;
  app.get(HEALTH, async (request, reply) => {
    try {
      const { outboxPending, db } = await inTime(stateOf(health), maxWait);
      if (loggedFailure !== undefined) request.log.warn("The database responds again");
      loggedFailure = undefined;
      if (health.isDraining()) return reply.code(503).send({ status: "draining", db, outboxPending });
      if (!health.isPrepared()) return reply.code(503).send({ status: "starting", db, outboxPending });
      return { status: db === "up" ? "ok" : "degraded", db, outboxPending };
    } catch (err) {
      const failure = String(err);
      if (failure !== loggedFailure) request.log.error({ err }, "The database doesn't respond");
      loggedFailure = failure;
      return reply.code(503).send({ status: "failing", db: "down", outboxPending: null });
    }
  });
}

async function stateOf(health: Health) {
  const outboxPending = await health.outboxPending();
  return { outboxPending, db: (await health.isWritable()) ? "up" : "read-only" };
}

/** Rejects if `work` takes too long; its own later rejection is ignored then. */
async function inTime<T>(work: Promise<T>, maxWait: number): Promise<T> {
  const stop = new AbortController();
  const late = delay(maxWait, undefined, { signal: stop.signal }).then(() => {
    throw new Error(`No answer within ${maxWait / 1_000} s`);
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    stop.abort();
  }
}
