import { trpc } from "../../data/trpc";

/** Fetches anew whatever shows who is there, what they have been given and what they were mailed. */
export function useUserChanges(): () => Promise<unknown> {
  const { admin } = trpc.useUtils();
  const shown = [admin.users, admin.attempts, admin.stats, admin.templates, admin.outbox];
  return () => Promise.all(shown.map((part) => part.invalidate()));
}
