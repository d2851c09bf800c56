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

interface BubbleProps {
  author: "user" | "bot";
  metadata: MessageMetadata;
  content: string;
  sentAt: Date;
  /** The first of several of one author. */
  isFirst: boolean;
  /** Read out before the text, such as "Question 4 of 12:"; as it was at first, or it would be read out again. */
  prefix?: string | null;
  /** Under the bubble: what was understood, what failed, what can be done. */
  footer?: ReactNode;
  /** Where the keyboard stands in the conversation. */
  tabIndex?: number;
  /** It has the focus, or something in it has. */
  onFocus?: () => void;
}

/** One message: a model's replies as markdown, all others as the plain text they are. */
export function MessageBubble(props: BubbleProps) {
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

/** The assistant's picture; without it, its place, so that a group of messages stays aligned. */
export function Avatar({ isShown }: { isShown: boolean }) {
  return (
    <span className={classes.avatar} data-shown={isShown || undefined} aria-hidden>
      {isShown && <IconRobot size={18} />}
    </span>
  );
}

/** Arrow keys, Home and End go from message to message; the log is one stop for Tab. */
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
