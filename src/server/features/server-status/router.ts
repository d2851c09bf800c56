import { serverChecks, serverStatus, supportFile } from "#shared/contracts/server-status";
import { adminProcedure, router } from "../../trpc/init";

export const serverStatusRouter = router({
  get: adminProcedure.output(serverStatus).query(({ ctx }) => ctx.services.serverStatus.get(ctx.admin)),

  check: adminProcedure
    .output(serverChecks)
    .mutation(({ ctx }) => ctx.services.serverStatus.check(ctx.admin)),

  /** A mutation so that each download is created fresh. */
  supportFile: adminProcedure
    .output(supportFile)
    .mutation(({ ctx }) => ctx.services.serverStatus.supportFile(ctx.admin)),
});
