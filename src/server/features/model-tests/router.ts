import { modelTest } from "#shared/contracts/model-test";
import { adminProcedure, router } from "../../trpc/init";

export const modelTestsRouter = router({
  get: adminProcedure.output(modelTest).query(({ ctx }) => ctx.services.modelTests.get(ctx.admin)),

  /** Returns right away; clients poll `get` for progress. */
  start: adminProcedure.output(modelTest).mutation(({ ctx }) => ctx.services.modelTests.start(ctx.admin)),

  stop: adminProcedure.output(modelTest).mutation(({ ctx }) => ctx.services.modelTests.stop(ctx.admin)),
});
