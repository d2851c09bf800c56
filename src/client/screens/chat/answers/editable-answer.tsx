import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import type { AttemptQuestion } from "#shared/contracts/attempts";
import type { AnswerValue, Responses } from "#shared/domain/answer";
import { readDraft } from "../../../state/drafts";
import type { ChatMessageId } from "../chat-reducer";
import { AnswerEditor } from "./answer-editor";

/** Shared state for editing earlier answers. */
export interface Editing {
  attemptId: number;
  /** Stored answers; null when they can't be changed anymore. */
  responses: Responses | null;
  save: (questionId: AttemptQuestion["id"], answer: AnswerValue, offeredBy?: ChatMessageId) => Promise<void>;
  /** Called with 1 when an editor opens and -1 when it closes. Nothing completes while one is open. */
  onOpen: (by: 1 | -1) => void;
}

/** Props for the button that opens the editor. */
export interface Opener {
  ref: RefObject<HTMLButtonElement | null>;
  open: () => void;
  /** Whether there is an unsent draft for the question. */
  isKept: boolean;
}

interface EditableAnswerProps {
  /** Null if there is no stored answer to edit. */
  question: AttemptQuestion | null;
  editing: Editing;
  /** Renders the answer; `opener` is null if it can't be edited. */
  children: (opener: Opener | null) => ReactNode;
}

/** An answer or its editor. Not announced once opened, although it is in the log: the focus is inside. */
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
