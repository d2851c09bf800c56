import { useEffect, useEffectEvent } from "react";
import { nextStep, type Phase } from "./conversation";

interface Steps {
  reveal: () => void;
  complete: () => void;
  leave: () => void;
}

/** Does what a phase does by itself, after its delay; a phase that ends, or a screen that closes, clears its timer. */
export function useSteps(phase: Phase, steps: Steps): void {
  const run = useEffectEvent((step: keyof Steps) => steps[step]());
  useEffect(() => {
    const next = nextStep(phase);
    if (!next) return;
    const timer = setTimeout(() => run(next.step), next.delay);
    return () => clearTimeout(timer);
  }, [phase]);
}
