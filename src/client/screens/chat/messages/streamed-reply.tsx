import { Avatar } from "../../../components/answer/message-bubble";
import classes from "../../../components/answer/message-bubble.module.css";
import { SafeMarkdown } from "../../../components/attempt/safe-markdown";

/** The reply as far as it has arrived. Hidden from readers: the finished message enters the log, once. */
export function StreamedReply({ text }: { text: string }) {
  return (
    <div className={classes.message} data-role="bot" data-first data-streaming aria-hidden>
      <Avatar isShown />
      <div className={classes.body}>
        <div className={classes.bubble}>
          <SafeMarkdown>{text}</SafeMarkdown>
        </div>
      </div>
    </div>
  );
}
