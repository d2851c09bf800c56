import { Alert, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useAttemptCache } from "../../api/attempt-cache";
import { api } from "../../api/trpc";
import { MessageLines } from "../../ui/feedback/error-panel";
import { withSentence } from "../../ui/feedback/errors";
import { notify } from "../../ui/feedback/notify";
import { PendingButton } from "../../ui/form/pending-button";
import { IconAlertTriangle } from "../../ui/layout/icons";
import { SAVE_TIMEOUT } from "../screen-delays";
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

interface CompletionProblemProps {
  /** Why completing failed; undefined when it did not. */
  problem: string | undefined;
  isPending: boolean;
  onRetry: () => void;
}

/** The lasting twin of the toast about a completion that failed; it stays, with the focus, during another try. */
export function CompletionProblem({ problem, isPending, onRetry }: CompletionProblemProps) {
  if (!problem) return null;
  return (
    <Alert color="red" role="presentation" mt="md" icon={<IconAlertTriangle size={20} aria-hidden />}>
      <Text size="sm" component="div">
        <MessageLines message={withSentence(problem, "Your answers are saved.")} />
      </Text>
      <PendingButton variant="default" size="sm" mt="sm" pending={isPending} onClick={onRetry}>
        Try again
      </PendingButton>
    </Alert>
  );
}
