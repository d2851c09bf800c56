import { stats } from "#shared/contracts/stats";
import { adminProcedure } from "../../trpc/init";

export const adminStats = adminProcedure.output(stats).query(({ ctx }) => ctx.services.stats.read(ctx.admin));
