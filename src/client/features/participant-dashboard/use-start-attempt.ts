import { useEffect, useRef, useState } from "react";
import { TIMING } from "#shared/domain/timing";
import { useAttemptCache } from "../../lib/attempt-cache";
import { errorMessage } from "../../lib/errors";
import { notify } from "../../lib/notify";
import { trpc } from "../../lib/trpc";

const FAILED = "Failed to start assessment. Please try again.";

/** Starts a template; `onStarted` gets the new attempt's id after the documented moment. */
export function useStartAttempt(onStarted: (attemptId: number) => void) {
  const cache = useAttemptCache();
  const [startedId, setStartedId] = useState<number>();
  const { mutate, isPending, variables, error } = trpc.user.attempts.start.useMutation({
    onSuccess: async ({ id }) => {
      setStartedId(id);
      await cache.started();
    },
    onError: (refusal) => notify.error("Error", errorMessage(refusal, FAILED)),
  });

  const arrive = useRef(onStarted);
  useEffect(() => {
    arrive.current = onStarted;
  });
  useEffect(() => {
    if (startedId === undefined) return;
    const timer = setTimeout(() => arrive.current(startedId), TIMING.beforeChat);
    return () => clearTimeout(timer);
  }, [startedId]);

  const isStarting = isPending || startedId !== undefined;
  return {
    start: (templateId: number) => mutate({ assessmentId: templateId }),
    isStarting,
    startingId: isStarting ? variables?.assessmentId : undefined,
    problem: error ? errorMessage(error, FAILED) : undefined,
  };
}
