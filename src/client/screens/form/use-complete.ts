import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { SAVE_TIMEOUT } from "#shared/domain/timing";
import { useAttemptCache } from "../../api/attempt-cache";
import { api } from "../../api/trpc";
import { notify } from "../../ui/feedback/notify";
import { savesOf } from "./use-form-answers";

const FAILED = "Failed to complete assessment. Please try again.";

/**
 * Completes the attempt from the form. A failure is told, and stays in `problem` until it succeeds. `onCompleted` is
 * called if the form is still there by then.
 */
export function useComplete(attemptId: number, onCompleted: () => void) {
  const cache = useAttemptCache();
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.user.attempts.complete.mutate({ id: attemptId }, { signal: AbortSignal.timeout(SAVE_TIMEOUT) }),
    // Behind the saves that are still under way: a completed attempt takes none.
    scope: savesOf(attemptId),
    onSuccess: (attempt) => cache.completed(attempt),
    onError: (error) => setProblem(notify.failure(error, FAILED)),
  });
  return { complete: () => mutate(undefined, { onSuccess: onCompleted }), isPending, problem };
}
