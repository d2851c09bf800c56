import { type ReactNode, useEffect, useRef, useState } from "react";
import type { AttemptQuestion } from "#shared/contracts/attempts";
import type { AnswerValue, Responses } from "#shared/domain/answer";
import { readDraft } from "../../data/drafts";
import { AnswerEditor } from "./answer-editor";
import classes from "./log.module.css";

/** How answers are changed where they stand. */
export interface Editing {
  attemptId: number;
  /** Stored answers; null when nothing may be changed any more. */
  responses: Responses | null;
  save: (questionId: AttemptQuestion["id"], answer: AnswerValue) => Promise<void>;
  /** Told by 1 that an editor has opened, by -1 that it has closed: nothing is completed meanwhile. */
  onOpen: (by: 1 | -1) => void;
}

interface EditableAnswerProps {
  /** Null when there is no answer here that stands. */
  question: AttemptQuestion | null;
  editing: Editing;
  verb: "Edit" | "Change";
  tabIndex: number;
  /** Draws the answer with the way to change it. */
  children: (action: ReactNode) => ReactNode;
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

function AnswerOrEditor({ question, editing, verb, tabIndex, children, onOpened }: AnswerOrEditorProps) {
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
  return children(
    <>
      {isKept && <span>Unsaved text kept</span>}
      <button
        ref={opener}
        type="button"
        className={classes.action}
        data-quiet={(verb === "Edit" && !isKept) || undefined}
        tabIndex={tabIndex}
        aria-label={`${verb} answer to question ${question.order}`}
        onClick={open}
      >
        {verb}
      </button>
    </>,
  );
}

/** Where the answer to a question stands in the conversation. */
export const answerElementId = (questionId: number) => `answer-${questionId}`;
