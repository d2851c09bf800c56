import { Card } from "@mantine/core";
import { useMemo, useState } from "react";
import { conditionSentence } from "../../parts/rules/rule-sentence";
import { DiscardDialog } from "../../ui/discard-dialog";
import { EmptyState } from "../../ui/empty-state";
import { FormError } from "../../ui/form-error";
import { IconListDetails } from "../../ui/icons";
import { LeaveGuard } from "../../ui/leave-guard";
import { BrokenMoveDialog } from "./broken-move-dialog";
import { DeleteQuestionDialog } from "./delete-question-dialog";
import { EditQuestionForm } from "./edit-question-form";
import type { Question } from "./editor-types";
import { neverShown } from "./never-shown";
import { QuestionCard } from "./question-card";
import { SortableQuestions } from "./sortable-questions";
import { useEditing } from "./use-editing";
import { useMove } from "./use-move";

interface QuestionListProps {
  assessmentId: number;
  questions: readonly Question[];
  /** The one added last, in this visit. */
  addedId: number | undefined;
}

const UNSAVED = "The question you are editing has changes that are not saved.";

/** The questions in their order; one of them at most is open for editing, and has no grip meanwhile. */
export function QuestionList({ assessmentId, questions, addedId }: QuestionListProps) {
  const [deleted, setDeleted] = useState<Question>();
  const editing = useEditing();
  const { shown, move, error, broken } = useMove(assessmentId, questions);
  const never = useMemo(
    () => neverShown(shown.map((question, index) => ({ ...question, order: index + 1 }))),
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
          Add the first question. Participants are asked one at a time, in this order.
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <FormError message={error} />
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
              isNever={never.includes(question.id)}
              condition={question.conditions && conditionSentence(question.conditions, shown)}
              grip={grip}
              onEdit={() => editing.open(question.id)}
              onDelete={() => setDeleted(question)}
              onMoveTo={moveTo}
            />
          )
        }
      </SortableQuestions>
      <BrokenMoveDialog broken={broken} />
      <DeleteQuestionDialog
        assessmentId={assessmentId}
        questions={questions}
        question={deleted}
        onClose={() => setDeleted(undefined)}
      />
      <DiscardDialog opened={editing.isAsking} onDiscard={editing.discard} onKeep={editing.keep}>
        {UNSAVED}
      </DiscardDialog>
      <LeaveGuard when={editing.isDirty}>{UNSAVED}</LeaveGuard>
    </>
  );
}
