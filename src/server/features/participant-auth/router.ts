import { done } from "#shared/contracts/common";
import {
  checkEmail,
  directLinkInput,
  directRegister,
  directRegistered,
  emailExists,
  openedLink,
  participant,
  redeemLink,
  requestLink,
  startAssessment,
  startedAssessment,
} from "#shared/contracts/participant-auth";
import { participantProcedure, publicProcedure, router } from "../../trpc/init";
import { participantView } from "./views";

export const participantAuthRouter = router({
  /** Called when a link's page loads. Redeems it only in the browser that requested it. */
  openLink: publicProcedure
    .input(redeemLink)
    .output(openedLink)
    .mutation(async ({ ctx, input }) => {
      const signedIn = await ctx.services.participantAuth.openLink(ctx.session, ctx.network, input.token);
      return { participant: signedIn && participantView(signedIn) };
    }),

  redeem: publicProcedure
    .input(redeemLink)
    .output(participant)
    .mutation(async ({ ctx, input }) =>
      participantView(await ctx.services.participantAuth.redeem(ctx.session, ctx.network, input.token)),
    ),

  requestLink: publicProcedure
    .input(requestLink)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.participantAuth.requestLink(ctx.network, ctx.session.rememberBrowser(), input);
      return { ok: true };
    }),

  start: publicProcedure
    .input(startAssessment)
    .output(startedAssessment)
    .mutation(async ({ ctx, input }) => ({
      action: await ctx.services.participantAuth.start(ctx.session, ctx.network, input),
    })),

  me: participantProcedure.output(participant).query(({ ctx }) => participantView(ctx.participant)),

  logout: publicProcedure.output(done).mutation(async ({ ctx }) => {
    await ctx.services.participantAuth.signOut(ctx.session);
    return { ok: true };
  }),
});

/** The direct page, opened with a template's link. */
export const directRouter = router({
  checkEmail: publicProcedure
    .input(checkEmail)
    .output(emailExists)
    .mutation(async ({ ctx, input }) => ({
      exists: await ctx.services.participantAuth.emailExists(ctx.network, input.email),
    })),

  magicLink: publicProcedure
    .input(directLinkInput)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.participantAuth.requestDirectLink(ctx.network, ctx.session.rememberBrowser(), input);
      return { ok: true };
    }),

  register: publicProcedure
    .input(directRegister)
    .output(directRegistered)
    .mutation(async ({ ctx, input }) => ({
      userAssessmentId: await ctx.services.attempts.registerAndStart(ctx.session, ctx.network, input),
    })),
});
