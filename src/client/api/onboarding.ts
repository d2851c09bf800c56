import { useEffect } from "react";
import { type Outputs, trpc } from "./trpc";

export type OnboardingData = NonNullable<Outputs["admin"]["firstSteps"]["get"]>;

/**
 * Ticks a step of the first hour on the page where it is taken; once it is over, nothing.
 * @param isTaken whether that is the case here, by how far the first hour has come
 */
export function useFirstStep(step: "look" | "read", isTaken: (steps: OnboardingData) => boolean): void {
  const utils = trpc.useUtils();
  const { data: steps } = trpc.admin.firstSteps.get.useQuery();
  const { mutate: note } = trpc.admin.firstSteps.note.useMutation({
    onSuccess: () => utils.admin.firstSteps.get.invalidate(),
  });
  const isNews = Boolean(steps && !steps.isDone[step] && isTaken(steps));
  useEffect(() => {
    if (isNews) note({ step });
  }, [isNews, step, note]);
}
