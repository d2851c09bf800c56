import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { api } from "../../data/trpc";
import { errorCode, failureMessage } from "../../ui/errors";
import { notify } from "../../ui/notify";
import type { Question } from "./editor-types";
import { inOrderOf } from "./question-order";
import { useQuestionChanges } from "./use-question-changes";

const FAILED = "Failed to reorder questions";

interface Order {
  /** The questions in the order to show. */
  shown: readonly Question[];
  /** Puts the questions into this order. */
  put: (inOrder: readonly Question[]) => void;
  /** Why the last order could not be saved. */
  error: string | undefined;
}

/**
 * Puts questions into another order. It shows at once; when it cannot be saved, the order that was stored last comes
 * back.
 */
export function useOrder(assessmentId: number, questions: readonly Question[]): Order {
  const changes = useQuestionChanges(assessmentId);
  // The cache tells of a change a moment later: until then a dropped card would be seen at its old place.
  const [ahead, setAhead] = useState<{ of: readonly Question[]; shown: readonly Question[] }>();
  const shown = ahead?.of === questions ? ahead.shown : questions;
  /** Number of the last move. */
  const newest = useRef(0);
  /** The order on the server while moves are under way. */
  const stored = useRef<readonly number[]>(undefined);

  const reorder = useMutation({
    scope: changes.scope,
    // The order is read when its turn comes: by then it may hold later moves and an added question.
    mutationFn: (_move: number) =>
      api.admin.questions.reorder.mutate({ assessmentId, questionIds: idsOf(changes.known() ?? []) }),
    onSuccess: (saved, move) => {
      stored.current = move === newest.current ? undefined : idsOf(saved);
      if (move === newest.current) notify.success("Success", "Questions reordered successfully");
    },
    onError: async (error, move) => {
      // A later move sends the whole order once more.
      if (move !== newest.current) return;
      notify.failure(error, FAILED);
      const before = stored.current ?? [];
      stored.current = undefined;
      changes.show((known) => inOrderOf(known, before));
      // Refused, because somebody else has changed questions or their rules meanwhile.
      if (errorCode(error) === "BAD_REQUEST" || errorCode(error) === "CONFLICT") await changes.reload();
    },
  });

  const put = (inOrder: readonly Question[]) => {
    stored.current ??= idsOf(changes.known() ?? []);
    setAhead({ of: questions, shown: inOrder });
    changes.show((known) => inOrderOf(known, idsOf(inOrder)));
    newest.current += 1;
    reorder.mutate(newest.current);
  };
  return { shown, put, error: failureMessage(reorder.error, FAILED) };
}

function idsOf(questions: readonly Question[]): number[] {
  return questions.map(({ id }) => id);
}
