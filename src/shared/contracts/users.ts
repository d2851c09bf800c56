import { z } from "zod";
import { attemptId, email, emailWith, participantId, personName, templateId } from "./common";

/** A participant as an admin sees one. */
export const user = z.object({
  id: participantId,
  email: z.string(),
  name: z.string().nullable(),
  createdAt: z.date(),
});
export type User = z.output<typeof user>;

export const userById = z.object({ id: participantId });
export const updateUser = z.object({
  id: participantId,
  name: personName.nullish(),
  email: emailWith("Invalid email address"),
});

/** What a CONFLICT says when somebody has the address already. */
export const EMAIL_TAKEN = "A user with this email already exists";

/** A participant whom an admin adds; the attempt on the template waits until they open it. */
export const createUser = z.object({
  name: personName,
  email,
  /** Whether an access link is mailed to them. */
  sendLink: z.boolean().default(true),
  assessmentId: templateId.nullish(),
});
export type NewUser = z.output<typeof createUser>;

export const createdUser = user.extend({
  userAssessmentId: attemptId.nullable(),
  /** False when none was asked for, and when the address has been sent too many. */
  linkSent: z.boolean(),
});

/** A link for a participant who is there already, and with it a template when one is named. */
export const inviteUser = z.object({
  id: participantId,
  assessmentId: templateId.nullish(),
  /** `link` only where no mail provider is set. */
  by: z.enum(["mail", "link"]),
});
export type UserInvitation = z.output<typeof inviteUser>;

export const invitedUser = z.object({
  /** For the admin to hand on; null when it was mailed. */
  link: z.string().nullable(),
});
