import { z } from "zod";
import { processedMessage } from "#shared/contracts/chat";
import { done } from "#shared/contracts/common";
import {
  createQuestion,
  previewMessage,
  question,
  questionById,
  questionsOfTemplate,
  reorderQuestions,
  updateQuestion,
} from "#shared/contracts/questions";
import { adminProcedure, router } from "../../trpc/init";

export const questionsRouter = router({
  list: adminProcedure
    .input(questionsOfTemplate)
    .output(z.array(question))
    .query(({ ctx, input }) => ctx.services.questions.list(ctx.admin, input.assessmentId)),

  create: adminProcedure
    .input(createQuestion)
    .output(question)
    .mutation(({ ctx, input }) => ctx.services.questions.create(ctx.admin, input.assessmentId, input.draft)),

  update: adminProcedure
    .input(updateQuestion)
    .output(question)
    .mutation(({ ctx, input }) => ctx.services.questions.update(ctx.admin, input)),

  delete: adminProcedure
    .input(questionById)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.questions.remove(ctx.admin, input.id);
      return { ok: true };
    }),

  reorder: adminProcedure
    .input(reorderQuestions)
    .output(z.array(question))
    .mutation(({ ctx, input }) =>
      ctx.services.questions.reorder(ctx.admin, input.assessmentId, input.questionIds),
    ),

  /** A mutation because a message can be too long for a URL. */
  preview: adminProcedure
    .input(previewMessage)
    .output(processedMessage)
    .mutation(({ ctx, input }) => ctx.services.questions.preview(ctx.admin, input.id, input.message)),
});
