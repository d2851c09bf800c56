import { failureMessage } from "../ui/feedback/errors";
import { notify } from "../ui/feedback/notify";
import { useAttemptCache } from "./attempt-cache";
import { trpc } from "./trpc";

/**
 * Starts a template for who is signed in. `onStarted` gets the attempt's id, unless the screen is gone by then; a
 * failure is told in a toast and stays in `problem`, in the server's words or in those of `failed`.
 */
export function useStartAttempt(failed: string, onStarted: (attemptId: number) => void) {
  const cache = useAttemptCache();
  const { mutate, isPending, variables, error, reset } = trpc.user.attempts.start.useMutation({
    onSuccess: () => void cache.started(),
    onError: (refusal) => notify.failure(refusal, failed),
  });
  return {
    /** Takes the template's id, and whether to go on with an attempt that is open on it. */
    start: (input: Parameters<typeof mutate>[0]) => mutate(input, { onSuccess: ({ id }) => onStarted(id) }),
    isPending,
    templateId: variables?.assessmentId,
    problem: failureMessage(error, failed),
    reset,
  };
}
