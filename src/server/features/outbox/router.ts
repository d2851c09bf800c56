import { z } from "zod";
import { done } from "#shared/contracts/common";
import { jobById, mail, mailById, mailSummary, setAsideJob } from "#shared/contracts/outbox";
import { adminProcedure, router } from "../../trpc/init";

export const outboxRouter = router({
  list: adminProcedure.output(z.array(mail)).query(({ ctx }) => ctx.services.outbox.list(ctx.admin)),

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
