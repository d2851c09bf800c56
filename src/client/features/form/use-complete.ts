import { useAttemptCache } from "../../lib/attempt-cache";
import { errorMessage } from "../../lib/errors";
import { notify } from "../../lib/notify";
import { trpc } from "../../lib/trpc";

/** Completes the attempt from the form. */
export function useComplete(attemptId: number, onCompleted: () => void) {
  const cache = useAttemptCache();
  const { mutate, isPending } = trpc.user.attempts.complete.useMutation({
    onSuccess: async (attempt) => {
      await cache.completed(attempt);
      onCompleted();
    },
    onError: (error) =>
      notify.error("Error", errorMessage(error, "Failed to complete assessment. Please try again.")),
  });
  return { complete: () => mutate({ id: attemptId }), isPending };
}
