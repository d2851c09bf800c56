import { invitation, invitationPlan, sentInvitations } from "#shared/contracts/invitations";
import { adminProcedure, router } from "../../trpc/init";

export const invitationsRouter = router({
  plan: adminProcedure
    .input(invitation)
    .output(invitationPlan)
    .mutation(({ ctx, input }) => ctx.services.invitations.plan(ctx.admin, input)),

  send: adminProcedure
    .input(invitation)
    .output(sentInvitations)
    .mutation(({ ctx, input }) => ctx.services.invitations.send(ctx.admin, input)),
});
