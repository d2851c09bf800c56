import { dashboardOverview, dashboardTemplates } from "#shared/contracts/dashboard";
import { changedResults } from "#shared/contracts/template-results";
import { adminProcedure, router } from "../../trpc/init";
import { streamOf } from "../../trpc/streams";

export const dashboardRouter = router({
  overview: adminProcedure
    .output(dashboardOverview)
    .query(({ ctx }) => ctx.services.dashboard.overview(ctx.admin)),

  templates: adminProcedure
    .output(dashboardTemplates)
    .query(({ ctx }) => ctx.services.dashboard.templates(ctx.admin)),

  /** An event when an attempt is started, completed, assigned or deleted. */
  changes: adminProcedure
    .output(streamOf(changedResults))
    .subscription(({ ctx, signal }) =>
      ctx.services.adminAuth.whileSignedIn(ctx, signal, (ends) =>
        ctx.services.dashboard.changes(ctx.admin, ends),
      ),
    ),
});
