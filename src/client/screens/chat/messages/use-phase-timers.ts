import { useEffect, useEffectEvent } from "react";
import { nextEffect, type Phase } from "../chat-reducer";

interface Steps {
  reveal: () => void;
  complete: () => void;
  leave: () => void;
}

/** Runs a phase's automatic step after its delay. While `isEditing`, "closing" waits for the edit to end. */
export function usePhaseTimers(phase: Phase, isEditing: boolean, steps: Steps): void {
  const run = useEffectEvent((step: keyof Steps) => steps[step]());
  const isPaused = isEditing && phase === "closing";
  useEffect(() => {
    if (isPaused) return;
    const next = nextEffect(phase);
    if (!next) return;
    const timer = setTimeout(() => run(next.step), next.delay);
    return () => clearTimeout(timer);
  }, [phase, isPaused]);
}
