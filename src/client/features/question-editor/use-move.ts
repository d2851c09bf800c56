import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { announce } from "../../lib/announce";
import { notify } from "../../lib/notify";
import { api } from "../../lib/trpc";
import type { Question } from "./editor-types";
import { useQuestionChanges } from "./use-question-changes";

/** Moves a question one place. It moves at once; when that cannot be saved, the order on the server comes back. */
export function useMove(assessmentId: number, questions: readonly Question[]) {
  const changes = useQuestionChanges(assessmentId);
  /** Number of the last move. */
  const newest = useRef(0);
  const reorder = useMutation({
    scope: changes.scope,
    // The order is read when its turn comes: by then it may hold later moves and an added question.
    mutationFn: (_move: number) => {
      const questionIds = (changes.known() ?? []).map(({ id }) => id);
      return api.admin.questions.reorder.mutate({ assessmentId, questionIds });
    },
    onSuccess: () => notify.success("Success", "Questions reordered successfully"),
    onError: async (error, move) => {
      notify.failure(error, "Failed to reorder questions");
      // A later move sends the whole order once more.
      if (move === newest.current) await changes.reload();
    },
  });
  const refocus = useRef<{ id: number; by: -1 | 1 }>(undefined);

  // Moving an element in the page takes its focus away; it is given back to the button that was pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when the order has changed on the page
  useEffect(() => {
    if (!refocus.current) return;
    const { id, by } = refocus.current;
    refocus.current = undefined;
    const button = (way: number) => document.querySelector<HTMLElement>(`[data-move="${id}:${way}"]`);
    const pressed = button(by);
    (pressed?.ariaDisabled === "true" ? button(-by) : pressed)?.focus();
  }, [questions]);

  return (question: Question, by: -1 | 1) => {
    const before = changes.known();
    if (!before) return;
    const from = before.findIndex(({ id }) => id === question.id);
    const to = from + by;
    const moved = before[from];
    const other = before[to];
    if (!moved || !other) return;
    refocus.current = { id: question.id, by };
    changes.show((questions) =>
      questions.map((known, index) => ({
        ...(index === from ? other : index === to ? moved : known),
        order: index + 1,
      })),
    );
    announce(`Moved to position ${to + 1} of ${before.length}`);
    newest.current += 1;
    reorder.mutate(newest.current);
  };
}
