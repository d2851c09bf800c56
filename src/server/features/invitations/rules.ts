import type { InvitationPlan } from "#shared/contracts/invitations";

type Standing = InvitationPlan["people"][number]["standing"];

/** Whether to email a person: not again soon after an invitation, and after completion only if `again` is set. */
export const isInvited = (standing: Standing, again: boolean): boolean =>
  standing !== "invited" && (standing !== "completed" || again);

/** Whether the invitation is a reminder: the person has the assessment and hasn't completed it. */
export const isReminder = (standing: Standing | undefined): boolean =>
  standing === "not_started" || standing === "in_progress";
