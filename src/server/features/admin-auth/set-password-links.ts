import type { AdminId } from "#shared/domain/ids";
import type { Tx } from "../../db/database";
import type { Clock } from "../../lib/clock";
import { hashToken, newToken } from "../../lib/secure-tokens";
import { storeResetToken } from "./repo";

/** In milliseconds. */
const LIFETIME = 60 * 60_000;

interface Parts {
  clock: Clock;
  publicUrl: string;
}

export type PasswordLinks = ReturnType<typeof createPasswordLinks>;

/** One-time links that set an admin's password, valid for an hour. */
export function createPasswordLinks({ clock, publicUrl }: Parts) {
  /** Creates a link and invalidates the admin's earlier one. */
  async function issue(tx: Tx, id: AdminId) {
    const token = newToken();
    const expiresAt = new Date(clock.now().getTime() + LIFETIME);
    await storeResetToken(tx, id, hashOf(token), expiresAt);
    return { link: `${publicUrl}/admin/reset-password?token=${token}`, expiresAt };
  }

  /** The stored hash of a link's token. */
  const hashOf = (token: string) => hashToken("reset", token);

  return { issue, hashOf };
}
