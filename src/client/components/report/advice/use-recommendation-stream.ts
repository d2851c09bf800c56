import { useRef, useState } from "react";
import { trpc } from "../../../api/trpc";
import { announce } from "../../../ui/feedback/announce";

/**
 * Recommendations while they are being written: the text so far. When they are ready or have failed, the results are
 * asked for again. A page that cannot follow any more, which the browser itself could not mend, is lost until `resume`
 * is called.
 */
export function useRecommendationStream(attemptId: number, isPending: boolean) {
  const [text, setText] = useState("");
  const [isLost, setLost] = useState(false);
  const utils = trpc.useUtils();
  const askAgain = () => utils.user.attempts.results.invalidate({ id: attemptId });
  const hasEnded = useRef(false);
  const lose = () => {
    if (hasEnded.current) return;
    setLost(true);
    void askAgain();
  };
  const { reset } = trpc.recommendations.watch.useSubscription(
    { attemptId },
    {
      enabled: isPending,
      onData: (event) => {
        if (event.type === "draft") setText(event.text);
        else if (event.type === "delta") setText((text) => text + event.text);
        else {
          hasEnded.current = true;
          if (event.type === "ready") announce("Your results are ready.");
          void askAgain();
        }
      },
      onComplete: lose,
      onError: lose,
    },
  );
  const resume = () => {
    setLost(false);
    reset();
  };
  return { text, isLost, resume };
}
