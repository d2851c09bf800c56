import { attemptFile } from "#shared/contracts/attempt-file";
import { attemptById } from "#shared/contracts/attempts";
import { adminProcedure, router } from "../../trpc/init";

export const attemptFilesRouter = router({
  export: adminProcedure
    .input(attemptById)
    .output(attemptFile)
    .query(({ ctx, input }) => ctx.services.attemptFiles.read(ctx.admin, input.id)),
});
