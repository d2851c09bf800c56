import { useEffect } from "react";
import { type Outputs, trpc } from "./trpc";

export type OnboardingData = NonNullable<Outputs["admin"]["firstSteps"]["get"]>;

/**
 * Marks a getting-started step as done on the page that completes it. Does nothing once all steps are done.
 * @param isTaken whether this page completes the step
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
