import {
  previewScoring,
  saveScoring,
  scoringOfTemplate,
  scoringPreview,
  templateScoring,
} from "#shared/contracts/scoring";
import { adminProcedure, router } from "../../trpc/init";

export const scoringRouter = router({
  get: adminProcedure
    .input(scoringOfTemplate)
    .output(templateScoring)
    .query(({ ctx, input }) => ctx.services.scoring.get(ctx.admin, input.assessmentId)),

  save: adminProcedure
    .input(saveScoring)
    .output(templateScoring)
    .mutation(({ ctx, input: { assessmentId, ...change } }) =>
      ctx.services.scoring.save(ctx.admin, assessmentId, change),
    ),

  preview: adminProcedure
    .input(previewScoring)
    .output(scoringPreview)
    .mutation(({ ctx, input }) => ctx.services.scoring.preview(ctx.admin, input.assessmentId, input.scoring)),
});
