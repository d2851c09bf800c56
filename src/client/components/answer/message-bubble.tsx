import { type KeyboardEvent, type ReactNode, useState } from "react";
import type { MessageMetadata } from "#shared/contracts/chat";
import { shownMessage } from "#shared/domain/answer";
import { clockTime } from "../../ui/format/dates";
import { Time } from "../../ui/format/time";
import { ExpandableText } from "../../ui/layout/expandable-text";
import { IconRobot } from "../../ui/layout/icons";
import { BotText } from "../attempt/safe-markdown";
import { useTemplateLanguage } from "../template/template-language";
import classes from "./message-bubble.module.css";

interface MessageBubbleProps {
  author: "user" | "bot";
  metadata: MessageMetadata;
  content: string;
  sentAt: Date;
  /** Whether it is the first of consecutive messages by the same author. */
  isFirst: boolean;
  /** Announced before the text, such as "Question 4 of 12:". Later changes are ignored, or it would be repeated. */
  prefix?: string | null;
  /** Below the bubble: how the answer was understood, errors and actions. */
  footer?: ReactNode;
  /** 0 for the message that Tab moves to. */
  tabIndex?: number;
  onFocus?: () => void;
}

/** A chat message: a model's reply as markdown, all others as plain text. */
export function MessageBubble(props: MessageBubbleProps) {
  const { author, metadata, content, sentAt, isFirst, footer, tabIndex, onFocus } = props;
  const [prefix] = useState(props.prefix);
  const { lang } = useTemplateLanguage();
  return (
    <article
      className={classes.message}
      data-role={author}
      data-first={isFirst || undefined}
      data-message
      tabIndex={tabIndex}
      onFocus={onFocus}
      onKeyDown={moveWithArrows}
    >
      {author === "bot" && <Avatar isShown={isFirst} />}
      <div className={classes.body}>
        <div className={classes.bubble}>
          <span className={classes.hidden}>
            {author === "bot" ? "Assistant: " : "You: "}
            {prefix}
          </span>
          {author === "bot" ? (
            <BotText metadata={metadata}>{content}</BotText>
          ) : (
            <ExpandableText lang={lang}>{shownMessage(content, metadata.isValid)}</ExpandableText>
          )}
        </div>
        <div className={classes.meta}>
          <Time date={sentAt} format={clockTime} />
          {footer}
        </div>
      </div>
    </article>
  );
}

/** The assistant's picture. If hidden, it still takes up space, so that consecutive messages align. */
export function Avatar({ isShown }: { isShown: boolean }) {
  return (
    <span className={classes.avatar} data-shown={isShown || undefined} aria-hidden>
      {isShown && <IconRobot size={18} />}
    </span>
  );
}

/** Moves the focus between messages with arrow keys, Home and End; the log is a single tab stop. */
export function moveWithArrows(event: KeyboardEvent<HTMLElement>): void {
  if (event.target !== event.currentTarget) return;
  const messages = [
    ...(event.currentTarget.closest("[role=log]")?.querySelectorAll<HTMLElement>("[data-message]") ?? []),
  ];
  const here = messages.indexOf(event.currentTarget);
  const target = {
    ArrowUp: messages[here - 1],
    ArrowDown: messages[here + 1],
    Home: messages[0],
    End: messages.at(-1),
  }[event.key];
  if (!target) return;
  event.preventDefault();
  target.focus();
}
