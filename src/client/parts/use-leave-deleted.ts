import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { useAttemptCache } from "../data/attempt-cache";

const DELETED = "This assessment has been deleted, so it can't be continued. Its answers went with it.";

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
