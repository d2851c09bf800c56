import { resultsQuery, templateResults } from "#shared/contracts/template-results";
import { adminProcedure, router } from "../../trpc/init";

/** What participants of a template answered together, for admins. */
export const resultsRouter = router({
  ofTemplate: adminProcedure
    .input(resultsQuery)
    .output(templateResults)
    .query(({ ctx, input }) => ctx.services.results.ofTemplate(ctx.admin, input)),
});
