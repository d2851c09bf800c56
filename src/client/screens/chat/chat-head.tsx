import { Title } from "@mantine/core";
import { ScreenStatus } from "../../parts/screen-status";
import classes from "./chat-panel.module.css";

interface ChatHeadProps {
  /** The question to answer now, from 1; the last one once all are answered. */
  position: number;
  questionCount: number;
  /** Whole percent. */
  progress: number;
}

/** The chat panel's top: its name, where one is, and how far. */
export function ChatHead({ position, questionCount, progress }: ChatHeadProps) {
  return (
    <ScreenStatus progress={progress} className={classes.head}>
      <Title order={2} size="h3">
        AI Assessment Chatbot
      </Title>
      <span className={classes.counter}>
        Question {position} of {questionCount}
      </span>
    </ScreenStatus>
  );
}
