import type { SessionSlot, SlotTimes } from "./session-data";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a slot lasts unused, and at most. */
const LIFETIME: Record<SessionSlot, { idle: number; absolute: number }> = {
  admin: { idle: HOUR, absolute: 12 * HOUR },
  participant: { idle: DAY, absolute: 7 * DAY },
};

/** The longest that any session can last, in milliseconds. */
export const SESSION_LIFETIME = LIFETIME.participant.absolute;

/** A slot is marked as seen at most this often, so that reading does not write. */
const SEEN_STEP = MINUTE;

/** A time further ahead than this was not ours: the clock moved, and the slot is refused. */
const TOLERANCE = 5 * MINUTE;

export function isLive(name: SessionSlot, { signedInAt, seenAt }: SlotTimes, now: Date): boolean {
  const time = now.getTime();
  const { idle, absolute } = LIFETIME[name];
  if (signedInAt > time + TOLERANCE || seenAt > time + TOLERANCE) return false;
  return time - signedInAt < absolute && time - seenAt < idle;
}

export const wantsSeen = ({ seenAt }: SlotTimes, now: Date) => now.getTime() - seenAt >= SEEN_STEP;
