import { currentSession } from "#shared/contracts/session";
import { profileView } from "../features/admin-auth/views";
import { participantView } from "../features/participant-auth/views";
import { publicProcedure } from "./init";

const ACCOUNT_EXISTS = { wasDeleted: false, endedEmail: null };

/** The first call of every page. Visitors get null, because browsers would report a 401 as a failed load. */
export const sessionProcedure = publicProcedure.output(currentSession).query(async ({ ctx }) => {
  const admin = await ctx.services.adminAuth.identify(ctx.session);
  const participant = await ctx.services.participantAuth.identify(ctx.session);
  return {
    admin: admin && profileView(admin),
    participant: participant && participantView(participant),
    ...(participant ? ACCOUNT_EXISTS : await ctx.services.participantAuth.whyEnded(ctx.session)),
  };
});
