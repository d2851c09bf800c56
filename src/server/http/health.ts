import type { FastifyInstance } from "fastify";

/** What an outside watcher learns: whether the server goes on, whether the database answers, how many mails wait. */
export interface Health {
  /** Whether the server has been told to stop. */
  isDraining(): boolean;
  /** Read from the database; fails with it. */
  outboxPending(): Promise<number>;
}

/** `GET /healthz`: 200 while all is well, 503 when the database fails or the server is about to end. */
export function addHealth(app: FastifyInstance, health: Health): void {
  app.get("/healthz", async (request, reply) => {
    try {
      const outboxPending = await health.outboxPending();
      if (!health.isDraining()) return { status: "ok", db: "up", outboxPending };
      return reply.code(503).send({ status: "draining", db: "up", outboxPending });
    } catch (err) {
      request.log.error({ err }, "The database does not answer");
      return reply.code(503).send({ status: "failing", db: "down", outboxPending: null });
    }
  });
}
