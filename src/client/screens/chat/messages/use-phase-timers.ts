import { useEffect, useEffectEvent } from "react";
import { nextEffect, type Phase } from "../chat-reducer";

interface Steps {
  reveal: () => void;
  complete: () => void;
  leave: () => void;
}

/**
 * Runs a phase's automatic step after its delay; the timer is cleared when the phase ends or the screen closes. While
 * `isEditing`, "closing" waits: its delay starts when the edit is saved or canceled.
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
