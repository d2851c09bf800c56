import cookie from "@fastify/cookie";
import session from "@fastify/session";
import type { FastifyInstance } from "fastify";
import { LINK_LIFETIME } from "#shared/domain/sign-in-link";
import { SESSION_LIFETIME } from "./session-lifetime";
import type { DbSessionStore } from "./store";

declare module "fastify" {
  interface FastifyRequest {
    /** Whether this request signed somebody in or out; no other tells the browser a session. */
    hasNewSession: boolean;
    /** The id that this browser got when it last requested a sign-in link; null without one. */
    browserId: string | null;
    /** Whether this request requested a sign-in link, so that the browser is sent its id. */
    sendsBrowserId: boolean;
  }
}

interface SessionSettings {
  store: DbSessionStore;
  secret: string;
  /** Whether the site is served over TLS; decides the cookie's name and its Secure flag. */
  secure: boolean;
}

/** What the session's cookie is called. */
export const cookieName = (secure: boolean) => (secure ? "__Host-sid" : "sid");
const browserCookieName = (secure: boolean) => (secure ? "__Host-browser" : "browser");
const BROWSER_ID = /^[\w-]{43}$/;

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
  const cookieOptions = { path: "/", httpOnly: true, sameSite: "strict", secure } as const;
  await app.register(session, {
    secret,
    store,
    cookieName: cookieName(secure),
    saveUninitialized: false,
    rolling: false,
    cookie: { ...cookieOptions, maxAge: SESSION_LIFETIME },
  });
  const browserCookie = browserCookieName(secure);
  app.decorateRequest("browserId", null);
  app.decorateRequest("sendsBrowserId", false);
  app.addHook("onRequest", async (request) => {
    const id = request.cookies[browserCookie];
    request.browserId = id && BROWSER_ID.test(id) ? id : null;
  });

  // An answer can come after somebody has signed in in another tab. The session plugin would clear their cookie where
  // this request's session is over, and bring the older one back where it was marked as seen.
  app.decorateRequest("hasNewSession", false);
  app.addHook("onSend", async (request, reply) => {
    if (!request.hasNewSession) reply.removeHeader("set-cookie");
    const { browserId, sendsBrowserId } = request;
    if (!browserId || !sendsBrowserId) return;
    reply.setCookie(browserCookie, browserId, { ...cookieOptions, maxAge: LINK_LIFETIME / 1_000 });
  });
}
