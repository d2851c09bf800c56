import { z } from "zod";
import { FIRST_STEPS, STORED_STEPS } from "../domain/onboarding-steps";
import { attemptId } from "./common";
import { template } from "./templates";

const templateRef = template.pick({ id: true, title: true });

/** Progress of the getting-started steps; null once all are done or the list is dismissed. */
export const onboardingSchema = z
  .object({
    /** The example template from the first start, if it still has its original name. */
    example: templateRef.nullable(),
    /** The template for an admin to try: the example, otherwise the newest one that can be started. */
    toTake: templateRef.nullable(),
    firstResult: attemptId.nullable(),
    isDone: z.record(z.enum(FIRST_STEPS), z.boolean()),
  })
  .nullable();
export type OnboardingSteps = z.output<typeof onboardingSchema>;

export const noteStep = z.object({ step: z.enum(STORED_STEPS) });
