import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/** What the session's cookie is called (security T3). */
export const cookieName = (secure: boolean) => (secure ? "__Host-sid" : "sid");

interface CookieSettings {
  secret: string;
  /** Whether the site is served over TLS; decides the cookie's name and its Secure flag (security T3). */
  secure: boolean;
  /** In milliseconds. */
  lifetime: number;
}

export type SessionCookie = ReturnType<typeof createSessionCookie>;

/** The cookie that holds a session's id, signed, so that one which is made up costs no look at the database. */
export function createSessionCookie({ secret, secure, lifetime }: CookieSettings) {
  const name = cookieName(secure);
  const flags = `Path=/; HttpOnly; SameSite=Strict${secure ? "; Secure" : ""}`;
  const signed = (id: string) =>
    `${id}.${createHmac("sha256", secret).update(id).digest("base64").replaceAll("=", "")}`;

  /** The id in the request's cookie; undefined without one, and for one that we have not signed. */
  function read({ headers }: FastifyRequest): string | undefined {
    const value = cookieIn(headers.cookie, name);
    const id = value?.slice(0, Math.max(0, value.lastIndexOf(".")));
    return value && id && isSame(value, signed(id)) ? id : undefined;
  }

  /** Has the browser keep this id, and no other that the same answer named before. */
  function set(reply: FastifyReply, id: string): void {
    const value = encodeURIComponent(signed(id));
    reply.removeHeader("set-cookie");
    reply.header("set-cookie", `${name}=${value}; Max-Age=${lifetime / 1_000}; ${flags}`);
  }

  /** Has the browser forget the cookie that it sent. */
  function clear(request: FastifyRequest, reply: FastifyReply): void {
    reply.removeHeader("set-cookie");
    const isSent = cookieIn(request.headers.cookie, name) !== undefined;
    if (isSent) reply.header("set-cookie", `${name}=; Max-Age=0; ${flags}`);
  }

  return { read, set, clear };
}

/** The first cookie of that name. */
function cookieIn(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(";") ?? []) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return decoded(pair.slice(at + 1).trim());
  }
  return undefined;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}
