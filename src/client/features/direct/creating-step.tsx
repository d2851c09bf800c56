import { useEffect, useRef } from "react";
import { ErrorPanel } from "../../components/error-panel";
import { StartingPanel } from "../../components/starting-panel";
import { useAttemptCache } from "../../lib/attempt-cache";
import { errorMessage } from "../../lib/errors";
import { notify } from "../../lib/notify";
import { trpc } from "../../lib/trpc";

const FAILED = "Failed to create assessment. Please try again.";

interface CreatingStepProps {
  templateId: number;
  onCreated: (attemptId: number) => void;
}

/** For somebody who is signed in: creates their attempt, and goes on to its chat. */
export function CreatingStep({ templateId, onCreated }: CreatingStepProps) {
  const cache = useAttemptCache();
  const isStarted = useRef(false);
  const { mutate, error } = trpc.user.attempts.start.useMutation({
    onSuccess: async ({ id }) => {
      await cache.started();
      onCreated(id);
    },
    onError: (refusal) => notify.error("Error", errorMessage(refusal, FAILED)),
  });
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    mutate({ assessmentId: templateId });
  }, [mutate, templateId]);
  if (error) {
    return (
      <ErrorPanel
        message={errorMessage(error, FAILED)}
        onRetry={() => mutate({ assessmentId: templateId })}
      />
    );
  }
  return <StartingPanel />;
}
