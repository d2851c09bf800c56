import type { ParticipantId } from "#shared/domain/ids";
import { LINK_GRACE, MAX_LINK_USES } from "#shared/domain/sign-in-link";
import type { RequestSession } from "../../http/sessions/request-session";
import type { ParticipantRow } from "./repo";

/** How far in the future a link's creation may be, in milliseconds, to allow for clock changes. */
const TOLERANCE = 5 * 60_000;

export interface LinkState {
  uses: number;
  firstUsedAt: Date | null;
  createdAt: Date;
  expiresAt: Date;
}

/** Whether a link can be redeemed now; with `strict`, only once. */
export function canRedeemNow(link: LinkState, now: Date, strict: boolean): boolean {
  const isFromFuture = link.createdAt.getTime() > now.getTime() + TOLERANCE;
  if (isFromFuture || link.expiresAt <= now) return false;
  if (!link.firstUsedAt) return true;
  if (strict) return false;
  return link.uses < MAX_LINK_USES && now.getTime() - link.firstUsedAt.getTime() < LINK_GRACE;
}

const identified = Symbol("an identified participant");

/** A signed-in participant as currently stored. Created only by `identify` and when signing in. */
export interface ParticipantIdentity {
  readonly [identified]: true;
  readonly id: ParticipantId;
  readonly email: string;
  readonly name: string | null;
  /** Whether a link emailed to the address has been opened. */
  readonly isVerified: boolean;
  /** The caller's network, for rate limits and budgets (`rate-limits/network.ts`). */
  readonly network: string;
}

/** Creates the proof from the row of a freshly identified participant. */
export function identityOf(row: ParticipantRow, { network }: RequestSession): ParticipantIdentity {
  const { id, email, name, verifiedAt } = row;
  return { [identified]: true, id, email, name, isVerified: verifiedAt !== null, network };
}
