import { useState } from "react";
import { useAttemptCache } from "../../data/attempt-cache";
import { trpc } from "../../data/trpc";
import { notify } from "../../ui/notify";
import { savesOf } from "./use-form-answers";

const FAILED = "Failed to complete assessment. Please try again.";

/** Completes the attempt from the form. A failure is told, and stays in `problem` until it succeeds. */
export function useComplete(attemptId: number, onCompleted: () => void) {
  const cache = useAttemptCache();
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = trpc.user.attempts.complete.useMutation({
    // Behind the saves that are still under way: a completed attempt takes none.
    scope: savesOf(attemptId),
    onSuccess: async (attempt) => {
      await cache.completed(attempt);
      onCompleted();
    },
    onError: (error) => setProblem(notify.failure(error, FAILED)),
  });
  return { complete: () => mutate({ id: attemptId }), isPending, problem };
}
