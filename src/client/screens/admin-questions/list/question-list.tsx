import { Button, Card, Group, Stack, Text } from "@mantine/core";
import { useEffect, useMemo, useRef, useState } from "react";
import { conditionSentence } from "../../../components/condition-builder/rule-sentence";
import { DiscardDialog } from "../../../ui/dialog/confirm-dialog";
import { Dialog } from "../../../ui/dialog/dialog";
import { EmptyState } from "../../../ui/feedback/empty-state";
import { FormErrorText } from "../../../ui/form/form-error";
import { PendingButton } from "../../../ui/form/pending-button";
import { UnsavedChanges } from "../../../ui/form/unsaved-changes";
import { IconListDetails } from "../../../ui/layout/icons";
import { DeleteQuestionDialog } from "../delete-question-dialog";
import { EditQuestionForm } from "../editor/edit-question-form";
import type { EditedQuestion } from "../editor/editor-types";
import { unreachableQuestions } from "../unreachable-questions";
import classes from "./invalid-reorder-dialog.module.css";
import { QuestionCard } from "./question-card";
import { SortableQuestions } from "./sortable-questions";
import { type InvalidReorder, useMove } from "./use-move";

interface QuestionListProps {
  assessmentId: number;
  questions: readonly EditedQuestion[];
  /** The question added last during this visit. */
  addedId: number | undefined;
}

const UNSAVED = "You have unsaved changes to this question.";

/** Sortable questions. At most one is open for editing, and it can't be dragged then. */
export function QuestionList({ assessmentId, questions, addedId }: QuestionListProps) {
  const [questionToDelete, setQuestionToDelete] = useState<EditedQuestion>();
  const editing = useEditing();
  const { shown, move, error, broken } = useMove(assessmentId, questions);
  const unreachable = useMemo(
    () => unreachableQuestions(shown.map((question, index) => ({ ...question, order: index + 1 }))),
    [shown],
  );

  if (questions.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<IconListDetails size={28} stroke={1.75} />}
          title="No questions yet"
          headingLevel={3}
        >
          Add the first question. Participants answer one question at a time.
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <FormErrorText message={error} />
      <SortableQuestions questions={shown} onMove={move}>
        {(question, index, grip, moveTo) =>
          question.id === editing.editedId ? (
            <Card>
              <EditQuestionForm
                question={question}
                position={index + 1}
                earlier={shown.slice(0, index)}
                onDirty={editing.setDirty}
                onEscape={editing.leave}
                onClose={editing.close}
              />
            </Card>
          ) : (
            <QuestionCard
              question={question}
              position={index + 1}
              count={shown.length}
              isNew={question.id === addedId}
              isNever={unreachable.includes(question.id)}
              condition={question.conditions && conditionSentence(question.conditions, shown)}
              grip={grip}
              onEdit={() => editing.open(question.id)}
              onDelete={() => setQuestionToDelete(question)}
              onMoveTo={moveTo}
            />
          )
        }
      </SortableQuestions>
      <InvalidReorderDialog broken={broken} />
      <DeleteQuestionDialog
        assessmentId={assessmentId}
        questions={questions}
        question={questionToDelete}
        onClose={() => setQuestionToDelete(undefined)}
      />
      <DiscardDialog opened={editing.isAsking} onDiscard={editing.discard} onKeep={editing.keep}>
        {UNSAVED}
      </DiscardDialog>
      <UnsavedChanges when={editing.isDirty}>{UNSAVED}</UnsavedChanges>
    </>
  );
}

interface InvalidReorderDialogProps {
  /** The move to decide about; undefined while the dialog is closed. */
  broken: InvalidReorder | undefined;
}

/** Asks what to do with a move that puts a question before one it depends on. */
function InvalidReorderDialog({ broken }: InvalidReorderDialogProps) {
  return (
    <Dialog
      opened={broken !== undefined}
      title="This move breaks a condition"
      width="34rem"
      isHeld={Boolean(broken?.isPending)}
      onClose={() => broken?.cancel()}
    >
      {broken && <Choices {...broken} />}
    </Dialog>
  );
}

function Choices({ breaks, isPending, moveTogether, removeRules, cancel }: InvalidReorder) {
  return (
    <Stack>
      <Text>A question can depend only on earlier questions. This move would break:</Text>
      <ul className={classes.pairs}>
        {breaks.map(({ question, referenced }) => (
          <li key={`${question.id} ${referenced.id}`}>
            <span dir="auto">“{question.questionText}”</span> depends on{" "}
            <span dir="auto">“{referenced.questionText}”</span>
          </li>
        ))}
      </ul>
      <Group justify="flex-end">
        <Button variant="default" data-autofocus disabled={isPending} onClick={cancel}>
          Cancel
        </Button>
        <PendingButton variant="default" pending={isPending} pendingLabel="Removing..." onClick={removeRules}>
          Remove conditions
        </PendingButton>
        {moveTogether && (
          <Button disabled={isPending} onClick={moveTogether}>
            Move both questions
          </Button>
        )}
      </Group>
    </Stack>
  );
}

/** Which question is open for editing, at most one. Discarding changes needs confirmation. */
function useEditing() {
  const [editedId, setEditedId] = useState<number>();
  const [isDirty, setDirty] = useState(false);
  /** Set while "Discard changes?" is open, with the question to open next, if any. */
  const [pendingEditor, setPendingEditor] = useState<{ next: number | undefined }>();
  const closedId = useRef<number>(undefined);

  // Return focus to the edit button once it is rendered again.
  useEffect(() => {
    if (editedId === undefined && closedId.current !== undefined) {
      document.querySelector<HTMLElement>(`[data-edit="${closedId.current}"]`)?.focus();
    }
    closedId.current = editedId;
  }, [editedId]);

  const openEditor = (next: number | undefined) => {
    setEditedId(next);
    setDirty(false);
    setPendingEditor(undefined);
  };
  const openEditorOrAsk = (next: number | undefined, hasChanges: boolean) =>
    hasChanges ? setPendingEditor({ next }) : openEditor(next);

  return {
    editedId,
    isDirty,
    setDirty,
    open: (id: number) => openEditorOrAsk(id, isDirty),
    leave: (hasChanges: boolean) => openEditorOrAsk(undefined, hasChanges),
    close: () => openEditor(undefined),
    isAsking: pendingEditor !== undefined,
    discard: () => pendingEditor && openEditor(pendingEditor.next),
    keep: () => setPendingEditor(undefined),
  };
}
