import { z } from "zod";
import { done } from "#shared/contracts/common";
import {
  publicTemplate,
  template,
  templateById,
  templateDraft,
  updateTemplate,
} from "#shared/contracts/templates";
import { adminProcedure, publicProcedure, router } from "../../trpc/init";

export const templatesRouter = router({
  list: adminProcedure.output(z.array(template)).query(({ ctx }) => ctx.services.templates.list(ctx.admin)),

  get: adminProcedure
    .input(templateById)
    .output(template)
    .query(({ ctx, input }) => ctx.services.templates.get(ctx.admin, input.id)),

  create: adminProcedure
    .input(templateDraft)
    .output(template)
    .mutation(({ ctx, input }) => ctx.services.templates.create(ctx.admin, input)),

  update: adminProcedure
    .input(updateTemplate)
    .output(template)
    .mutation(({ ctx, input }) => ctx.services.templates.update(ctx.admin, input.id, input.change)),

  delete: adminProcedure
    .input(templateById)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.templates.remove(ctx.admin, input.id);
      return { ok: true };
    }),
});

/** Templates as visitors may see them. */
export const publicTemplatesRouter = router({
  list: publicProcedure
    .output(z.array(publicTemplate))
    .query(({ ctx }) => ctx.services.templates.listActive()),

  get: publicProcedure
    .input(templateById)
    .output(publicTemplate)
    .query(({ ctx, input }) => ctx.services.templates.getPublic(input.id)),
});
