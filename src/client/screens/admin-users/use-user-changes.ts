import { EMAIL_TAKEN } from "#shared/contracts/users";
import { trpc } from "../../api/trpc";

/** Returns a function that refetches all data that depends on users. */
export function useUserChanges(): () => Promise<unknown> {
  const { admin } = trpc.useUtils();
  const shown = [admin.users, admin.attempts, admin.stats, admin.templates, admin.outbox];
  return () => Promise.all(shown.map((part) => part.invalidate()));
}

/** Whether the call failed because the email is taken; shown as an error of the email field. */
export function isEmailTaken(error: unknown): boolean {
  return error instanceof Error && error.message === EMAIL_TAKEN;
}
