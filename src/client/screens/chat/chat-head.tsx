import { Button, Title } from "@mantine/core";
import { ProgressBar } from "../../ui/progress-bar";
import classes from "./chat-panel.module.css";

interface ChatHeadProps {
  /** The question to answer now, from 1; the last one once all are answered. */
  position: number;
  questionCount: number;
  /** Whole percent. */
  progress: number;
  answerCount: number;
  /** Opens the list of answers, where there is no room for it beside the chat. */
  onShowAnswers?: (() => void) | undefined;
}

/** The chat panel's top: its name, where one is, and how far. */
export function ChatHead({ position, questionCount, progress, answerCount, onShowAnswers }: ChatHeadProps) {
  return (
    <header className={classes.head}>
      <div className={classes.headRow}>
        <div className={classes.headNames}>
          <Title order={2} size="h3">
            AI Assessment Chatbot
          </Title>
          <span className={classes.counter}>
            Question {position} of {questionCount}
          </span>
        </div>
        {onShowAnswers && (
          <Button
            className={classes.answersButton}
            variant="subtle"
            size="compact-md"
            onClick={onShowAnswers}
          >
            Answers ({answerCount})
          </Button>
        )}
      </div>
      <ProgressBar value={progress} label="Progress" size={4} />
    </header>
  );
}
