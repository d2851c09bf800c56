import { trpc } from "../../data/trpc";
import { useUserChanges } from "./use-user-changes";

export const PLAN_FAILED = "The invitations could not be prepared";
export const SEND_FAILED = "Failed to send the invitations";

/** What inviting would do, and doing it. Links are as good as passwords: they leave memory with what shows them. */
export function useInvitation() {
  const refresh = useUserChanges();
  const plan = trpc.admin.invitations.plan.useMutation({ gcTime: 0 });
  const send = trpc.admin.invitations.send.useMutation({
    gcTime: 0,
    meta: { failed: SEND_FAILED },
    // Some may have been invited before it failed.
    onSettled: refresh,
  });
  return { plan, send };
}
