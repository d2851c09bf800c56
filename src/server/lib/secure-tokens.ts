import { createHash, randomBytes } from "node:crypto";

/** Creates a secret for a link: 256 bits in 43 URL-safe characters. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Hashes a secret for storage, so that a stolen database is useless. Returns 43 characters of base64url. */
export function hashToken(purpose: string, token: string): string {
  return createHash("sha256").update(`${purpose}:${token}`).digest("base64url");
}

/** Creates an unpredictable seed. */
export const newSeed = (): number => randomBytes(4).readUInt32BE();
