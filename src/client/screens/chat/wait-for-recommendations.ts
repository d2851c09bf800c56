import type { AttemptId } from "#shared/domain/ids";
import { api } from "../../api/trpc";
import { MAX_ANALYSIS_WAIT } from "../screen-delays";

/** Waits until recommendations end, at most MAX_ANALYSIS_WAIT. Never rejects; resolves when the signal aborts. */
export function waitForRecommendations(attemptId: AttemptId, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(finish, MAX_ANALYSIS_WAIT);
    signal.addEventListener("abort", finish);
    // The server completes the stream when the recommendations end.
    const watch = api.recommendations.watch.subscribe({ attemptId }, { onError: finish, onComplete: finish });

    function finish(): void {
      clearTimeout(timer);
      signal.removeEventListener("abort", finish);
      watch.unsubscribe();
      resolve();
    }
  });
}
