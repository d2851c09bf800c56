import type { FastifyInstance } from "fastify";
import type { SessionCookie } from "./cookie";
import type { Slots } from "./slots";
import type { SessionStore } from "./store";

/** A stored session, and the id by which its browser names it. */
export interface HeldSession {
  id: string;
  slots: Partial<Slots>;
}

declare module "fastify" {
  interface FastifyRequest {
    /** The session that the request came with; null without one. */
    session: HeldSession | null;
  }
}

/** Gives the requests of this scope their session. Must be called inside the scope, not registered beside it. */
export function addSessions(app: FastifyInstance, cookie: SessionCookie, store: SessionStore): void {
  app.decorateRequest("session", null);
  app.addHook("onRequest", async (request) => {
    const id = cookie.read(request);
    const slots = id && (await store.read(id));
    if (id && slots) request.session = { id, slots };
  });
}
