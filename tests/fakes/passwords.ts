import { createHash, randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Passwords } from "#server/lib/passwords";

/**
 * Keeps passwords in microseconds: salted, and compared in earnest. Others get their turn meanwhile, as they do while
 * the real one works; how strong and how patient that is, `tests/server/passwords.test.ts` proves on itself.
 */
export const fakePasswords: Passwords = {
  async hash(password) {
    await setImmediate();
    return digest(randomUUID(), password);
  },

  async verify(stored, password) {
    await setImmediate();
    return stored !== undefined && stored === digest(stored.split("$")[1] ?? "", password);
  },
};

const digest = (salt: string, password: string): string =>
  `fake$${salt}$${createHash("sha256").update(`${salt} ${password}`).digest("hex")}`;
