import cookie from "@fastify/cookie";
import session from "@fastify/session";
import type { FastifyInstance } from "fastify";
import { SESSION_LIFETIME } from "./slots";
import type { DbSessionStore } from "./store";

declare module "fastify" {
  interface FastifyRequest {
    /** Whether this request signed somebody in or out; no other tells the browser a session. */
    hasNewSession: boolean;
  }
}

interface SessionSettings {
  store: DbSessionStore;
  secret: string;
  /** Whether the site is served over TLS; decides the cookie's name and its Secure flag (security T3). */
  secure: boolean;
}

/** What the session's cookie is called (security T3). */
export const cookieName = (secure: boolean) => (secure ? "__Host-sid" : "sid");

/** Gives the requests of this scope their session. Must be called inside the scope, not registered beside it. */
export async function addSessions(
  app: FastifyInstance,
  { store, secret, secure }: SessionSettings,
): Promise<void> {
  await app.register(cookie);
  if (secure) {
    // Visitors come by https even where the proxy in front talks plain http to us, and the session plugin sends no
    // Secure cookie over a connection that it takes for http.
    app.addHook("onRequest", async (request) => {
      Object.defineProperty(request, "protocol", { value: "https" });
    });
  }
  await app.register(session, {
    secret,
    store,
    cookieName: cookieName(secure),
    saveUninitialized: false,
    rolling: false,
    cookie: { path: "/", httpOnly: true, sameSite: "strict", secure, maxAge: SESSION_LIFETIME },
  });

  // An answer can come after somebody has signed in in another tab. The session plugin would clear their cookie where
  // this request's session is over, and bring the older one back where it was marked as seen.
  app.decorateRequest("hasNewSession", false);
  app.addHook("onSend", async (request, reply) => {
    if (!request.hasNewSession) reply.removeHeader("set-cookie");
  });
}
