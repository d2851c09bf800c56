import { z } from "zod";
import { attemptId, email, emailWith, participantId, personName, templateId } from "./common";

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

/** CONFLICT message if another participant has the email. */
export const EMAIL_TAKEN = "A user with this email already exists";

/** A participant added by an admin, optionally with an attempt to open later. */
export const createUser = z.object({
  name: personName,
  email,
  sendLink: z.boolean().default(true),
  assessmentId: templateId.nullish(),
});
export type NewUser = z.output<typeof createUser>;

export const createdUser = user.extend({
  userAssessmentId: attemptId.nullable(),
  /** False if no link was requested, or if too many emails went to this address. */
  linkSent: z.boolean(),
});

/** Invites an existing participant, optionally to a template. */
export const inviteUser = z.object({
  id: participantId,
  assessmentId: templateId.nullish(),
  /** `link` is allowed only if no email provider is set up. */
  by: z.enum(["mail", "link"]),
});
export type UserInvitation = z.output<typeof inviteUser>;

export const invitedUser = z.object({
  /** The link for the admin to share; null if it was emailed. */
  link: z.string().nullable(),
});
