import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api } from "../../../api/trpc";
import { errorCode, failureMessage } from "../../../ui/feedback/errors";
import { notify } from "../../../ui/feedback/notify";
import type { EditedQuestion } from "../editor/editor-types";
import { useQuestionChanges } from "../use-question-changes";
import {
  applyOrder,
  conditionsBrokenBy,
  movedTogether,
  repairedConditions,
  withMoved,
} from "./question-order";

export interface InvalidReorder {
  breaks: readonly { question: EditedQuestion; referenced: EditedQuestion }[];
  /** Whether the conditions are being removed. */
  isPending: boolean;
  /** Undefined if there is no other question to move past. */
  moveTogether: (() => void) | undefined;
  removeRules: () => void;
  cancel: () => void;
}

/** Moves questions by buttons or dragging. A move that breaks a condition waits for a decision. */
export function useMove(assessmentId: number, questions: readonly EditedQuestion[]) {
  const changes = useQuestionChanges(assessmentId);
  const { shown, saveOrder, error } = useOrder(assessmentId, questions);
  const [pendingMove, setPendingMove] = useState<{
    reordered: EditedQuestion[];
    withDependents: EditedQuestion[] | undefined;
  }>();

  const repair = useMutation({
    scope: changes.scope,
    mutationFn: (reordered: readonly EditedQuestion[]) =>
      Promise.all(
        repairedConditions(reordered).map(({ id, conditions }) =>
          api.admin.questions.update.mutate({ id, change: { conditions } }),
        ),
      ),
    onSuccess: (saved, reordered) => {
      const newestOf = (question: EditedQuestion) => saved.find(({ id }) => id === question.id) ?? question;
      changes.show((known) => known.map(newestOf));
      setPendingMove(undefined);
      saveOrder(reordered.map(newestOf));
    },
    // Some conditions may already be removed, and the plan may be outdated.
    onError: () => {
      setPendingMove(undefined);
      void changes.reload();
    },
  });

  /** Moves a question of `shown` from one index to another; false if it waits for a decision. */
  const move = (from: number, to: number): boolean => {
    const reordered = withMoved(shown, from, to);
    const isBroken = conditionsBrokenBy(reordered).length > 0;
    repair.reset();
    if (isBroken) setPendingMove({ reordered, withDependents: movedTogether(shown, from, to) });
    else saveOrder(reordered);
    return !isBroken;
  };

  const withDependents = pendingMove?.withDependents;
  const broken: InvalidReorder | undefined = pendingMove && {
    breaks: conditionsBrokenBy(pendingMove.reordered),
    isPending: repair.isPending,
    moveTogether:
      withDependents &&
      (() => {
        setPendingMove(undefined);
        saveOrder(withDependents);
      }),
    removeRules: () => repair.mutate(pendingMove.reordered),
    cancel: () => setPendingMove(undefined),
  };
  return {
    shown,
    move,
    error: error ?? failureMessage(repair.error, "Failed to remove the conditions"),
    broken,
  };
}

const FAILED = "Failed to reorder questions";

interface Order {
  shown: readonly EditedQuestion[];
  saveOrder: (reordered: readonly EditedQuestion[]) => void;
  error: string | undefined;
}

/** Reorders optimistically; if saving fails, the last stored order returns. */
function useOrder(assessmentId: number, questions: readonly EditedQuestion[]): Order {
  const changes = useQuestionChanges(assessmentId);
  // The cache notifies later; until then a dropped card would jump back.
  const [optimistic, setOptimistic] = useState<{
    base: readonly EditedQuestion[];
    shown: readonly EditedQuestion[];
  }>();
  const shown = optimistic?.base === questions ? optimistic.shown : questions;
  /** Number of the latest move. */
  const latestMove = useRef(0);
  /** The order on the server while moves are under way. */
  const storedOrder = useRef<readonly number[]>(undefined);

  const reorder = useMutation({
    scope: changes.scope,
    // Reads the order when the request runs, so it includes later moves and added questions.
    mutationFn: (_move: number) =>
      api.admin.questions.reorder.mutate({ assessmentId, questionIds: idsOf(changes.known() ?? []) }),
    onSuccess: (saved, move) => {
      storedOrder.current = move === latestMove.current ? undefined : idsOf(saved);
      if (move === latestMove.current) notify.success("Success", "Questions reordered successfully");
    },
    onError: async (error, move) => {
      // A later move sends the whole order again.
      if (move !== latestMove.current) return;
      notify.failure(error, FAILED);
      const before = storedOrder.current ?? [];
      storedOrder.current = undefined;
      changes.show((known) => applyOrder(known, before));
      // Another admin has changed questions or conditions.
      if (errorCode(error) === "BAD_REQUEST" || errorCode(error) === "CONFLICT") await changes.reload();
    },
  });

  const saveOrder = (reordered: readonly EditedQuestion[]) => {
    storedOrder.current ??= idsOf(changes.known() ?? []);
    setOptimistic({ base: questions, shown: reordered });
    changes.show((known) => applyOrder(known, idsOf(reordered)));
    latestMove.current += 1;
    reorder.mutate(latestMove.current);
  };
  return { shown, saveOrder, error: failureMessage(reorder.error, FAILED) };
}

function idsOf(questions: readonly EditedQuestion[]): number[] {
  return questions.map(({ id }) => id);
}
