import type { SessionSlot, SlotTimes } from "./session-data";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Lifetime of a slot without use and in total, in milliseconds. */
const LIFETIME: Record<SessionSlot, { idle: number; absolute: number }> = {
  admin: { idle: HOUR, absolute: 12 * HOUR },
  participant: { idle: DAY, absolute: 7 * DAY },
};

/** Maximum lifetime of any session, in milliseconds. */
export const SESSION_LIFETIME = LIFETIME.participant.absolute;

/** `seenAt` is updated at most this often, so that reads rarely cause writes. In milliseconds. */
const SEEN_STEP = MINUTE;

/** Slots with times further in the future are rejected, because the clock was changed. In milliseconds. */
const TOLERANCE = 5 * MINUTE;

export function isLive(name: SessionSlot, { signedInAt, seenAt }: SlotTimes, now: Date): boolean {
  const time = now.getTime();
  const { idle, absolute } = LIFETIME[name];
  if (signedInAt > time + TOLERANCE || seenAt > time + TOLERANCE) return false;
  return time - signedInAt < absolute && time - seenAt < idle;
}

export const wantsSeen = ({ seenAt }: SlotTimes, now: Date) => now.getTime() - seenAt >= SEEN_STEP;
