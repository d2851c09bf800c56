import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

/** Progress in whole percent that never decreases while the page is open, across screens. */
export function useMonotonicProgress(attemptId: number, progress: number): number {
  const client = useQueryClient();
  const key = ["furthest", attemptId] as const;
  const shown = Math.max(progress, client.getQueryData<number>(key) ?? 0);
  useEffect(() => {
    client.setQueryData<number>(["furthest", attemptId], (before = 0) => Math.max(before, shown));
  }, [client, attemptId, shown]);
  return shown;
}
