import { VisuallyHidden } from "@mantine/core";
import { useEffect, useState } from "react";
import { Avatar } from "../../../components/answer/message-bubble";
import bubble from "../../../components/answer/message-bubble.module.css";
import { SafeMarkdown } from "../../../components/attempt/safe-markdown";
import classes from "./typing.module.css";

/** How long a reply may take before it is said that the assistant is at work, in milliseconds. */
const SAID_AFTER = 700;

/** The assistant is at work: dots for the eye, where its next message will stand. */
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

/** For the eye of who waits because others do; `TypingStatus` says it. */
export function InQueue() {
  return (
    <p className={classes.queue} aria-hidden>
      {IN_QUEUE}
    </p>
  );
}

/** The same for the ear: said once, and only when the wait is long. The region is always there. */
export function TypingStatus({ isTyping, isQueued }: { isTyping: boolean; isQueued: boolean }) {
  const [isSaid, setSaid] = useState(false);
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => setSaid(true), SAID_AFTER);
    return () => {
      clearTimeout(timer);
      setSaid(false);
    };
  }, [isTyping]);
  return (
    <VisuallyHidden role="status">
      {isTyping && isQueued ? IN_QUEUE : isSaid ? "Assistant is typing" : ""}
    </VisuallyHidden>
  );
}

/** The reply as far as it has arrived. Hidden from readers: the finished message enters the log, once. */
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
