import { Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { api, trpc } from "../../data/trpc";
import { DeleteDialog } from "../../ui/delete-dialog";
import { conditionsWithout, lossesOf } from "./deletion";
import type { Question } from "./editor-types";
import { QuestionLosses } from "./question-losses";
import { useQuestionChanges } from "./use-question-changes";

const FAILED = "Failed to delete question";

interface DeleteQuestionDialogProps {
  assessmentId: number;
  questions: readonly Question[];
  /** What is to go; nothing while it is closed. */
  question: Question | undefined;
  onClose: () => void;
}

/** Asks before a question goes, and says what goes wrong without it; rules over it can go first. */
export function DeleteQuestionDialog(props: DeleteQuestionDialogProps) {
  const { assessmentId, questions, question, onClose } = props;
  const changes = useQuestionChanges(assessmentId);
  const losses = useLosses(assessmentId, questions, question);
  const remove = useMutation({
    meta: { done: ["Success", "Question deleted successfully"], failed: FAILED },
    scope: changes.scope,
    mutationFn: async ({ id }: { id: number }) => {
      const mended = await Promise.all(
        conditionsWithout(id, questions).map(({ id: user, conditions }) =>
          api.admin.questions.update.mutate({ id: user, change: { conditions } }),
        ),
      );
      changes.show((known) => known.map((one) => mended.find((saved) => saved.id === one.id) ?? one));
      await api.admin.questions.delete.mutate({ id });
    },
    onSuccess: async (_done, { id }) => {
      // At once: behind an open dialog nothing can take the focus.
      flushSync(onClose);
      focusAfter(changes.known() ?? [], id);
      changes.show((known) => known.filter((one) => one.id !== id));
      await changes.counted();
    },
    // A rule may have come to be elsewhere: now it is seen, and can be removed.
    onError: () => changes.reload(),
  });
  return (
    <DeleteDialog
      title="Delete Question"
      target={question}
      deletion={remove}
      failed={FAILED}
      confirmLabel={losses && losses.shown.length > 0 ? "Delete with rules" : "Delete"}
      onClose={onClose}
    >
      <Text>Are you sure you want to delete this question?</Text>
      <Text size="sm" c="dimmed" mt="xs" dir="auto">
        {question?.questionText}
      </Text>
      {losses && <QuestionLosses {...losses} />}
    </DeleteDialog>
  );
}

/** What is lost with a question, as far as it is known by now; undefined where there is none. */
function useLosses(assessmentId: number, questions: readonly Question[], question: Question | undefined) {
  const asked = { enabled: question !== undefined };
  const cards = trpc.admin.cards.list.useQuery({ assessmentId }, asked);
  const scoring = trpc.admin.scoring.get.useQuery({ assessmentId }, asked);
  if (!question) return undefined;
  return lossesOf(question, {
    questions,
    cards: cards.data?.cards ?? [],
    scoring: scoring.data?.scoring ?? null,
  });
}

/** Where focus goes when a question has gone: to the one that moves up, else to the heading of the list. */
function focusAfter(questions: readonly Question[], id: number): void {
  const next = questions[questions.findIndex((question) => question.id === id) + 1];
  const button = next && document.querySelector<HTMLElement>(`[data-edit="${next.id}"]`);
  (button ?? document.getElementById("questions-heading"))?.focus();
}
