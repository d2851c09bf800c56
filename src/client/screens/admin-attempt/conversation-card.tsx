import { Text } from "@mantine/core";
import { useLayoutEffect, useRef } from "react";
import { shownMessage } from "#shared/domain/answer";
import { BotText } from "../../components/attempt/safe-markdown";
import { useTemplateLanguage } from "../../components/template/template-language";
import { hourMinute, longDate, longDateTime } from "../../ui/format/dates";
import { Time } from "../../ui/format/time";
import type { AttemptMessage } from "./attempt-data";
import classes from "./conversation-card.module.css";
import { DetailCard } from "./detail-card";

/** All chat messages. */
export function ConversationCard({ messages }: { messages: readonly AttemptMessage[] }) {
  return (
    <DetailCard title="Assessment Conversation" order={4}>
      {messages.length === 0 ? (
        <Text size="sm" c="dimmed">
          No conversation data available
        </Text>
      ) : (
        <Messages messages={messages} />
      )}
    </DetailCard>
  );
}

/** Scrolled to the end initially. */
function Messages({ messages }: { messages: readonly AttemptMessage[] }) {
  const list = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const region = list.current;
    if (!region) return;
    const toEnd = () => {
      region.scrollTop = region.scrollHeight;
    };
    toEnd();
    // The markdown renderer arrives after the first paint and changes the heights.
    const observer = new ResizeObserver(toEnd);
    for (const child of region.children) observer.observe(child);
    const stop = setTimeout(() => observer.disconnect(), 1_000);
    return () => {
      clearTimeout(stop);
      observer.disconnect();
    };
  }, []);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
    <section ref={list} className={classes.region} aria-label="Messages, oldest first" tabIndex={0}>
      {messages.map((message, index) => (
        <Bubble key={message.id} message={message} previous={messages[index - 1]} />
      ))}
    </section>
  );
}

function Bubble({ message, previous }: { message: AttemptMessage; previous: AttemptMessage | undefined }) {
  const langProps = useTemplateLanguage();
  const { role, content, createdAt, metadata } = message;
  const day = longDate(createdAt);
  const isNewDay = previous === undefined || longDate(previous.createdAt) !== day;
  return (
    <>
      {isNewDay && <p className={classes.day}>{day}</p>}
      <div className={classes.message} data-role={role}>
        <div className={classes.bubble}>
          {role === "user" ? (
            <p {...langProps} className={classes.plain}>
              {shownMessage(content, metadata.isValid)}
            </p>
          ) : (
            <BotText metadata={metadata}>{content}</BotText>
          )}
        </div>
        <Text size="xs" c="dimmed" component="span">
          <Time date={createdAt} format={hourMinute} title={longDateTime(createdAt)} />
          {metadata.understoodAs && ` · Understood as ${metadata.understoodAs}`}
        </Text>
      </div>
    </>
  );
}
