import { useEffect, useEffectEvent } from "react";
import { nextEffect, type Phase } from "../chat-reducer";

interface Steps {
  reveal: () => void;
  complete: () => void;
  leave: () => void;
}

/**
 * Does what a phase does by itself, after its delay; a phase that ends, or a screen that closes, clears its timer.
 * While `isEditing` nothing is completed: its delay begins when the change is saved or cancelled.
 */
export function usePhaseTimers(phase: Phase, isEditing: boolean, steps: Steps): void {
  const run = useEffectEvent((step: keyof Steps) => steps[step]());
  const isHeld = isEditing && phase === "closing";
  useEffect(() => {
    if (isHeld) return;
    const next = nextEffect(phase);
    if (!next) return;
    const timer = setTimeout(() => run(next.step), next.delay);
    return () => clearTimeout(timer);
  }, [phase, isHeld]);
}
