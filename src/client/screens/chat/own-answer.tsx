import { answerText, isSkip } from "#shared/domain/answer";
import { answerElementId, EditableAnswer, type Editing } from "./editable-answer";
import { MessageBubble } from "./message-bubble";
import type { MessageEntry } from "./transcript";

interface OwnAnswerProps {
  entry: MessageEntry;
  tabIndex: number;
  onFocus: () => void;
  editing: Editing;
}

/** A participant's own message: what was understood of it, and the way to change it. */
export function OwnAnswer({ entry, tabIndex, onFocus, editing }: OwnAnswerProps) {
  const { message, answered, changedTo } = entry;
  const { understoodAs } = message.metadata;
  return (
    <EditableAnswer
      question={answered}
      editing={editing}
      verb={understoodAs ? "Change" : "Edit"}
      tabIndex={tabIndex}
    >
      {(action) => (
        <MessageBubble
          author="user"
          metadata={message.metadata}
          content={message.content}
          sentAt={message.createdAt}
          isFirst={entry.isFirst}
          tabIndex={tabIndex}
          onFocus={onFocus}
          id={answered ? answerElementId(answered.id) : undefined}
          footer={
            <>
              {changedTo === null && understoodAs && <span>Understood as {understoodAs}</span>}
              {changedTo !== null && (
                <span>Edited: {isSkip(changedTo) ? "skipped" : answerText(changedTo)}</span>
              )}
              {action}
            </>
          }
        />
      )}
    </EditableAnswer>
  );
}
