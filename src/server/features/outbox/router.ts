import { z } from "zod";
import { mail, mailById, mailSummary } from "#shared/contracts/outbox";
import { adminProcedure, router } from "../../trpc/init";

export const outboxRouter = router({
  list: adminProcedure.output(z.array(mail)).query(({ ctx }) => ctx.services.outbox.list()),

  summary: adminProcedure.output(mailSummary).query(({ ctx }) => ctx.services.outbox.summary()),

  retry: adminProcedure
    .input(mailById)
    .output(mail)
    .mutation(({ ctx, input }) => ctx.services.outbox.retry(input.id)),

  sendTest: adminProcedure.output(mail).mutation(({ ctx }) => ctx.services.outbox.sendTest(ctx.admin)),
});
