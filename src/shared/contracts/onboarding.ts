import { z } from "zod";
import { FIRST_STEPS, NOTED_STEPS } from "../domain/onboarding-steps";
import { attemptId } from "./common";
import { template } from "./templates";

const known = template.pick({ id: true, title: true });

/** How far the first hour has come; null once it is over: all is done, or the list was put away. */
export const onboardingSchema = z
  .object({
    /** The template that the first start made, while it carries its name. */
    example: known.nullable(),
    /** What an admin can take: the example, else the newest template that can be begun. */
    toTake: known.nullable(),
    /** The first attempt that was completed. */
    firstResult: attemptId.nullable(),
    isDone: z.record(z.enum(FIRST_STEPS), z.boolean()),
  })
  .nullable();
export type OnboardingSteps = z.output<typeof onboardingSchema>;

export const noteStep = z.object({ step: z.enum(NOTED_STEPS) });
