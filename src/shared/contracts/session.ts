import { z } from "zod";
import { adminProfile } from "./admin-auth";
import { participant } from "./participant-auth";

/** Who is signed in to this browser, on either side. Nobody is an answer here, not an error. */
export const currentSession = z.object({
  admin: adminProfile.nullable(),
  participant: participant.nullable(),
  /** A participant was, whose account has been deleted since. */
  wasDeleted: z.boolean(),
  /** The email registered in this browser, if a sign-in link for it has ended that session; null otherwise. */
  endedEmail: z.string().nullable(),
});
