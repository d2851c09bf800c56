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
  breaks: readonly { question: EditedQuestion; named: EditedQuestion }[];
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
  const { shown, put, error } = useOrder(assessmentId, questions);
  const [waiting, setWaiting] = useState<{
    inOrder: EditedQuestion[];
    together: EditedQuestion[] | undefined;
  }>();

  const repair = useMutation({
    scope: changes.scope,
    mutationFn: (inOrder: readonly EditedQuestion[]) =>
      Promise.all(
        repairedConditions(inOrder).map(({ id, conditions }) =>
          api.admin.questions.update.mutate({ id, change: { conditions } }),
        ),
      ),
    onSuccess: (saved, inOrder) => {
      const newestOf = (question: EditedQuestion) => saved.find(({ id }) => id === question.id) ?? question;
      changes.show((known) => known.map(newestOf));
      setWaiting(undefined);
      put(inOrder.map(newestOf));
    },
    // Some conditions may already be removed, and the plan may be outdated.
    onError: () => {
      setWaiting(undefined);
      void changes.reload();
    },
  });

  /** Moves a question of `shown` from one index to another; false if it waits for a decision. */
  const move = (from: number, to: number): boolean => {
    const inOrder = withMoved(shown, from, to);
    const isBroken = conditionsBrokenBy(inOrder).length > 0;
    repair.reset();
    if (isBroken) setWaiting({ inOrder, together: movedTogether(shown, from, to) });
    else put(inOrder);
    return !isBroken;
  };

  const together = waiting?.together;
  const broken: InvalidReorder | undefined = waiting && {
    breaks: conditionsBrokenBy(waiting.inOrder),
    isPending: repair.isPending,
    moveTogether:
      together &&
      (() => {
        setWaiting(undefined);
        put(together);
      }),
    removeRules: () => repair.mutate(waiting.inOrder),
    cancel: () => setWaiting(undefined),
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
  put: (inOrder: readonly EditedQuestion[]) => void;
  error: string | undefined;
}

/** Reorders optimistically; if saving fails, the last stored order returns. */
function useOrder(assessmentId: number, questions: readonly EditedQuestion[]): Order {
  const changes = useQuestionChanges(assessmentId);
  // The cache notifies later; until then a dropped card would jump back.
  const [ahead, setAhead] = useState<{ of: readonly EditedQuestion[]; shown: readonly EditedQuestion[] }>();
  const shown = ahead?.of === questions ? ahead.shown : questions;
  /** Number of the latest move. */
  const newest = useRef(0);
  /** The order on the server while moves are under way. */
  const stored = useRef<readonly number[]>(undefined);

  const reorder = useMutation({
    scope: changes.scope,
    // Reads the order when the request runs, so it includes later moves and added questions.
    mutationFn: (_move: number) =>
      api.admin.questions.reorder.mutate({ assessmentId, questionIds: idsOf(changes.known() ?? []) }),
    onSuccess: (saved, move) => {
      stored.current = move === newest.current ? undefined : idsOf(saved);
      if (move === newest.current) notify.success("Success", "Questions reordered successfully");
    },
    onError: async (error, move) => {
      // A later move sends the whole order again.
      if (move !== newest.current) return;
      notify.failure(error, FAILED);
      const before = stored.current ?? [];
      stored.current = undefined;
      changes.show((known) => applyOrder(known, before));
      // Another admin has changed questions or conditions.
      if (errorCode(error) === "BAD_REQUEST" || errorCode(error) === "CONFLICT") await changes.reload();
    },
  });

  const put = (inOrder: readonly EditedQuestion[]) => {
    stored.current ??= idsOf(changes.known() ?? []);
    setAhead({ of: questions, shown: inOrder });
    changes.show((known) => applyOrder(known, idsOf(inOrder)));
    newest.current += 1;
    reorder.mutate(newest.current);
  };
  return { shown, put, error: failureMessage(reorder.error, FAILED) };
}

function idsOf(questions: readonly EditedQuestion[]): number[] {
  return questions.map(({ id }) => id);
}
