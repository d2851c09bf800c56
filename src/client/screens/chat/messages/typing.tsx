import { VisuallyHidden } from "@mantine/core";
import { useEffect, useState } from "react";
import { Avatar } from "../../../components/answer/message-bubble";
import bubble from "../../../components/answer/message-bubble.module.css";
import { SafeMarkdown } from "../../../components/attempt/safe-markdown";
import classes from "./typing.module.css";

/** Delay before a running reply is announced, in milliseconds. */
const ANNOUNCE_DELAY = 700;

/** Visual typing indicator; `TypingStatus` announces it. */
export function TypingDots({ isFirst }: { isFirst: boolean }) {
  return (
    <div className={bubble.message} data-role="bot" data-first={isFirst || undefined} aria-hidden>
      <Avatar isShown={isFirst} />
      <div className={`${bubble.bubble} ${classes.dots}`}>
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}

const IN_QUEUE = "Many people are answering right now. You'll get a reply within a minute.";

/** Visual notice for a queued answer; `TypingStatus` announces it. */
export function InQueue() {
  return (
    <p className={classes.queue} aria-hidden>
      {IN_QUEUE}
    </p>
  );
}

/** Announces typing once, after a delay. The live region must always be mounted. */
export function TypingStatus({ isTyping, isQueued }: { isTyping: boolean; isQueued: boolean }) {
  const [isAnnounced, setAnnounced] = useState(false);
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => setAnnounced(true), ANNOUNCE_DELAY);
    return () => {
      clearTimeout(timer);
      setAnnounced(false);
    };
  }, [isTyping]);
  return (
    <VisuallyHidden role="status">
      {isTyping && isQueued ? IN_QUEUE : isAnnounced ? "Assistant is typing" : ""}
    </VisuallyHidden>
  );
}

/** A partial reply, hidden from screen readers: the finished message is announced once by the log. */
export function StreamedReply({ text }: { text: string }) {
  return (
    <div className={bubble.message} data-role="bot" data-first data-streaming aria-hidden>
      <Avatar isShown />
      <div className={bubble.body}>
        <div className={bubble.bubble}>
          <SafeMarkdown>{text}</SafeMarkdown>
        </div>
      </div>
    </div>
  );
}
