import type { AttemptListItem } from "#shared/contracts/attempts";
import { currentQuestion } from "#shared/domain/attempt";
import { inOrder } from "#shared/domain/order";
import { trpc } from "../../data/trpc";

/** At which question an open attempt goes on; "Progress" until that is known. */
export function PickUp({ attemptId }: { attemptId: AttemptListItem["id"] }) {
  const attempt = trpc.user.attempts.get.useQuery({ id: attemptId });
  const questions = trpc.user.attempts.questions.useQuery({ id: attemptId });
  if (!attempt.data || !questions.data) return "Progress";
  const ordered = inOrder(questions.data);
  const open = currentQuestion(ordered, attempt.data.responses);
  return open ? `Pick up at question ${ordered.indexOf(open) + 1} of ${ordered.length}` : "Progress";
}
