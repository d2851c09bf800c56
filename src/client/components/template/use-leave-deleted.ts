import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { useAttemptCache } from "../../api/attempt-cache";

const DELETED = "This assessment and its answers were deleted.";

/** Leads away from an attempt that was deleted while its screen was open, to the dashboard, which says so. */
export function useLeaveDeleted(attemptId: number): () => void {
  const navigate = useNavigate();
  const { deleted } = useAttemptCache();
  return useCallback(async () => {
    await navigate({
      to: "/user-dashboard",
      state: { problem: DELETED },
      replace: true,
      ignoreBlocker: true,
    });
    await deleted(attemptId);
  }, [navigate, deleted, attemptId]);
}
