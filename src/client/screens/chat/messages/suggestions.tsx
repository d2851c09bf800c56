import { Button } from "@mantine/core";
import { useEffect, useId, useState } from "react";
import classes from "./suggestions.module.css";

/** Delay between a question and its suggested topics, in milliseconds. */
const SUGGESTIONS_DELAY = 1_500;

interface SuggestionsProps {
  /** Changes with every message; restarts the delay. */
  after: number;
  topics: readonly string[];
  onPick: (topic: string) => void;
}

/** Suggested topics for an open question, shown after a delay. Clicking one fills the composer without sending. */
export function Suggestions({ after, topics, onPick }: SuggestionsProps) {
  const labelId = useId();
  const [shownAfter, setShownAfter] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setShownAfter(after), SUGGESTIONS_DELAY);
    return () => clearTimeout(timer);
  }, [after]);
  if (shownAfter !== after || topics.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: some browsers can't lay out a fieldset as a flex row
    <div role="group" aria-labelledby={labelId} className={classes.row}>
      <span id={labelId} className={classes.label}>
        Suggestions
      </span>
      {topics.map((topic) => (
        <Button key={topic} variant="light" size="compact-sm" radius="xl" onClick={() => onPick(topic)}>
          <span dir="auto">{topic}</span>
        </Button>
      ))}
    </div>
  );
}
