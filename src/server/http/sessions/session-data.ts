import { z } from "zod";
import { participantId } from "#shared/contracts/common";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const rowId = z.number().int().positive();

/** One signed-in person in a session. Times are milliseconds since 1970. */
const slot = z.object({
  /** The person's auth epoch at sign-in; when theirs moves on, the slot is void. */
  epoch: z.number().int(),
  signedInAt: z.number(),
  seenAt: z.number(),
});

const adminSlot = slot.extend({ id: rowId.brand<"AdminId">() });

const participantSlot = slot.extend({
  id: participantId,
  /** The sign-in link that opened it, and the how-manieth use that was; absent for a registration. */
  link: z.object({ id: rowId, use: rowId }).optional(),
});

export interface SessionData {
  admin: z.output<typeof adminSlot>;
  participant: z.output<typeof participantSlot>;
}
export type SessionSlot = keyof SessionData;

/** Who a slot may be given to: an id, and what voids the slot when it moves on. */
export type SignedIn<Name extends SessionSlot> = Omit<SessionData[Name], "signedInAt" | "seenAt">;

/** A session: one cookie, two slots, so that an admin can test a participant's link. */
export const slotsData = z.object({ admin: adminSlot.optional(), participant: participantSlot.optional() });

/** A session as stored: the slots, and of its cookie what the session plugin goes on from. */
export const sessionData = slotsData.extend({
  cookie: z.object({ originalMaxAge: z.number().nullable(), expires: z.coerce.date().nullable() }),
});

/** How long a slot lasts unused, and at most. */
const LIFETIME: Record<SessionSlot, { idle: number; absolute: number }> = {
  admin: { idle: HOUR, absolute: 12 * HOUR },
  participant: { idle: DAY, absolute: 7 * DAY },
};

/** The longest that any session can last, in milliseconds. */
export const SESSION_LIFETIME = LIFETIME.participant.absolute;

/** How long a browser's id is kept, in milliseconds: as long as a sign-in link works. */
export const BROWSER_ID_LIFETIME = DAY;

/** A slot is marked as seen at most this often, so that reading does not write. */
const SEEN_STEP = MINUTE;

/** A time further ahead than this was not ours: the clock moved, and the slot is refused. */
const TOLERANCE = 5 * MINUTE;

type Times = Pick<z.output<typeof slot>, "signedInAt" | "seenAt">;

export function isLive(name: SessionSlot, { signedInAt, seenAt }: Times, now: Date): boolean {
  const time = now.getTime();
  const { idle, absolute } = LIFETIME[name];
  if (signedInAt > time + TOLERANCE || seenAt > time + TOLERANCE) return false;
  return time - signedInAt < absolute && time - seenAt < idle;
}

export const wantsSeen = ({ seenAt }: Times, now: Date) => now.getTime() - seenAt >= SEEN_STEP;

declare module "fastify" {
  interface Session extends Partial<SessionData> {}
}
