import { Card } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "../../components/confirm-dialog";
import { EmptyState } from "../../components/empty-state";
import { IconListDetails } from "../../components/icons";
import { DeleteQuestionDialog } from "./delete-question-dialog";
import { EditQuestionForm } from "./edit-question-form";
import type { Question } from "./editor-types";
import { QuestionCard } from "./question-card";
import classes from "./question-list.module.css";
import { useMove } from "./use-move";

interface QuestionListProps {
  assessmentId: number;
  questions: readonly Question[];
  /** The one added last, in this visit. */
  addedId: number | undefined;
}

/** The questions in their order; one of them at most is open for editing. */
export function QuestionList({ assessmentId, questions, addedId }: QuestionListProps) {
  const [editedId, setEditedId] = useState<number>();
  const [dirty, setDirty] = useState(false);
  /** Whose editing waits for the answer to "Discard changes?". */
  const [nextId, setNextId] = useState<number>();
  const [deleted, setDeleted] = useState<Question>();
  const move = useMove(assessmentId, questions);

  const close = (id: number) => {
    setEditedId(undefined);
    setDirty(false);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-edit="${id}"]`)?.focus());
  };
  const edit = (id: number) => {
    if (dirty) setNextId(id);
    else setEditedId(id);
  };
  const discard = () => {
    setDirty(false);
    setEditedId(nextId);
    setNextId(undefined);
  };

  if (questions.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<IconListDetails size={28} stroke={1.75} />}
          title="No questions yet"
          headingLevel={3}
        >
          Add the first question. Participants are asked one at a time, in this order.
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <ol className={classes.list}>
        {questions.map((question, index) => (
          <li key={question.id}>
            {question.id === editedId ? (
              <Card>
                <EditQuestionForm question={question} onDirty={setDirty} onClose={() => close(question.id)} />
              </Card>
            ) : (
              <QuestionCard
                question={question}
                position={index + 1}
                count={questions.length}
                isNew={question.id === addedId}
                onEdit={() => edit(question.id)}
                onDelete={() => setDeleted(question)}
                onMove={(by) => move(question, by)}
              />
            )}
          </li>
        ))}
      </ol>
      <DeleteQuestionDialog
        assessmentId={assessmentId}
        question={deleted}
        onClose={() => setDeleted(undefined)}
      />
      <ConfirmDialog
        opened={nextId !== undefined}
        title="Discard changes?"
        confirmLabel="Discard"
        pending={false}
        onConfirm={discard}
        onCancel={() => setNextId(undefined)}
      >
        The question you are editing has changes that are not saved.
      </ConfirmDialog>
    </>
  );
}
