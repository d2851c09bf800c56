import { Stack, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { api, trpc } from "../../api/trpc";
import { DeleteDialog } from "../../ui/dialog/confirm-dialog";
import { plural } from "../../ui/format/text";
import { conditionsWithout, type DeletionImpact, deletionImpact } from "./deletion-impact";
import type { EditedQuestion } from "./editor/editor-types";
import classes from "./list/invalid-reorder-dialog.module.css";
import { useQuestionChanges } from "./use-question-changes";

const FAILED = "Failed to delete question";

interface DeleteQuestionDialogProps {
  assessmentId: number;
  questions: readonly EditedQuestion[];
  /** The question to delete; undefined while the dialog is closed. */
  question: EditedQuestion | undefined;
  onClose: () => void;
}

/** Confirms deleting a question, shows what else is affected, and removes other questions' conditions on it. */
export function DeleteQuestionDialog(props: DeleteQuestionDialogProps) {
  const { assessmentId, questions, question, onClose } = props;
  const changes = useQuestionChanges(assessmentId);
  const losses = useLosses(assessmentId, questions, question);
  const remove = useMutation({
    meta: { successToast: ["Success", "Question deleted successfully"], errorText: FAILED },
    scope: changes.scope,
    mutationFn: async ({ id }: { id: number }) => {
      const repaired = await Promise.all(
        conditionsWithout(id, questions).map(({ id: user, conditions }) =>
          api.admin.questions.update.mutate({ id: user, change: { conditions } }),
        ),
      );
      changes.show((known) => known.map((one) => repaired.find((saved) => saved.id === one.id) ?? one));
      await api.admin.questions.delete.mutate({ id });
    },
    onSuccess: async (_done, { id }) => {
      // Closes synchronously, because nothing behind an open dialog can take the focus.
      flushSync(onClose);
      focusAfter(changes.known() ?? [], id);
      changes.show((known) => known.filter((one) => one.id !== id));
      await changes.counted();
    },
    // Conditions may have been added elsewhere; show them so they can be removed.
    onError: () => changes.reload(),
  });
  return (
    <DeleteDialog
      title="Delete question"
      target={question}
      deletion={remove}
      failed={FAILED}
      confirmLabel={losses && losses.shown.length > 0 ? "Delete with conditions" : "Delete"}
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

/** Effects of deleting the question, from the data loaded so far; undefined without a question. */
function useLosses(
  assessmentId: number,
  questions: readonly EditedQuestion[],
  question: EditedQuestion | undefined,
) {
  const asked = { enabled: question !== undefined };
  const cards = trpc.admin.cards.list.useQuery({ assessmentId }, asked);
  const scoring = trpc.admin.scoring.get.useQuery({ assessmentId }, asked);
  if (!question) return undefined;
  return deletionImpact(question, {
    questions,
    cards: cards.data?.cards ?? [],
    scoring: scoring.data?.scoring ?? null,
  });
}

/** Moves focus to the question after the deleted one, else to the list heading. */
function focusAfter(questions: readonly EditedQuestion[], id: number): void {
  const next = questions[questions.findIndex((question) => question.id === id) + 1];
  const button = next && document.querySelector<HTMLElement>(`[data-edit="${next.id}"]`);
  (button ?? document.getElementById("questions-heading"))?.focus();
}

/** Maximum number of names listed; the rest are counted. */
const MAX_NAMES = 5;

/** Other questions, cards and areas affected by the deletion; nothing if there are none. */
function QuestionLosses({ shown, cards, dimension }: DeletionImpact) {
  if (shown.length === 0 && cards.length === 0 && !dimension) return null;
  return (
    <Stack gap="xs" mt="sm">
      {shown.length > 0 && (
        <QuestionNames
          introduction={
            shown.length === 1
              ? "Another question depends on this one. Its condition will be deleted too:"
              : "Other questions depend on this one. Their conditions will be deleted too:"
          }
          names={shown.map(textOf)}
        />
      )}
      {cards.length > 0 && (
        <QuestionNames
          introduction={
            cards.length === 1
              ? "An advice card uses this question. It won't be shown until you edit it:"
              : "Some advice cards use this question. They won't be shown until you edit them:"
          }
          names={cards.map(({ title }) => title)}
        />
      )}
      {dimension && (
        <Text size="sm">
          Without this question, <bdi>“{dimension.name}”</bdi>{" "}
          {dimension.otherCount === 0
            ? "will have no score."
            : `will be scored from ${plural(dimension.otherCount, "other question")}.`}
        </Text>
      )}
    </Stack>
  );
}

const textOf = ({ questionText }: { questionText: string }) => questionText;

function QuestionNames({ introduction, names }: { introduction: string; names: readonly string[] }) {
  const rest = names.length - MAX_NAMES;
  return (
    <div>
      <Text size="sm" mb={4}>
        {introduction}
      </Text>
      <Text component="ul" size="sm" className={classes.pairs}>
        {names.slice(0, MAX_NAMES).map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names can repeat, and their order never changes
          <li key={at} dir="auto">
            {name}
          </li>
        ))}
        {rest > 0 && <li>and {rest} more</li>}
      </Text>
    </div>
  );
}
