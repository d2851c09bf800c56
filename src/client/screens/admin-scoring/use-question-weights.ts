import { useMemo, useState } from "react";
import { trpc } from "../../api/trpc";
import { errorMessage } from "../../ui/feedback/errors";
import { parseWeight, type Typed, weightChangeOf, withTyped } from "./question-weight-values";
import type { ScoredQuestionData } from "./scoring-values";

const FAILED = "Failed to update question";

export type QuestionWeights = ReturnType<typeof useQuestionWeights>;

/** Saves question weights: selections on change, numbers when focus leaves the row. */
export function useQuestionWeights(assessmentId: number, questions: readonly ScoredQuestionData[]) {
  const utils = trpc.useUtils();
  const [typed, setTyped] = useState<Readonly<Record<number, Typed>>>({});
  /** Rows that show errors, by question id: the server's message, or "" for validation errors only. */
  const [rowErrors, setRowErrors] = useState<Readonly<Record<number, string>>>({});
  /** Selections being saved. Shown optimistically; the stored values return if saving fails. */
  const [chosen, setChosen] = useState<Readonly<Record<number, Partial<ScoredQuestionData>>>>({});
  const stored = useMemo(
    () => questions.map((question) => ({ ...question, ...chosen[question.id] })),
    [questions, chosen],
  );
  const forget = (id: number) => {
    setTyped((rows) => withoutRow(rows, id));
    setRowErrors((errors) => withoutRow(errors, id));
  };

  const update = trpc.admin.questions.update.useMutation({
    // In sequence, so an earlier response can't arrive last.
    scope: { id: `worths-of-${assessmentId}` },
    meta: { successToast: ["Success", "Question updated successfully"], errorText: FAILED },
    onSuccess: (saved, { change }) => {
      setRowErrors((errors) => withoutRow(errors, saved.id));
      setChosen((rows) => withoutSent(rows, saved.id, change));
      utils.admin.questions.list.setData({ assessmentId }, (known) =>
        known?.map((question) => (question.id === saved.id ? saved : question)),
      );
    },
    onError: async (error, { id, change }) => {
      setChosen((rows) => withoutSent(rows, id, change));
      setRowErrors((errors) => ({ ...errors, [id]: errorMessage(error, FAILED) }));
      // Its options may have changed elsewhere; input for the remaining options stays.
      await utils.admin.questions.list.invalidate({ assessmentId });
    },
  });

  const save = (question: ScoredQuestionData, change: Partial<ScoredQuestionData>) => {
    setChosen((rows) => ({ ...rows, [question.id]: { ...rows[question.id], ...change } }));
    update.mutate({ id: question.id, change });
  };
  /** Base of the conflict check, without points while a save is pending, which may change them. */
  const optionsBefore = ({ options, points }: ScoredQuestionData) =>
    update.isPending ? { options } : { options, points };
  const type = (question: ScoredQuestionData, change: Typed) =>
    setTyped((rows) => ({ ...rows, [question.id]: { ...rows[question.id], ...change } }));

  /** Saves the valid input of a row; invalid input stays and shows its error. */
  const leave = (question: ScoredQuestionData) => {
    const input = typed[question.id];
    if (!input) return;
    const showError = () => setRowErrors((errors) => ({ ...errors, [question.id]: "" }));
    const isInvalid = isWrong(question, input);
    if (isInvalid) showError();
    const change = weightChangeOf(question, input);
    if (!change) return isInvalid ? undefined : forget(question.id);
    update.mutate(
      { id: question.id, change, ...(change.points !== undefined && { before: optionsBefore(question) }) },
      {
        onSuccess: () => {
          if (isInvalid) showError();
          else setTyped((rows) => (rows[question.id] === input ? withoutRow(rows, question.id) : rows));
        },
      },
    );
  };

  const withInput = useMemo(
    () => stored.map((question) => withTyped(question, typed[question.id])),
    [stored, typed],
  );
  const isDirty = stored.some((question) => {
    const input = typed[question.id];
    return input && (isWrong(question, input) || weightChangeOf(question, input));
  });
  return {
    /** With valid unsaved input, for the preview. */
    questions: withInput,
    /** As stored or being saved. */
    stored,
    typed,
    isDirty,
    isSaving: update.isPending,
    problemsOf: (question: ScoredQuestionData) => {
      const refusal = rowErrors[question.id];
      if (refusal === undefined) return {};
      const { weightProblem, pointsProblem } = parseWeight(question, typed[question.id]);
      return { weightProblem, pointsProblem, refusal };
    },
    type,
    leave,
    save,
  };
}

function isWrong(question: ScoredQuestionData, input: Typed): boolean {
  const { weightProblem, pointsProblem } = parseWeight(question, input);
  return Boolean(weightProblem ?? pointsProblem);
}

function withoutRow<Value>(rows: Readonly<Record<number, Value>>, id: number): Record<number, Value> {
  const { [id]: _, ...rest } = rows;
  return rest;
}

/** Removes sent selections unless they were changed again. */
function withoutSent(
  rows: Readonly<Record<number, Partial<ScoredQuestionData>>>,
  id: number,
  sent: Readonly<Record<string, unknown>>,
): Record<number, Partial<ScoredQuestionData>> {
  const { [id]: pending = {}, ...otherRows } = rows;
  const remaining = Object.fromEntries(Object.entries(pending).filter(([key, value]) => value !== sent[key]));
  return Object.keys(remaining).length > 0 ? { ...otherRows, [id]: remaining } : otherRows;
}
