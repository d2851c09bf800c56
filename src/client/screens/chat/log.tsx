import { memo, useCallback, useEffect, useState } from "react";
import type { AttemptQuestion } from "#shared/contracts/attempts";
import { type AnswerValue, answerText, isSkip } from "#shared/domain/answer";
import { longDate } from "../../ui/dates";
import { IconForms } from "../../ui/icons";
import { Time } from "../../ui/time";
import { EditAction } from "./edit-action";
import { EditableAnswer, type Editing } from "./editable-answer";
import classes from "./log.module.css";
import { MessageBubble, moveWithArrows } from "./message-bubble";
import { OwnAnswer } from "./own-answer";
import type { Entry } from "./transcript";

interface LogProps {
  entries: readonly Entry[];
  questionCount: number;
  editing: Editing;
}

/**
 * The conversation's entries: one stop for Tab, at the last message, or at the one that the arrows have reached, whose
 * button comes next. A new message is where Tab arrives again.
 */
export const LogEntries = memo(function LogEntries({ entries, ...rest }: LogProps) {
  const count = entries.length;
  const [reached, setReached] = useState({ key: "", count });
  const last = entries.findLast((entry) => entry.kind === "message")?.key;
  const stop = reached.count === count ? reached.key || last : last;
  const onReach = useCallback((key: string) => setReached({ key, count }), [count]);
  return entries.map((entry) => (
    <LogEntry
      key={entry.key}
      entry={entry}
      tabIndex={entry.key === stop ? 0 : -1}
      onReach={onReach}
      {...rest}
    />
  ));
});

interface LogEntryProps extends Omit<LogProps, "entries"> {
  entry: Entry;
  tabIndex: number;
  /** Called with the key of the entry that has the focus. */
  onReach: (key: string) => void;
}

const LogEntry = memo(function LogEntry({ entry, tabIndex, onReach, questionCount, editing }: LogEntryProps) {
  const onFocus = () => onReach(entry.key);
  switch (entry.kind) {
    case "day":
      return (
        <p className={classes.divider}>
          <Time date={entry.date} format={longDate} />
        </p>
      );
    case "resumed":
      return (
        <p className={classes.divider} data-resumed>
          You're back · Question {entry.position} of {questionCount}
        </p>
      );
    case "formAnswer":
      return (
        <FormAnswer
          question={entry.question}
          answer={entry.answer}
          tabIndex={tabIndex}
          onFocus={onFocus}
          editing={editing}
        />
      );
    case "message":
      return entry.message.role === "user" ? (
        <OwnAnswer entry={entry} tabIndex={tabIndex} onFocus={onFocus} editing={editing} />
      ) : (
        <MessageBubble
          author="bot"
          metadata={entry.message.metadata}
          content={entry.message.content}
          sentAt={entry.message.createdAt}
          isFirst={entry.isFirst}
          tabIndex={tabIndex}
          onFocus={onFocus}
          prefix={entry.position === null ? undefined : `Question ${entry.position} of ${questionCount}: `}
        />
      );
  }
});

interface FormAnswerProps {
  question: AttemptQuestion;
  answer: AnswerValue;
  tabIndex: number;
  onFocus: () => void;
  editing: Editing;
}

/** An answer that was given in the form, in short. */
function FormAnswer({ question, answer, tabIndex, onFocus, editing }: FormAnswerProps) {
  return (
    <EditableAnswer question={question} editing={editing}>
      {(opener) => (
        <article
          className={classes.formAnswer}
          data-message
          tabIndex={tabIndex}
          onFocus={onFocus}
          onKeyDown={moveWithArrows}
        >
          <p dir="auto" className={classes.formQuestion}>
            {question.questionText}
          </p>
          <p dir="auto" className={classes.plain}>
            {isSkip(answer) ? "Skipped" : answerText(answer)}
          </p>
          <p className={classes.formMark}>
            <IconForms size={14} aria-hidden /> Answered in form{" "}
            {opener && <EditAction opener={opener} verb="Edit" order={question.order} tabIndex={tabIndex} />}
          </p>
        </article>
      )}
    </EditableAnswer>
  );
}

/**
 * Makes the log live only after what was there has been painted, so that a restored history is not read out
 * (WAI-ARIA: content present when a live region appears is silent in some readers only).
 */
export function useLiveAfterPaint(): boolean {
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setLive(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isLive;
}
