import {
  changedResults,
  resultsChanges,
  resultsQuery,
  templateResults,
  textAnswers,
  textAnswersQuery,
} from "#shared/contracts/template-results";
import { adminProcedure, router } from "../../trpc/init";
import { streamOf } from "../../trpc/streams";

/** Aggregated answers to a template, for admins. */
export const resultsRouter = router({
  ofTemplate: adminProcedure
    .input(resultsQuery)
    .output(templateResults)
    .query(({ ctx, input }) => ctx.services.results.ofTemplate(ctx.admin, input)),

  textAnswers: adminProcedure
    .input(textAnswersQuery)
    .output(textAnswers)
    .query(({ ctx, input }) => ctx.services.results.textAnswers(ctx.admin, input)),

  /** An event whenever the template's attempts change. */
  changes: adminProcedure
    .input(resultsChanges)
    .output(streamOf(changedResults))
    .subscription(({ ctx, input, signal }) =>
      ctx.services.adminAuth.whileSignedIn(ctx, signal, (ends) =>
        ctx.services.results.changes(ctx.admin, input.id, ends),
      ),
    ),
});
