import { z } from "zod";
import { participantId } from "#shared/contracts/common";

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

export type SlotTimes = Pick<z.output<typeof slot>, "signedInAt" | "seenAt">;

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

declare module "fastify" {
  interface Session extends Partial<SessionData> {}
}
