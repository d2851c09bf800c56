import { shownAnswer } from "#shared/domain/answer";
import { MessageBubble } from "../../../components/answer/message-bubble";
import { EditAction } from "../answers/edit-action";
import { EditableAnswer, type Editing } from "../answers/editable-answer";
import type { MessageEntry } from "./transcript";

interface OwnAnswerProps {
  entry: MessageEntry;
  tabIndex: number;
  onFocus: () => void;
  editing: Editing;
}

/** A participant's own message: what was understood of it, and the way to change it. */
export function UserMessage({ entry, tabIndex, onFocus, editing }: OwnAnswerProps) {
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
