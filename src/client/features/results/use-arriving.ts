import { useState } from "react";
import { trpc } from "../../lib/trpc";

/**
 * Recommendations while they are being written: the text so far. When they are ready, have failed, or cannot be
 * followed any more, the results are asked for again.
 */
export function useArrivingRecommendations(attemptId: number, isPending: boolean): string {
  const [text, setText] = useState("");
  const utils = trpc.useUtils();
  const askAgain = () => void utils.user.attempts.results.invalidate({ id: attemptId });
  trpc.recommendations.watch.useSubscription(
    { attemptId },
    {
      enabled: isPending,
      onData: (event) => {
        if (event.type === "draft") setText(event.text);
        else if (event.type === "delta") setText((text) => text + event.text);
        else askAgain();
      },
      onError: askAgain,
    },
  );
  return text;
}
