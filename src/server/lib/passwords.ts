import argon2 from "argon2";
import { AppError } from "./errors";
import { createSemaphore } from "./semaphore";

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. */
const COST = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash with the same cost that matches no password: the salt and digest are zeros. */
export const DECOY = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${"A".repeat(22)}$${"A".repeat(43)}`;
const MAX_CONCURRENT_HASHES = 2;
const MAX_QUEUED_HASHES = 20;

/** Longer passwords are rejected without hashing, to prevent denial of service. */
const MAX_PASSWORD_LENGTH = 256;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** @param stored the account's hash, or undefined if there is no such account */
  verify(stored: string | undefined, password: string): Promise<boolean>;
}

/** argon2id, two calls at a time; 20 may wait, more throw UNAVAILABLE. Timing doesn't reveal if an account exists. */
export function createPasswords(): Passwords {
  const semaphore = createSemaphore(MAX_CONCURRENT_HASHES, MAX_QUEUED_HASHES, busyError);

  async function turn<T>(work: () => Promise<T>): Promise<T> {
    const release = await semaphore.acquire();
    try {
      return await work();
    } finally {
      release();
    }
  }

  return {
    hash: (password) => turn(() => argon2.hash(password, COST)),

    async verify(stored, password) {
      if (password.length > MAX_PASSWORD_LENGTH) return false;
      const hash = stored ?? DECOY;
      const matches = await turn(() => argon2.verify(hash, password));
      return matches && stored !== undefined;
    },
  };
}

const busyError = () =>
  new AppError("UNAVAILABLE", "The server is busy. Please try again in a moment.", { retryAfter: 1 });
