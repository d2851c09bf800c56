import { exportedTemplate, importPlan, importTemplate } from "#shared/contracts/template-file";
import { template, templateById } from "#shared/contracts/templates";
import { adminProcedure, router } from "../../trpc/init";

export const templateFilesRouter = router({
  export: adminProcedure
    .input(templateById)
    .output(exportedTemplate)
    .query(({ ctx, input }) => ctx.services.templateFiles.exportFile(ctx.admin, input.id)),

  /** A mutation because a file doesn't fit into a URL; stores nothing. */
  plan: adminProcedure
    .input(importTemplate)
    .output(importPlan)
    .mutation(({ ctx, input }) => ctx.services.templateFiles.plan(ctx.admin, input.file)),

  import: adminProcedure
    .input(importTemplate)
    .output(template)
    .mutation(({ ctx, input }) => ctx.services.templateFiles.importFile(ctx.admin, input.file)),

  duplicate: adminProcedure
    .input(templateById)
    .output(template)
    .mutation(({ ctx, input }) => ctx.services.templateFiles.duplicate(ctx.admin, input.id)),
});
