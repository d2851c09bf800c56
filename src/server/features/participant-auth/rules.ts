const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long a sign-in link lives (spec section 9). */
export const LINK_LIFETIME = 24 * HOUR;

/** How long a used link still opens, for mail scanners and double clicks, and how often in all (design section 4). */
const GRACE = 10 * MINUTE;
const MAX_USES = 3;

export interface LinkState {
  uses: number;
  firstUsedAt: Date | null;
  createdAt: Date;
  expiresAt: Date;
}

/** Whether a link opens now. With `strict` it does so exactly once. */
export function opensNow(link: LinkState, now: Date, strict: boolean): boolean {
  const madeLater = link.createdAt.getTime() > now.getTime() + 5 * MINUTE;
  if (madeLater || link.expiresAt <= now) return false;
  if (!link.firstUsedAt) return true;
  if (strict) return false;
  return link.uses < MAX_USES && now.getTime() - link.firstUsedAt.getTime() < GRACE;
}

/** How old the session of a registration can get once somebody else has proved the address (security T9). */
const UNPROVED_LIFETIME = HOUR;
/** How long it waits for an answer. */
const ANSWER_WITHIN = 10 * MINUTE;

export interface Asked {
  openedAt: Date;
  askedAt: Date;
  said: "keep" | "end" | null;
}

/** What becomes of the session of a registration once somebody has opened a link elsewhere. */
export type Fate =
  | { is: "kept" }
  /** Nothing is reached until it is answered, for so many milliseconds yet. */
  | { is: "held"; endsIn: number }
  | { is: "ended"; why: "answer" | "silence" | "age" };

export function fateOf({ openedAt, askedAt, said }: Asked, now: Date): Fate {
  if (said === "end") return { is: "ended", why: "answer" };
  const tooOldAt = openedAt.getTime() + UNPROVED_LIFETIME;
  const silentAt = said === "keep" ? Number.POSITIVE_INFINITY : askedAt.getTime() + ANSWER_WITHIN;
  const endsIn = Math.min(tooOldAt, silentAt) - now.getTime();
  if (endsIn <= 0) return { is: "ended", why: silentAt < tooOldAt ? "silence" : "age" };
  return said === "keep" ? { is: "kept" } : { is: "held", endsIn };
}
