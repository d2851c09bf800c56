import { z } from "zod";
import { mail, mailById, mailSummary } from "#shared/contracts/outbox";
import { adminProcedure, router } from "../../trpc/init";

export const outboxRouter = router({
  list: adminProcedure.output(z.array(mail)).query(({ ctx }) => ctx.services.outbox.list(ctx.admin)),

  summary: adminProcedure.output(mailSummary).query(({ ctx }) => ctx.services.outbox.summary(ctx.admin)),

  retry: adminProcedure
    .input(mailById)
    .output(mail)
    .mutation(({ ctx, input }) => ctx.services.outbox.retry(ctx.admin, input.id)),

  sendTest: adminProcedure.output(mail).mutation(({ ctx }) => ctx.services.outbox.sendTest(ctx.admin)),
});
