import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { AttemptQuestion } from "#shared/contracts/attempts";
import { type AnswerValue, answerText, isSkip } from "#shared/domain/answer";
import classes from "./log.module.css";
import { MessageBubble } from "./message-bubble";
import type { MessageEntry } from "./transcript";

const loadEditor = () => import("./answer-editor");
const AnswerEditor = lazy(() => loadEditor().then((module) => ({ default: module.AnswerEditor })));

interface OwnAnswerProps {
  entry: MessageEntry;
  tabIndex: number;
  /** Stored answers; null when nothing may be changed any more. */
  editable: Readonly<Record<string, AnswerValue>> | null;
  onEdit: (questionId: AttemptQuestion["id"], answer: AnswerValue) => Promise<void>;
}

/** A participant's own message: what was understood of it, and the way to change it. */
export function OwnAnswer({ entry, tabIndex, editable, onEdit }: OwnAnswerProps) {
  const [isEditing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) opener.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const { message, answered, changedTo } = entry;
  const { understoodAs } = message.metadata;
  const stored = answered ? editable?.[answered.id] : undefined;
  const canEdit = answered !== null && stored !== undefined;
  /** Once there is something to edit the editor is fetched, so that it opens at once. */
  useEffect(() => {
    if (canEdit) loadEditor().catch(() => undefined);
  }, [canEdit]);

  const bubble = (
    <MessageBubble
      author="user"
      content={message.content}
      sentAt={message.createdAt}
      isFirst={entry.isFirst}
      tabIndex={tabIndex}
      id={answered ? answerElementId(answered.id) : undefined}
      footer={
        <>
          {changedTo === null && understoodAs && <span>Understood as {understoodAs}</span>}
          {changedTo !== null && <span>Edited: {isSkip(changedTo) ? "skipped" : answerText(changedTo)}</span>}
          {canEdit && (
            <button
              ref={opener}
              type="button"
              className={classes.action}
              data-quiet={!understoodAs || undefined}
              tabIndex={tabIndex}
              aria-label={`${understoodAs ? "Change" : "Edit"} answer to question ${answered.order}`}
              onClick={() => setEditing(true)}
            >
              {understoodAs ? "Change" : "Edit"}
            </button>
          )}
        </>
      }
    />
  );
  if (!isEditing || !canEdit) return bubble;
  return (
    <Suspense fallback={bubble}>
      <AnswerEditor
        question={answered}
        answer={stored}
        onSave={(answer) => onEdit(answered.id, answer)}
        onClose={() => setEditing(false)}
      />
    </Suspense>
  );
}

/** Where the answer to a question stands in the conversation. */
export const answerElementId = (questionId: number) => `answer-${questionId}`;
