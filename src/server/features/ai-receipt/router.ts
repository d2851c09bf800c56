import { aiReceipt, aiToday, receiptOf } from "#shared/contracts/ai-receipt";
import { adminProcedure, router } from "../../trpc/init";

export const aiReceiptRouter = router({
  receipt: adminProcedure
    .input(receiptOf)
    .output(aiReceipt)
    .query(({ ctx, input }) => ctx.services.aiReceipt.ofAttempt(ctx.admin, input.id)),

  today: adminProcedure.output(aiToday).query(({ ctx }) => ctx.services.aiReceipt.today(ctx.admin)),
});
