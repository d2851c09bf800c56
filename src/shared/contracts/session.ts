import { z } from "zod";
import { adminProfile } from "./admin-auth";
import { participant, standing } from "./participant-auth";

/** Who is signed in to this browser, on either side. Nobody is an answer here, not an error. */
export const whoIsHere = z.object({
  admin: adminProfile.nullable(),
  participant: participant.nullable(),
  standing,
  /** A participant was, whose account has been deleted since. */
  wasDeleted: z.boolean(),
});
