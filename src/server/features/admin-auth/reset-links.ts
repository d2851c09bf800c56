import type { AdminId } from "#shared/domain/ids";
import type { Tx } from "../../db/database";
import type { Clock } from "../../lib/clock";
import { hashToken, newToken } from "../../lib/secure-tokens";
import { storeResetToken } from "./repo";

/** How long a reset link lives, in milliseconds. */
const LIFETIME = 60 * 60_000;

interface Parts {
  clock: Clock;
  publicUrl: string;
}

export type ResetLinks = ReturnType<typeof createResetLinks>;

/** Links that set an admin's password, once and within an hour. */
export function createResetLinks({ clock, publicUrl }: Parts) {
  /** Makes this admin's only live link. */
  async function issue(tx: Tx, id: AdminId) {
    const token = newToken();
    const expiresAt = new Date(clock.now().getTime() + LIFETIME);
    await storeResetToken(tx, id, hashOf(token), expiresAt);
    return { link: `${publicUrl}/admin/reset-password?token=${token}`, expiresAt };
  }

  /** What is stored of a link's token. */
  const hashOf = (token: string) => hashToken("reset", token);

  return { issue, hashOf };
}
