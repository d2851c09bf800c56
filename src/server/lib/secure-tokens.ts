import { createHash, randomBytes } from "node:crypto";

/** A secret for a link: 256 bits in 43 characters that need no escaping. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored in place of a secret, so that a stolen database opens no door. Base64url, 43 characters. */
export function hashToken(purpose: string, token: string): string {
  return createHash("sha256").update(`${purpose}:${token}`).digest("base64url");
}

/** The seed of a random source, which nobody can guess. */
export const newSeed = (): number => randomBytes(4).readUInt32BE();
