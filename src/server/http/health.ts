import type { FastifyInstance } from "fastify";

/** What an outside watcher learns: whether the database answers, and how many mails wait. */
export interface Health {
  isDatabaseUp(): Promise<boolean>;
  outboxPending(): Promise<number>;
}

/** `GET /healthz`: 200 while all is well, 503 when the database fails (while draining Fastify answers 503 itself). */
export function addHealth(app: FastifyInstance, health: Health): void {
  app.get("/healthz", async (_request, reply) => {
    const isUp = await health.isDatabaseUp();
    if (!isUp) return reply.code(503).send({ status: "failing", db: "down", outboxPending: null });
    return { status: "ok", db: "up", outboxPending: await health.outboxPending() };
  });
}
