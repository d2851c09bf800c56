import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../data/trpc";
import { failureMessage } from "../../ui/errors";
import { brokenBy, mendedConditions, movedTogether } from "./broken-move";
import type { Question } from "./editor-types";
import { withMoved } from "./question-order";
import { useOrder } from "./use-order";
import { useQuestionChanges } from "./use-question-changes";

/** A move that would put a question before one that decides whether it is shown. */
export interface BrokenMove {
  breaks: readonly { question: Question; named: Question }[];
  /** The rules are being removed. */
  isPending: boolean;
  /** None where no question is left to move past. */
  moveTogether: (() => void) | undefined;
  removeRules: () => void;
  cancel: () => void;
}

/** Moves questions, whether by arrow or by dragging; one that would break a rule waits for a decision. */
export function useMove(assessmentId: number, questions: readonly Question[]) {
  const changes = useQuestionChanges(assessmentId);
  const { shown, put, error } = useOrder(assessmentId, questions);
  const [waiting, setWaiting] = useState<{ inOrder: Question[]; together: Question[] | undefined }>();

  const mend = useMutation({
    scope: changes.scope,
    mutationFn: (inOrder: readonly Question[]) =>
      Promise.all(
        mendedConditions(inOrder).map(({ id, conditions }) =>
          api.admin.questions.update.mutate({ id, change: { conditions } }),
        ),
      ),
    onSuccess: (saved, inOrder) => {
      const now = (question: Question) => saved.find(({ id }) => id === question.id) ?? question;
      changes.show((known) => known.map(now));
      setWaiting(undefined);
      put(inOrder.map(now));
    },
    // Some may be gone already, and what the move was planned with may be other by now.
    onError: () => {
      setWaiting(undefined);
      void changes.reload();
    },
  });

  /** Puts the question at one place of `shown`, counted from 0, at another; false where that has to wait. */
  const move = (from: number, to: number): boolean => {
    const inOrder = withMoved(shown, from, to);
    const isBroken = brokenBy(inOrder).length > 0;
    mend.reset();
    if (isBroken) setWaiting({ inOrder, together: movedTogether(shown, from, to) });
    else put(inOrder);
    return !isBroken;
  };

  const together = waiting?.together;
  const broken: BrokenMove | undefined = waiting && {
    breaks: brokenBy(waiting.inOrder),
    isPending: mend.isPending,
    moveTogether:
      together &&
      (() => {
        setWaiting(undefined);
        put(together);
      }),
    removeRules: () => mend.mutate(waiting.inOrder),
    cancel: () => setWaiting(undefined),
  };
  return { shown, move, error: error ?? failureMessage(mend.error, "Failed to remove the rules"), broken };
}
