import { exportQuery } from "#shared/contracts/template-results";
import { adminProcedure, router } from "../../trpc/init";
import { fileOf } from "../../trpc/streams";
import { CONTENT_TYPES } from "./rules";

export const resultExportsRouter = router({
  export: adminProcedure
    .input(exportQuery)
    .output(fileOf(Object.values(CONTENT_TYPES)))
    .query(({ ctx, input }) => ctx.services.resultExports.exportFile(ctx.admin, input)),
});
