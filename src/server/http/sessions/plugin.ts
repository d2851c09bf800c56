import cookie from "@fastify/cookie";
import session from "@fastify/session";
import type { FastifyInstance } from "fastify";
import { LINK_LIFETIME } from "#shared/domain/sign-in-link";
import { SESSION_LIFETIME } from "./session-lifetime";
import type { DbSessionStore } from "./store";

declare module "fastify" {
  interface FastifyRequest {
    /** True if this request signed someone in or out. Only such requests send the session cookie. */
    hasNewSession: boolean;
    /** Id that this browser got when it last requested a sign-in link; null without one. */
    browserId: string | null;
    /** True if this request requested a sign-in link, so that the browser gets its id. */
    sendsBrowserId: boolean;
  }
}

interface SessionSettings {
  store: DbSessionStore;
  secret: string;
  /** True if the site uses TLS; determines the cookie name and its Secure flag. */
  secure: boolean;
}

/** Name of the session cookie. */
export const cookieName = (secure: boolean) => (secure ? "__Host-sid" : "sid");
const browserCookieName = (secure: boolean) => (secure ? "__Host-browser" : "browser");
const BROWSER_ID = /^[\w-]{43}$/;

/** Adds sessions to the requests of this scope. Must be called inside the scope, not registered next to it. */
export async function addSessions(
  app: FastifyInstance,
  { store, secret, secure }: SessionSettings,
): Promise<void> {
  await app.register(cookie);
  if (secure) {
    // Visitors use https even if the proxy talks http to us. Over http, the session plugin sends no Secure cookie.
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

  // A response may arrive after a sign-in in another tab. The session plugin would then clear the new cookie (if this
  // request's session has ended) or restore the old one (if it was updated).
  app.decorateRequest("hasNewSession", false);
  app.addHook("onSend", async (request, reply) => {
    if (!request.hasNewSession) reply.removeHeader("set-cookie");
    const { browserId, sendsBrowserId } = request;
    if (!browserId || !sendsBrowserId) return;
    // As long as a sign-in link works: the id shows that the link is opened by the browser that requested it.
    reply.setCookie(browserCookie, browserId, { ...cookieOptions, maxAge: LINK_LIFETIME / 1_000 });
  });
}
