import { randomFillSync } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Crockford's Base32 without I, L, O and U, so that ids can be read out on the phone. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const HALF = 4;
/** Ids accepted from a proxy: our own format, a UUID, nginx's 32 hexadecimal digits. */
const WELL_FORMED = /^[\w-]{8,64}$/;

/** Random bytes for many ids, since filling the pool takes as long as one draw. */
const pool = new Uint8Array(4_096);
let used = pool.length;

/** Creates an id such as "7F3K-2Q9M" with 40 random bits. */
export function newRequestId(): string {
  const half = () => Array.from({ length: HALF }, randomCharacter).join("");
  return `${half()}-${half()}`;
}

function randomCharacter(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const byte = pool[used++] ?? 0;
  return ALPHABET.charAt(byte % ALPHABET.length);
}

/**
 * Returns a function that assigns an id to each request. A well-formed `X-Request-Id` from a trusted proxy is kept, so
 * that both logs match; others are ignored.
 * @param isProxy whether an address is one of our proxies; undefined without any
 */
export function requestIds(isProxy: ((address: string) => boolean) | undefined) {
  return ({ headers, socket }: IncomingMessage): string => {
    const proxyId = headers["x-request-id"];
    const isTrusted =
      typeof proxyId === "string" &&
      WELL_FORMED.test(proxyId) &&
      isProxy?.(socket.remoteAddress ?? "") === true;
    return isTrusted ? proxyId : newRequestId();
  };
}
