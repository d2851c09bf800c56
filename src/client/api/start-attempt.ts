import { failureMessage } from "../ui/feedback/errors";
import { notify } from "../ui/feedback/notify";
import { useAttemptCache } from "./attempt-cache";
import { trpc } from "./trpc";

/**
 * Starts a template for the signed-in participant. `onStarted` gets the attempt's id if the component is still mounted.
 * A failure shows a toast and stays in `problem`: the server's message, or `failed`.
 */
export function useStartAttempt(failed: string, onStarted: (attemptId: number) => void) {
  const cache = useAttemptCache();
  const { mutate, isPending, variables, error, reset } = trpc.user.attempts.start.useMutation({
    onSuccess: () => void cache.started(),
    onError: (refusal) => notify.failure(refusal, failed),
  });
  return {
    /** Starts the template by id, or resumes its open attempt if `resume` is set. */
    start: (input: Parameters<typeof mutate>[0]) => mutate(input, { onSuccess: ({ id }) => onStarted(id) }),
    isPending,
    templateId: variables?.assessmentId,
    problem: failureMessage(error, failed),
    reset,
  };
}
