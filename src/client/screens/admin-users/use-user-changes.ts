import { trpc } from "../../data/trpc";

interface Change {
  isNew: boolean;
  /** Whether an assessment now waits for them. */
  isAssigned: boolean;
  wasMailed: boolean;
}

/** Fetches anew whatever shows what adding or inviting a user has changed, and nothing else. */
export function useUserChanges(): (change: Change) => Promise<unknown> {
  const { admin } = trpc.useUtils();
  return ({ isNew, isAssigned, wasMailed }) =>
    Promise.all([
      isNew && admin.users.invalidate(),
      (isNew || isAssigned) && admin.stats.invalidate(),
      isAssigned && admin.attempts.invalidate(),
      isAssigned && admin.templates.invalidate(),
      wasMailed && admin.outbox.invalidate(),
    ]);
}
