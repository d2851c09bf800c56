import type { InvitationPlan } from "#shared/contracts/invitations";

type InvitationStatus = InvitationPlan["people"][number]["standing"];

/** Whether to email a person: not again soon after an invitation, and after completion only if `again` is set. */
export const isInvited = (status: InvitationStatus, again: boolean): boolean =>
  status !== "invited" && (status !== "completed" || again);

/** Whether the invitation is a reminder: the person has the assessment and hasn't completed it. */
export const isReminder = (status: InvitationStatus | undefined): boolean =>
  status === "not_started" || status === "in_progress";
