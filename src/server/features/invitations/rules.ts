import type { InvitationPlan } from "#shared/contracts/invitations";

type Standing = InvitationPlan["people"][number]["standing"];

/** Whether a person gets a mail: a recent one is not repeated, and a completed assessment only when `again` is set. */
export const isInvited = (standing: Standing, again: boolean): boolean =>
  standing !== "invited" && (standing !== "completed" || again);

/** Whether somebody has the assessment already and has not completed it, so that an invitation is a reminder. */
export const isReminder = (standing: Standing | undefined): boolean =>
  standing === "not_started" || standing === "in_progress";
