import { z } from "zod";
import { adminProfile } from "./admin-auth";
import { participant } from "./participant-auth";

/** Who is signed in to this browser; both are null without an error if no one is. */
export const currentSession = z.object({
  admin: adminProfile.nullable(),
  participant: participant.nullable(),
  /** Whether the signed-in participant's account has been deleted. */
  wasDeleted: z.boolean(),
  /** The email registered in this browser if a sign-in link for it ended that session; otherwise null. */
  endedEmail: z.string().nullable(),
});
