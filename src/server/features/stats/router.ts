import { stats } from "#shared/contracts/stats";
import { adminProcedure } from "../../trpc/init";

export const statsProcedure = adminProcedure
  .output(stats)
  .query(({ ctx }) => ctx.services.stats.read(ctx.admin));
