import type { AttemptId } from "#shared/domain/ids";
import { api } from "../../api/trpc";
import { MAX_ANALYSIS_WAIT } from "../screen-delays";

/**
 * Waits until the recommendations are written or have failed, at most a minute: the results page shows them
 * arriving. Never throws; ends at once when the signal does.
 */
export function waitForRecommendations(attemptId: AttemptId, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(finish, MAX_ANALYSIS_WAIT);
    signal.addEventListener("abort", finish);
    // The server ends what it tells with the recommendations.
    const watch = api.recommendations.watch.subscribe({ attemptId }, { onError: finish, onComplete: finish });

    function finish(): void {
      clearTimeout(timer);
      signal.removeEventListener("abort", finish);
      watch.unsubscribe();
      resolve();
    }
  });
}
