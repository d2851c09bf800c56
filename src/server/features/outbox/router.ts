import { z } from "zod";
import { done } from "#shared/contracts/common";
import { mailsPage, mailsQuery } from "#shared/contracts/list-options";
import { failedJob, jobById, mail, mailById, mailSummary, retriedMails } from "#shared/contracts/outbox";
import { adminProcedure, router } from "../../trpc/init";
import { chunksOf } from "../../trpc/streams";

export const outboxRouter = router({
  list: adminProcedure.output(chunksOf(mail)).query(({ ctx }) => ctx.services.outbox.list(ctx.admin)),

  page: adminProcedure
    .input(mailsQuery)
    .output(mailsPage)
    .query(({ ctx, input }) => ctx.services.outbox.page(ctx.admin, input)),

  summary: adminProcedure.output(mailSummary).query(({ ctx }) => ctx.services.outbox.summary(ctx.admin)),

  retry: adminProcedure
    .input(mailById)
    .output(mail)
    .mutation(({ ctx, input }) => ctx.services.outbox.retry(ctx.admin, input.id)),

  retryFailed: adminProcedure.output(retriedMails).mutation(async ({ ctx }) => ({
    mails: await ctx.services.outbox.retryFailed(ctx.admin),
  })),

  setAside: adminProcedure
    .output(z.array(failedJob))
    .query(({ ctx }) => ctx.services.outbox.listPausedJobs(ctx.admin)),

  tryAgain: adminProcedure
    .input(jobById)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.outbox.tryAgain(ctx.admin, input.id);
      return { ok: true };
    }),

  sendTest: adminProcedure.output(mail).mutation(({ ctx }) => ctx.services.outbox.sendTest(ctx.admin)),
});
