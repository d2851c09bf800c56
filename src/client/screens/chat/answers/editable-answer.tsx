import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { AttemptQuestion } from "#shared/contracts/attempts";
import type { AnswerValue, Responses } from "#shared/domain/answer";
import { readDraft } from "../../../state/drafts";
import type { ChatMessageId } from "../chat-reducer";
import { AnswerEditor } from "./answer-editor";

/** How answers are changed where they stand. */
export interface Editing {
  attemptId: number;
  /** Stored answers; null when nothing may be changed any more. */
  responses: Responses | null;
  save: (questionId: AttemptQuestion["id"], answer: AnswerValue, offeredBy?: ChatMessageId) => Promise<void>;
  /** Told by 1 that an editor has opened, by -1 that it has closed: nothing is completed meanwhile. */
  onOpen: (by: 1 | -1) => void;
}

/** What the button that opens the editor needs. */
export interface Opener {
  ref: RefObject<HTMLButtonElement | null>;
  open: () => void;
  /** Something was typed for the question that was never stored. */
  isKept: boolean;
}

interface EditableAnswerProps {
  /** Null when there is no answer here that stands. */
  question: AttemptQuestion | null;
  editing: Editing;
  /** Draws the answer with the way to change it, which is null where there is none. */
  children: (opener: Opener | null) => ReactNode;
}

/**
 * An answer, or in its place the editor for it. From then on what changes here is not read out: it stands in the log,
 * and whoever edits has the focus in it.
 */
export function EditableAnswer(props: EditableAnswerProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <div aria-live={wasOpened ? "off" : undefined}>
      <AnswerOrEditor {...props} onOpened={() => setOpened(true)} />
    </div>
  );
}

interface AnswerOrEditorProps extends EditableAnswerProps {
  onOpened: () => void;
}

function AnswerOrEditor({ question, editing, children, onOpened }: AnswerOrEditorProps) {
  const { attemptId, responses, onOpen } = editing;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const stored = question ? responses?.[question.id] : undefined;
  const canEdit = stored !== undefined;
  const isEditing = canEdit && isOpen;

  useEffect(() => {
    if (!isEditing) return;
    onOpen(1);
    return () => {
      onOpen(-1);
      opener.current?.focus();
    };
  }, [isEditing, onOpen]);

  if (!question || !canEdit) return children(null);
  if (isOpen) {
    return (
      <AnswerEditor
        attemptId={attemptId}
        question={question}
        answer={stored}
        onSave={(answer) => editing.save(question.id, answer)}
        onClose={() => setOpen(false)}
      />
    );
  }

  function open(): void {
    onOpened();
    setOpen(true);
  }

  const isKept = readDraft({ attemptId, questionId: question.id }) !== "";
  return children({ ref: opener, open, isKept });
}
