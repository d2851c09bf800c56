import { currentSession } from "#shared/contracts/session";
import { profileView } from "../features/admin-auth/views";
import { participantView } from "../features/participant-auth/views";
import { publicProcedure } from "./init";

const STILL_HERE = { wasDeleted: false, endedEmail: null };

/**
 * What a page asks first. The documented profile calls answer 401 for nobody, which every browser reports as a
 * failed load; here nobody is a plain null.
 */
export const sessionProcedure = publicProcedure.output(currentSession).query(async ({ ctx }) => {
  const admin = await ctx.services.adminAuth.identify(ctx.session);
  const participant = await ctx.services.participantAuth.identify(ctx.session);
  return {
    admin: admin && profileView(admin),
    participant: participant && participantView(participant),
    ...(participant ? STILL_HERE : await ctx.services.participantAuth.whyEnded(ctx.session)),
  };
});
