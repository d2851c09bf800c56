import { useEffect, useRef } from "react";
import { useStartAttempt } from "../../data/start-attempt";
import { StartingPanel } from "../../parts/starting-panel";
import { ErrorPanel } from "../../ui/error-panel";

interface CreatingStepProps {
  templateId: number;
  onCreated: (attemptId: number) => void;
}

/** For somebody who is signed in: opens their attempt, a new one when none is open, and goes on to its chat. */
export function CreatingStep({ templateId, onCreated }: CreatingStepProps) {
  const isStarted = useRef(false);
  const { start, problem } = useStartAttempt("Failed to create assessment. Please try again.", onCreated);
  const begin = () => start({ assessmentId: templateId, resume: true });
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    begin();
  });
  return problem ? <ErrorPanel message={problem} onRetry={begin} /> : <StartingPanel />;
}
