import { z } from "zod";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** One signed-in person in a session. Times are milliseconds since 1970. */
const slot = z.object({
  id: z.number().int().positive(),
  /** The person's auth epoch at sign-in; when theirs moves on, the slot is void. */
  epoch: z.number().int(),
  signedInAt: z.number(),
  seenAt: z.number(),
  /** The sign-in link that opened it; absent for a registration or a password. */
  link: z.number().int().optional(),
});
export type Slot = z.output<typeof slot>;

/** A session: one cookie, two slots, so that an admin can test a participant's link (design section 4). */
export const sessionData = z.looseObject({ admin: slot.optional(), participant: slot.optional() });

export type SlotName = "admin" | "participant";

/** How long a slot lasts unused, and at most (security T3). */
const LIFETIME: Record<SlotName, { idle: number; absolute: number }> = {
  admin: { idle: HOUR, absolute: 12 * HOUR },
  participant: { idle: DAY, absolute: 7 * DAY },
};

/** The longest that any session can last, in milliseconds. */
export const SESSION_LIFETIME = LIFETIME.participant.absolute;

/** A slot is marked as seen at most this often, so that reading does not write. */
const SEEN_STEP = MINUTE;

/** A time further ahead than this was not ours: the clock moved, and the slot is refused (security R13). */
const TOLERANCE = 5 * MINUTE;

export function isLive(name: SlotName, { signedInAt, seenAt }: Slot, now: Date): boolean {
  const time = now.getTime();
  const { idle, absolute } = LIFETIME[name];
  if (signedInAt > time + TOLERANCE || seenAt > time + TOLERANCE) return false;
  return time - signedInAt < absolute && time - seenAt < idle;
}

export const wantsSeen = (held: Slot, now: Date) => now.getTime() - held.seenAt >= SEEN_STEP;

declare module "fastify" {
  interface Session {
    admin?: Slot | undefined;
    participant?: Slot | undefined;
  }
}
