import { z } from "zod";
import { done } from "#shared/contracts/common";
import { updateUser, user, userById } from "#shared/contracts/users";
import { adminProcedure, router } from "../../trpc/init";

export const usersRouter = router({
  list: adminProcedure.output(z.array(user)).query(({ ctx }) => ctx.services.users.list()),

  update: adminProcedure
    .input(updateUser)
    .output(user)
    .mutation(({ ctx, input }) => ctx.services.users.update(ctx.admin.id, input)),

  delete: adminProcedure
    .input(userById)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.users.remove(ctx.admin.id, input.id);
      return { ok: true };
    }),
});
