import { trpc } from "../../data/trpc";
import { failureMessage } from "../../ui/errors";
import { useZodForm } from "../../ui/form";
import type { Question } from "./editor-types";
import { NEW_QUESTION, questionForm } from "./question-values";
import { useQuestionChanges } from "./use-question-changes";

const FAILED = "Failed to create question";

export type AddQuestion = ReturnType<typeof useAddQuestion>;

/** The question that is being added, wherever its form is shown: what was typed outlives a closed drawer. */
export function useAddQuestion(assessmentId: number, onAdded: (question: Question) => void) {
  const { form, submit, showRefusal, restart } = useZodForm(questionForm, NEW_QUESTION);
  const changes = useQuestionChanges(assessmentId);
  const create = trpc.admin.questions.create.useMutation({
    meta: { done: ["Success", "Question created successfully"], failed: FAILED },
    scope: changes.scope,
    onSuccess: async (question) => {
      changes.show((questions) => [...questions, question]);
      onAdded(question);
      restart();
      form.getInputNode("questionText")?.focus();
      await changes.counted();
    },
    onError: showRefusal,
  });
  return {
    form,
    isDirty: form.isDirty(),
    onSubmit: submit((draft) => create.mutate({ assessmentId, draft })),
    pending: create.isPending,
    error: failureMessage(create.error, FAILED),
  };
}
