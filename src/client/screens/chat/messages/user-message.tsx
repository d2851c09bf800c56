import { shownAnswer } from "#shared/domain/answer";
import { MessageBubble } from "../../../components/answer/message-bubble";
import type { Opener } from "../answers/editable-answer";
import { EditableAnswer, type Editing } from "../answers/editable-answer";
import classes from "./message-log.module.css";
import type { MessageEntry } from "./transcript";

interface UserMessageProps {
  entry: MessageEntry;
  tabIndex: number;
  onFocus: () => void;
  editing: Editing;
}

/** A participant's message with its interpretation and an edit button. */
export function UserMessage({ entry, tabIndex, onFocus, editing }: UserMessageProps) {
  const { message, answered, position, changedTo } = entry;
  const { understoodAs } = message.metadata;
  return (
    <EditableAnswer question={answered} editing={editing}>
      {(opener) => (
        <MessageBubble
          author="user"
          metadata={message.metadata}
          content={answered && changedTo !== null ? shownAnswer(answered, changedTo) : message.content}
          sentAt={message.createdAt}
          isFirst={entry.isFirst}
          tabIndex={tabIndex}
          onFocus={onFocus}
          footer={
            <>
              {changedTo === null && understoodAs && <span>Understood as {understoodAs}</span>}
              {changedTo !== null && <span>Edited</span>}
              {position !== null && opener && (
                <EditAction
                  opener={opener}
                  verb={understoodAs ? "Change" : "Edit"}
                  position={position}
                  tabIndex={tabIndex}
                />
              )}
            </>
          }
        />
      )}
    </EditableAnswer>
  );
}

interface EditActionProps {
  opener: Opener;
  verb: "Edit" | "Change";
  /** Position of the answered question among the visible ones, from 1. */
  position: number;
  tabIndex: number;
}

/** Edit button of an answer in the log. */
export function EditAction({ opener: { ref, open, isKept }, verb, position, tabIndex }: EditActionProps) {
  return (
    <>
      {isKept && <span>Unsaved draft</span>}
      <button
        ref={ref}
        type="button"
        className={classes.action}
        data-quiet={(verb === "Edit" && !isKept) || undefined}
        tabIndex={tabIndex}
        aria-label={`${verb} answer to question ${position}`}
        onClick={open}
      >
        {verb}
      </button>
    </>
  );
}
