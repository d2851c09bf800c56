import { EMAIL_TAKEN } from "#shared/contracts/users";
import { trpc } from "../../api/trpc";

/** Fetches anew whatever shows who is there, what they have been given and what they were mailed. */
export function useUserChanges(): () => Promise<unknown> {
  const { admin } = trpc.useUtils();
  const shown = [admin.users, admin.attempts, admin.stats, admin.templates, admin.outbox];
  return () => Promise.all(shown.map((part) => part.invalidate()));
}

/** Whether a call was refused because somebody has the address already: that belongs under the email field. */
export function isEmailTaken(error: unknown): boolean {
  return error instanceof Error && error.message === EMAIL_TAKEN;
}
