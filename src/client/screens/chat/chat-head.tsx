import { Title } from "@mantine/core";
import { memo } from "react";
import { ScreenStatus } from "../../components/page/screen-status";
import classes from "./chat-panel.module.css";

interface ChatHeadProps {
  /** Position of the current question, such as "3 of 7"; the last one once all are answered. */
  place: string;
  /** Whole percent. */
  progress: number;
}

/** Header of the chat panel: title, current question and progress. */
export const ChatHead = memo(function ChatHead({ place, progress }: ChatHeadProps) {
  return (
    <ScreenStatus progress={progress} className={classes.head}>
      <Title order={2} size="h3">
        AI Assessment Chatbot
      </Title>
      <span className={classes.counter}>Question {place}</span>
    </ScreenStatus>
  );
});
