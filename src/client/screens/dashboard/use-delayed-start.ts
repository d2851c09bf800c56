import { useEffect, useEffectEvent, useState } from "react";
import { useStartAttempt } from "../../api/start-attempt";
import { TIMING } from "../screen-delays";

/** Starts a template and calls `onStarted` with the attempt's id after TIMING.beforeChat. */
export function useDelayedStart(onStarted: (attemptId: number) => void) {
  const [startedId, setStartedId] = useState<number>();
  const { start, isPending, templateId, problem } = useStartAttempt(
    "Failed to start assessment. Please try again.",
    setStartedId,
  );

  const onArrival = useEffectEvent(onStarted);
  useEffect(() => {
    if (startedId === undefined) return;
    const timer = setTimeout(() => onArrival(startedId), TIMING.beforeChat);
    return () => clearTimeout(timer);
  }, [startedId]);

  const isStarting = isPending || startedId !== undefined;
  return { start, isStarting, startingId: isStarting ? templateId : undefined, problem };
}
