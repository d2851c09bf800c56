import { adminLogin, adminProfile, forgotPassword, resetPassword } from "#shared/contracts/admin-auth";
import { done } from "#shared/contracts/common";
import { adminProcedure, publicProcedure, router } from "../../trpc/init";
import { profileView } from "./views";

export const adminAuthRouter = router({
  login: publicProcedure
    .input(adminLogin)
    .output(adminProfile)
    .mutation(({ ctx, input }) =>
      ctx.services.adminAuth.login(ctx.session, ctx.network, input.email, input.password),
    ),

  logout: publicProcedure.output(done).mutation(async ({ ctx }) => {
    await ctx.session.signOut("admin");
    return { ok: true };
  }),

  me: adminProcedure.output(adminProfile).query(({ ctx }) => profileView(ctx.admin)),

  forgotPassword: publicProcedure
    .input(forgotPassword)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.adminAuth.requestReset(ctx.network, input.email);
      return { ok: true };
    }),

  resetPassword: publicProcedure
    .input(resetPassword)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.adminAuth.resetPassword(ctx.session, ctx.network, input);
      return { ok: true };
    }),
});
