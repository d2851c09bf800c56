import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { MovingBar } from "../../ui/feedback/progress-bar";
import { IconAlertTriangle, IconCircleCheck } from "../../ui/layout/icons";
import type { Phase } from "./chat-reducer";
import classes from "./completion-panel.module.css";

interface CompletionPanelProps {
  phase: Phase;
  /** Whether an earlier answer is being changed; completing waits for it. */
  isEditing: boolean;
  onComplete: () => void;
  onViewResults: () => void;
}

/** State after the last question. Takes the focus that is lost when the composer is disabled. */
export function CompletionPanel({ phase, isEditing, onComplete, onViewResults }: CompletionPanelProps) {
  const action = useRef<HTMLButtonElement>(null);
  const previousPhase = useRef(phase);
  useEffect(() => {
    const isLost = previousPhase.current !== phase && document.activeElement === document.body;
    if (isLost) action.current?.focus({ preventScroll: true });
    previousPhase.current = phase;
  }, [phase]);
  if (isEditing && (phase === "closing" || phase === "ready")) {
    return (
      <div className={classes.notice}>Save or cancel your change before you complete the assessment.</div>
    );
  }
  switch (phase) {
    case "ready":
      return (
        <div className={classes.notice}>
          <span>All questions answered. Complete your assessment.</span>
          <Button ref={action} onClick={onComplete}>
            Complete Assessment
          </Button>
        </div>
      );
    case "analyzing":
      return (
        <div className={classes.notice} data-stacked>
          <strong>Analyzing Responses...</strong>
          <MovingBar />
          <span className={classes.hint}>This can take up to a minute.</span>
        </div>
      );
    case "done":
      return (
        <div className={classes.notice}>
          <span className={classes.success}>
            <IconCircleCheck size={22} aria-hidden />
            All done. Opening your results…
          </span>
          <Button ref={action} onClick={onViewResults}>
            View Results
          </Button>
        </div>
      );
    case "failed":
      return (
        <div className={classes.notice} data-failed>
          <span className={classes.failure}>
            <IconAlertTriangle size={20} aria-hidden />
            <span>
              Failed to complete assessment. Please try again.
              <span className={classes.hint}> Your answers are saved.</span>
            </span>
          </span>
          <Button ref={action} onClick={onComplete}>
            Try again
          </Button>
        </div>
      );
    default:
      return null;
  }
}
