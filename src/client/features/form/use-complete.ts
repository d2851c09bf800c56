import { useState } from "react";
import { useAttemptCache } from "../../lib/attempt-cache";
import { notify } from "../../lib/notify";
import { trpc } from "../../lib/trpc";

const FAILED = "Failed to complete assessment. Please try again.";

/** Completes the attempt from the form. A failure is told, and stays in `problem` until it succeeds. */
export function useComplete(attemptId: number, onCompleted: () => void) {
  const cache = useAttemptCache();
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = trpc.user.attempts.complete.useMutation({
    onSuccess: async (attempt) => {
      await cache.completed(attempt);
      onCompleted();
    },
    onError: (error) => setProblem(notify.failure(error, FAILED)),
  });
  return { complete: () => mutate({ id: attemptId }), isPending, problem };
}
