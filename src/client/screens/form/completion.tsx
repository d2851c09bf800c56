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

/** Completes the attempt; a failure sets `problem`. `onCompleted` is called only while the form is mounted. */
export function useComplete(attemptId: number, onCompleted: () => void) {
  const cache = useAttemptCache();
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.user.attempts.complete.mutate({ id: attemptId }, { signal: AbortSignal.timeout(SAVE_TIMEOUT) }),
    // Same scope as saves, so it waits for them: a completed attempt accepts no answers.
    scope: savesOf(attemptId),
    onSuccess: (attempt) => cache.completed(attempt),
    onError: (error) => setProblem(notify.failure(error, FAILED)),
  });
  return { complete: () => mutate(undefined, { onSuccess: onCompleted }), isPending, problem };
}

interface CompletionProblemProps {
  /** Error message of the last try, if it failed. */
  problem: string | undefined;
  isPending: boolean;
  onRetry: () => void;
}

/** Persistent version of the error toast. It keeps the focus while a retry is running. */
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
