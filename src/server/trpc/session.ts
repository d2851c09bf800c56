import { whoIsHere } from "#shared/contracts/session";
import { publicProcedure } from "./init";

/**
 * What a page asks first. The documented profile calls answer 401 for nobody, which every browser reports as a
 * failed load; here nobody is a plain null.
 */
export const sessionProcedure = publicProcedure.output(whoIsHere).query(async ({ ctx }) => ({
  admin: await ctx.services.adminAuth.identify(ctx.session),
  participant: await ctx.services.participantAuth.identify(ctx.session),
}));
