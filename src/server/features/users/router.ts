import { done } from "#shared/contracts/common";
import { usersPage, usersQuery } from "#shared/contracts/list-options";
import {
  createdUser,
  createUser,
  invitedUser,
  inviteUser,
  updateUser,
  user,
  userById,
} from "#shared/contracts/users";
import { adminProcedure, router } from "../../trpc/init";
import { chunksOf } from "../../trpc/streams";

export const usersRouter = router({
  list: adminProcedure.output(chunksOf(user)).query(({ ctx }) => ctx.services.users.list(ctx.admin)),

  page: adminProcedure
    .input(usersQuery)
    .output(usersPage)
    .query(({ ctx, input }) => ctx.services.users.page(ctx.admin, input)),

  create: adminProcedure
    .input(createUser)
    .output(createdUser)
    .mutation(({ ctx, input }) => ctx.services.users.create(ctx.admin, input)),

  invite: adminProcedure
    .input(inviteUser)
    .output(invitedUser)
    .mutation(({ ctx, input }) => ctx.services.users.invite(ctx.admin, input)),

  update: adminProcedure
    .input(updateUser)
    .output(user)
    .mutation(({ ctx, input }) => ctx.services.users.update(ctx.admin, input)),

  delete: adminProcedure
    .input(userById)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.users.remove(ctx.admin, input.id);
      return { ok: true };
    }),
});
