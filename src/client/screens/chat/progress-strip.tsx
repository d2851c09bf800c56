import { timeLeft } from "../../parts/time-left";
import { ProgressBar } from "../../ui/progress-bar";
import classes from "./progress-strip.module.css";

interface ProgressStripProps {
  /** Whole percent. */
  progress: number;
  /** The question to answer now, from 1. */
  position: number;
  questionCount: number;
  minutes: number;
}

/** What a phone has of the progress card: one line above the conversation. */
export function ProgressStrip({ progress, position, questionCount, minutes }: ProgressStripProps) {
  return (
    <section className={classes.strip} aria-label="Your progress">
      <p className={classes.line}>
        <span>
          Question {position} of {questionCount}
          {minutes > 0 && <span className={classes.rest}> · {timeLeft(minutes)}</span>}
        </span>
        <strong className="tabular">{progress}%</strong>
      </p>
      <ProgressBar value={progress} label="Progress" h={4} />
    </section>
  );
}
