import { createHash, randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { Passwords } from "#server/lib/passwords";

/**
 * Hashes passwords in microseconds, salted and compared properly. It yields like the real implementation, which
 * `tests/server/passwords.test.ts` tests.
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
