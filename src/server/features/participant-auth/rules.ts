import type { ParticipantId } from "#shared/domain/ids";
import { LINK_GRACE, MAX_LINK_USES } from "#shared/domain/sign-in-link";
import type { RequestSession } from "../../http/sessions/request-session";
import type { ParticipantRow } from "./repo";

/** How far ahead of the clock a link may have been made. */
const TOLERANCE = 5 * 60_000;

export interface LinkState {
  uses: number;
  firstUsedAt: Date | null;
  createdAt: Date;
  expiresAt: Date;
}

/** Whether a link opens now. With `strict` it does so exactly once. */
export function canRedeemNow(link: LinkState, now: Date, strict: boolean): boolean {
  const madeLater = link.createdAt.getTime() > now.getTime() + TOLERANCE;
  if (madeLater || link.expiresAt <= now) return false;
  if (!link.firstUsedAt) return true;
  if (strict) return false;
  return link.uses < MAX_LINK_USES && now.getTime() - link.firstUsedAt.getTime() < LINK_GRACE;
}

const identified = Symbol("an identified participant");

/** A signed-in participant, as the database knows them now; only `identify` and what signs them in make one. */
export interface ParticipantIdentity {
  readonly [identified]: true;
  readonly id: ParticipantId;
  readonly email: string;
  readonly name: string | null;
  /** Whether a link mailed to the address has been opened. */
  readonly isVerified: boolean;
  /** Where the call comes from, for limits and shares (`rate-limits/network.ts`). */
  readonly network: string;
}

/** Makes the proof from the row of a participant who has just been identified in this session. */
export function identityOf(row: ParticipantRow, { network }: RequestSession): ParticipantIdentity {
  const { id, email, name, verifiedAt } = row;
  return { [identified]: true, id, email, name, isVerified: verifiedAt !== null, network };
}
