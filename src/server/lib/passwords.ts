import argon2 from "argon2";
import { AppError } from "./errors";
import { createSemaphore } from "./semaphore";

/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. */
const COST = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A hash of that cost that no password has: of a salt and a digest of zeros. */
export const DECOY = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$${"A".repeat(22)}$${"A".repeat(43)}`;
const AT_ONCE = 2;
const QUEUE = 20;

/** Longer passwords are refused unhashed, so that nobody can keep the server busy with them. */
const MAX_PASSWORD = 256;

/** How passwords are kept: as what cannot be turned back. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** @param stored the account's hash, or undefined when there is no such account */
  verify(stored: string | undefined, password: string): Promise<boolean>;
}

/**
 * Hashes and verifies passwords with argon2id, two at a time; twenty may wait, then UNAVAILABLE.
 * `verify` takes as long for an account that does not exist as for one that does.
 */
export function createPasswords(): Passwords {
  const places = createSemaphore(AT_ONCE, QUEUE, busy);

  async function turn<T>(work: () => Promise<T>): Promise<T> {
    const leave = await places.acquire();
    try {
      return await work();
    } finally {
      leave();
    }
  }

  return {
    hash: (password) => turn(() => argon2.hash(password, COST)),

    async verify(stored, password) {
      if (password.length > MAX_PASSWORD) return false;
      const against = stored ?? DECOY;
      const matches = await turn(() => argon2.verify(against, password));
      return matches && stored !== undefined;
    },
  };
}

const busy = () =>
  new AppError("UNAVAILABLE", "The server is busy. Please try again in a moment.", { retryAfter: 1 });
