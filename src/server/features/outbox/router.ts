import { z } from "zod";
import { done } from "#shared/contracts/common";
import { mailsPage, mailsWanted } from "#shared/contracts/lists";
import { jobById, mail, mailById, mailSummary, setAsideJob } from "#shared/contracts/outbox";
import { adminProcedure, router } from "../../trpc/init";
import { chunksOf } from "../../trpc/streams";

export const outboxRouter = router({
  list: adminProcedure.output(chunksOf(mail)).query(({ ctx }) => ctx.services.outbox.list(ctx.admin)),

  page: adminProcedure
    .input(mailsWanted)
    .output(mailsPage)
    .query(({ ctx, input }) => ctx.services.outbox.page(ctx.admin, input)),

  summary: adminProcedure.output(mailSummary).query(({ ctx }) => ctx.services.outbox.summary(ctx.admin)),

  retry: adminProcedure
    .input(mailById)
    .output(mail)
    .mutation(({ ctx, input }) => ctx.services.outbox.retry(ctx.admin, input.id)),

  setAside: adminProcedure
    .output(z.array(setAsideJob))
    .query(({ ctx }) => ctx.services.outbox.setAside(ctx.admin)),

  tryAgain: adminProcedure
    .input(jobById)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.outbox.tryAgain(ctx.admin, input.id);
      return { ok: true };
    }),

  sendTest: adminProcedure.output(mail).mutation(({ ctx }) => ctx.services.outbox.sendTest(ctx.admin)),
});
