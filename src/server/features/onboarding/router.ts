import { done } from "#shared/contracts/common";
import { noteStep, onboardingSchema } from "#shared/contracts/onboarding";
import { adminProcedure, router } from "../../trpc/init";

export const firstStepsRouter = router({
  get: adminProcedure.output(onboardingSchema).query(({ ctx }) => ctx.services.firstSteps.read(ctx.admin)),

  note: adminProcedure
    .input(noteStep)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.firstSteps.note(ctx.admin, input.step);
      return { ok: true };
    }),
});
