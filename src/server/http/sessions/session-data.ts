import { z } from "zod";
import { participantId } from "#shared/contracts/common";

const rowId = z.number().int().positive();

/** One signed-in person in a session. Times are milliseconds since 1970. */
const slot = z.object({
  /** The person's auth epoch at sign-in. The slot is invalid once theirs differs. */
  epoch: z.number().int(),
  signedInAt: z.number(),
  seenAt: z.number(),
});

const adminSlot = slot.extend({ id: rowId.brand<"AdminId">() });

const participantSlot = slot.extend({
  id: participantId,
  /** The sign-in link of this session and its use count then; undefined after a registration. */
  link: z.object({ id: rowId, use: rowId }).optional(),
});

export type SlotTimes = Pick<z.output<typeof slot>, "signedInAt" | "seenAt">;

export interface SessionData {
  admin: z.output<typeof adminSlot>;
  participant: z.output<typeof participantSlot>;
}
export type SessionSlot = keyof SessionData;

/** Data of a person to sign in: their id, and values that invalidate the slot when they change. */
export type NewSlot<Name extends SessionSlot> = Omit<SessionData[Name], "signedInAt" | "seenAt">;

/** One cookie has two slots, so that an admin can test a participant's link. */
export const slotsData = z.object({ admin: adminSlot.optional(), participant: participantSlot.optional() });

/** A stored session: the slots, and the cookie data that the session plugin needs. */
export const sessionData = slotsData.extend({
  cookie: z.object({ originalMaxAge: z.number().nullable(), expires: z.coerce.date().nullable() }),
});

declare module "fastify" {
  interface Session extends Partial<SessionData> {}
}
