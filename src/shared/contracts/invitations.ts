import { z } from "zod";
import { MAX_INVITED, MAX_NOTE } from "../domain/invited-people";
import { email, optionalText, personName, templateId } from "./common";

export const invitedPerson = z.object({ name: personName.nullable(), email });
export type InvitedPerson = z.output<typeof invitedPerson>;

export const invitation = z.object({
  assessmentId: templateId,
  people: z
    .array(invitedPerson)
    .min(1, "Add at least one person")
    .max(MAX_INVITED, `You can invite up to ${MAX_INVITED} people at a time`)
    .refine((people) => new Set(people.map((person) => person.email)).size === people.length, {
      error: "Enter each email only once",
    }),
  note: optionalText(MAX_NOTE, "note").default(null),
  /** Whether people who have completed it are invited again. */
  again: z.boolean().default(false),
  /** Answer by this day, such as 2026-12-05. */
  answerBy: z.iso.date("Enter a date like 2026-12-05").nullable().default(null),
});
export type Invitation = z.output<typeof invitation>;

/**
 * A person's relation to the assessment: no account yet, an account without an attempt, or the status of their most
 * open attempt. `invited`: they got the same email within the last hour, so it isn't sent again.
 */
const STANDINGS = ["new", "known", "not_started", "in_progress", "completed", "invited"] as const;

/** A preview of an invitation; nothing is stored or sent. */
export const invitationPlan = z.object({
  people: z.array(invitedPerson.extend({ standing: z.enum(STANDINGS) })),
  /** The email to the first invited person, with a link that opens nothing; null if no email is delivered. */
  mail: z.object({ subject: z.string(), text: z.string(), html: z.string() }).nullable(),
});
export type InvitationPlan = z.output<typeof invitationPlan>;

/** The result per person. `refused`: too many emails within the hour, to this person or in total. */
export const sentInvitations = z.object({
  people: z.array(
    z.object({
      name: z.string().nullable(),
      email: z.string(),
      outcome: z.enum(["invited", "already", "refused"]),
      /** The link for the admin to share; null if it was emailed or there is none. */
      link: z.string().nullable(),
    }),
  ),
});
export type SentInvitations = z.output<typeof sentInvitations>;
