import { acceptedDraft, draftRequest, suggestedTemplate } from "#shared/contracts/template-drafts";
import { template } from "#shared/contracts/templates";
import { adminProcedure, router } from "../../trpc/init";

export const templateDraftsRouter = router({
  /** A mutation because it can cost money; stores nothing. */
  suggest: adminProcedure
    .input(draftRequest)
    .output(suggestedTemplate)
    .mutation(({ ctx, input }) => ctx.services.templateDrafts.suggest(ctx.admin, input.description)),

  create: adminProcedure
    .input(acceptedDraft)
    .output(template)
    .mutation(({ ctx, input }) => ctx.services.templateDrafts.create(ctx.admin, input)),
});
