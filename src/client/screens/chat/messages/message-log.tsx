import { memo, useCallback, useEffect, useState } from "react";
import { shownAnswer } from "#shared/domain/answer";
import { MessageBubble, moveWithArrows } from "../../../components/answer/message-bubble";
import { type QuestionPosition, questionPositionText } from "../../../components/answer/question-position";
import { useTemplateLanguage } from "../../../components/template/template-language";
import { longDate } from "../../../ui/format/dates";
import { Time } from "../../../ui/format/time";
import { IconForms } from "../../../ui/layout/icons";
import { EditableAnswer, type Editing } from "../answers/editable-answer";
import classes from "./message-log.module.css";
import type { Entry, FormEntry } from "./transcript";
import { EditAction, UserMessage } from "./user-message";

interface LogEntriesProps {
  entries: readonly Entry[];
  editing: Editing;
}

/** Log entries with one tab stop: the entry reached with the arrow keys, else the last message. Resets on new ones. */
export const LogEntries = memo(function LogEntries({ entries, ...rest }: LogEntriesProps) {
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

interface LogEntryProps extends Omit<LogEntriesProps, "entries"> {
  entry: Entry;
  tabIndex: number;
  /** Called with the key of the focused entry. */
  onReach: (key: string) => void;
}

const LogEntry = memo(function LogEntry({ entry, tabIndex, onReach, editing }: LogEntryProps) {
  const onFocus = () => onReach(entry.key);
  switch (entry.kind) {
    case "day":
      return (
        <p className={classes.divider}>
          <Time date={entry.date} format={longDate} />
        </p>
      );
    case "resumed":
      return <ResumedDivider place={entry.place} />;
    case "formAnswer":
      return <FormAnswer entry={entry} tabIndex={tabIndex} onFocus={onFocus} editing={editing} />;
    case "message":
      return entry.message.role === "user" ? (
        <UserMessage entry={entry} tabIndex={tabIndex} onFocus={onFocus} editing={editing} />
      ) : (
        <MessageBubble
          author="bot"
          metadata={entry.message.metadata}
          content={entry.message.content}
          sentAt={entry.message.createdAt}
          isFirst={entry.isFirst}
          tabIndex={tabIndex}
          onFocus={onFocus}
          prefix={entry.asks && `Question ${questionPositionText(entry.asks)}: `}
        />
      );
  }
});

/** Keeps the position from the first render: changed text in the log would be read aloud again. */
function ResumedDivider({ place }: { place: QuestionPosition }) {
  const [initialPlace] = useState(place);
  return (
    <p className={classes.divider} data-resumed>
      Welcome back · Question {questionPositionText(initialPlace)}
    </p>
  );
}

interface FormAnswerProps {
  entry: FormEntry;
  tabIndex: number;
  onFocus: () => void;
  editing: Editing;
}

function FormAnswer({ entry, tabIndex, onFocus, editing }: FormAnswerProps) {
  const langProps = useTemplateLanguage();
  const { question, answer, position } = entry;
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
          <p {...langProps} className={classes.formQuestion}>
            {question.questionText}
          </p>
          <p {...langProps} className={classes.plain}>
            {shownAnswer(question, answer)}
          </p>
          <p className={classes.formMark}>
            <IconForms size={14} aria-hidden /> Answered in the form{" "}
            {opener && <EditAction opener={opener} verb="Edit" position={position} tabIndex={tabIndex} />}
          </p>
        </article>
      )}
    </EditableAnswer>
  );
}

/** True after first paint: some readers announce content that exists when a live region appears (WAI-ARIA). */
export function useLiveAfterPaint(): boolean {
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setLive(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isLive;
}
