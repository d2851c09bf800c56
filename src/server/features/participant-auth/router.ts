import { done } from "#shared/contracts/common";
import {
  answerOtherDevice,
  checkEmail,
  directLink,
  directRegister,
  directRegistered,
  emailExists,
  participant,
  redeemed,
  redeemLink,
  requestLink,
  standing,
  startAssessment,
  startedAssessment,
} from "#shared/contracts/participant-auth";
import { participantProcedure, publicProcedure, router } from "../../trpc/init";
import { streamOf } from "../../trpc/streams";
import { participantView } from "./views";

export const participantAuthRouter = router({
  redeem: publicProcedure
    .input(redeemLink)
    .output(redeemed)
    .mutation(({ ctx, input }) => ctx.services.participantAuth.redeem(ctx.session, ctx.network, input.token)),

  requestLink: publicProcedure
    .input(requestLink)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.participantAuth.requestLink(ctx.network, input.email, input.redirectTo);
      return { ok: true };
    }),

  start: publicProcedure
    .input(startAssessment)
    .output(startedAssessment)
    .mutation(async ({ ctx, input }) => ({
      action: await ctx.services.participantAuth.start(ctx.session, ctx.network, input.name, input.email),
    })),

  /** How this browser's sign-in stands beside one elsewhere: at once, and after each change. */
  watchStanding: publicProcedure
    .output(streamOf(standing))
    .subscription(({ ctx, signal }) =>
      ctx.services.participantAuth.watchStanding(ctx.session, signal ?? new AbortController().signal),
    ),

  answerOtherDevice: participantProcedure
    .input(answerOtherDevice)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.participantAuth.answerOtherDevice(ctx.session, input);
      return { ok: true };
    }),

  me: participantProcedure.output(participant).query(({ ctx }) => participantView(ctx.participant)),

  logout: publicProcedure.output(done).mutation(async ({ ctx }) => {
    await ctx.services.participantAuth.signOut(ctx.session);
    return { ok: true };
  }),
});

/** The direct page, for visitors with a template's link. */
export const directRouter = router({
  checkEmail: publicProcedure
    .input(checkEmail)
    .output(emailExists)
    .mutation(async ({ ctx, input }) => ({
      exists: await ctx.services.participantAuth.emailExists(ctx.network, input.email),
    })),

  magicLink: publicProcedure
    .input(directLink)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.participantAuth.requestDirectLink(ctx.network, input.email, input.templateId);
      return { ok: true };
    }),

  register: publicProcedure
    .input(directRegister)
    .output(directRegistered)
    .mutation(async ({ ctx, input }) => ({
      userAssessmentId: await ctx.services.attempts.registerAndStart(ctx.session, ctx.network, input),
    })),
});
