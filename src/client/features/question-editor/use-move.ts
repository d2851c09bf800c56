import { useEffect, useRef } from "react";
import { announce } from "../../lib/announce";
import { notify } from "../../lib/notify";
import { trpc } from "../../lib/trpc";
import type { Question } from "./editor-types";
import { useQuestionChanges } from "./use-question-changes";

/** Moves a question one place. It moves at once; when that cannot be saved, the old order comes back. */
export function useMove(assessmentId: number, questions: readonly Question[]) {
  const changes = useQuestionChanges(assessmentId);
  const reorder = trpc.admin.questions.reorder.useMutation();
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

  return async (question: Question, by: -1 | 1) => {
    const before = changes.known();
    if (!before) return;
    const from = before.findIndex(({ id }) => id === question.id);
    const to = from + by;
    const other = before[to];
    if (from < 0 || !other) return;
    refocus.current = { id: question.id, by };
    const after = before.map((known, index) => (index === from ? other : index === to ? question : known));
    changes.show(() => after);
    announce(`Moved to position ${to + 1} of ${before.length}`);
    try {
      const saved = await reorder.mutateAsync({ assessmentId, questionIds: after.map(({ id }) => id) });
      changes.show(() => saved);
      notify.success("Success", "Questions reordered successfully");
    } catch (error) {
      changes.restore(before);
      notify.failure(error, "Failed to reorder questions");
    }
  };
}
