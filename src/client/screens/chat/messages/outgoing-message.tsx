import { Button } from "@mantine/core";
import bubble from "../../../components/answer/message-bubble.module.css";
import { useTemplateLanguage } from "../../../components/template/template-language";
import { clockTime } from "../../../ui/format/dates";
import { Time } from "../../../ui/format/time";
import type { Outgoing } from "../chat-reducer";
import classes from "./message-log.module.css";

interface OutgoingMessageProps {
  outgoing: Outgoing;
  onRetry: () => void;
  onEdit: () => void;
}

/** An unacknowledged message. Outside the log, so screen readers announce it once, when it is final. */
export function OutgoingMessage({ outgoing, onRetry, onEdit }: OutgoingMessageProps) {
  const langProps = useTemplateLanguage();
  return (
    <article className={bubble.message} data-role="user" data-first data-message>
      <div className={bubble.body}>
        <div className={bubble.bubble} data-failed={outgoing.isFailed || undefined}>
          <span className={bubble.hidden}>You: </span>
          <span {...langProps} className={classes.plain}>
            {outgoing.text}
          </span>
        </div>
        <div className={bubble.meta}>
          <Time date={outgoing.sentAt} format={clockTime} />
          {outgoing.isFailed ? (
            <>
              <span className={classes.notSent}>Not sent</span>
              <Button size="sm" mih={40} variant="default" onClick={onRetry}>
                Retry
              </Button>
              <Button size="sm" mih={40} variant="default" onClick={onEdit}>
                Edit
              </Button>
            </>
          ) : (
            <span className={classes.sending}>Sending…</span>
          )}
        </div>
      </div>
    </article>
  );
}
