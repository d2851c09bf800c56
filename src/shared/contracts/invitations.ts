import { z } from "zod";
import { MAX_INVITED, MAX_NOTE } from "../domain/invited-people";
import { email, optionalText, personName, templateId } from "./common";

/** Somebody to be invited; without a name they are known by their address. */
export const invitedPerson = z.object({ name: personName.nullable(), email });
export type InvitedPerson = z.output<typeof invitedPerson>;

/** A list of people, the assessment they are asked to take, and what the mail says besides. */
export const invitation = z.object({
  assessmentId: templateId,
  people: z
    .array(invitedPerson)
    .min(1, "Add at least one person")
    .max(MAX_INVITED, `You can invite up to ${MAX_INVITED} people at a time`)
    .refine((people) => new Set(people.map((person) => person.email)).size === people.length, {
      error: "Enter each email only once",
    }),
  /** In the admin's own words. */
  note: optionalText(MAX_NOTE, "note").default(null),
  /** Whether people who have completed it are invited once more. */
  again: z.boolean().default(false),
  /** Until which day the answers are wanted, as 2026-12-05. */
  answerBy: z.iso.date("Enter a date like 2026-12-05").nullable().default(null),
});
export type Invitation = z.output<typeof invitation>;

/**
 * How somebody stands to the assessment: not known here yet, known without an attempt, or as the most open of their
 * attempts; `invited` when the very mail went to them within the hour and is not sent again.
 */
const STANDINGS = ["new", "known", "not_started", "in_progress", "completed", "invited"] as const;

/** What inviting them would do; nothing has been stored, nothing sent. */
export const invitationPlan = z.object({
  people: z.array(invitedPerson.extend({ standing: z.enum(STANDINGS) })),
  /** As the first who is invited would get it, with a link that opens nothing; null where no mail is delivered. */
  mail: z.object({ subject: z.string(), text: z.string(), html: z.string() }).nullable(),
});
export type InvitationPlan = z.output<typeof invitationPlan>;

/** What became of each: `refused` when there have been too many mails within the hour, to them or in all. */
export const sentInvitations = z.object({
  people: z.array(
    z.object({
      name: z.string().nullable(),
      email: z.string(),
      outcome: z.enum(["invited", "already", "refused"]),
      /** For the admin to hand on; null where it was mailed, or there is none. */
      link: z.string().nullable(),
    }),
  ),
});
export type SentInvitations = z.output<typeof sentInvitations>;
