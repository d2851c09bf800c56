import type { AttemptListItem } from "#shared/contracts/attempts";
import { currentQuestion } from "#shared/domain/attempt";
import { trpc } from "../../data/trpc";
import { placeOf, placeText } from "../../parts/place";

/** At which question an open attempt goes on; "Progress" until that is known. */
export function PickUp({ attemptId }: { attemptId: AttemptListItem["id"] }) {
  const attempt = trpc.user.attempts.get.useQuery({ id: attemptId });
  const questions = trpc.user.attempts.questions.useQuery({ id: attemptId });
  if (!attempt.data || !questions.data) return "Progress";
  const { responses } = attempt.data;
  const open = currentQuestion(questions.data, responses);
  return open ? `Pick up at question ${placeText(placeOf(questions.data, responses, open.id))}` : "Progress";
}
