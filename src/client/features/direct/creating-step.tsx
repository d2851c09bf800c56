import { useEffect, useRef } from "react";
import { ErrorPanel } from "../../components/error-panel";
import { StartingPanel } from "../../components/starting-panel";
import { useStartAttempt } from "../../lib/start-attempt";

interface CreatingStepProps {
  templateId: number;
  onCreated: (attemptId: number) => void;
}

/** For somebody who is signed in: opens their attempt, a new one when none is open, and goes on to its chat. */
export function CreatingStep({ templateId, onCreated }: CreatingStepProps) {
  const isStarted = useRef(false);
  const { start, problem } = useStartAttempt("Failed to create assessment. Please try again.", onCreated);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    start({ assessmentId: templateId, resume: true });
  }, [start, templateId]);
  if (problem) {
    return <ErrorPanel message={problem} onRetry={() => start({ assessmentId: templateId, resume: true })} />;
  }
  return <StartingPanel />;
}
