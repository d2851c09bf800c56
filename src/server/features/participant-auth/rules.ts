const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long a sign-in link lives. */
export const LINK_LIFETIME = 24 * HOUR;

/** How long a used link still opens, for mail scanners and double clicks, and how often in all. */
const GRACE = 10 * MINUTE;
const MAX_USES = 3;

export interface LinkState {
  uses: number;
  firstUsedAt: Date | null;
  createdAt: Date;
  expiresAt: Date;
}

/** Whether a link opens now. With `strict` it does so exactly once. */
export function canRedeemNow(link: LinkState, now: Date, strict: boolean): boolean {
  const madeLater = link.createdAt.getTime() > now.getTime() + 5 * MINUTE;
  if (madeLater || link.expiresAt <= now) return false;
  if (!link.firstUsedAt) return true;
  if (strict) return false;
  return link.uses < MAX_USES && now.getTime() - link.firstUsedAt.getTime() < GRACE;
}
