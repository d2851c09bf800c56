import { z } from "zod";
import {
  adjacentAttempts,
  answerQuestion,
  attempt,
  attemptById,
  attemptForAdmin,
  attemptListItem,
  attemptListItemForAdmin,
  attemptQuestion,
  attemptQuestionForAdmin,
  completeAttempt,
  completedAttempt,
  results,
  savedAnswers,
  saveResponses,
  startAttempt,
  startedAttempt,
} from "#shared/contracts/attempts";
import { messageInput } from "#shared/contracts/chat";
import { done } from "#shared/contracts/common";
import { attemptsPage, attemptsQuery } from "#shared/contracts/list-options";
import { comparison } from "#shared/contracts/scoring";
import { adminProcedure, participantProcedure, router } from "../../trpc/init";
import { chunksOf } from "../../trpc/streams";

export const attemptsRouter = router({
  list: participantProcedure
    .output(z.array(attemptListItem))
    .query(({ ctx }) => ctx.services.attempts.listOf(ctx.participant)),

  current: participantProcedure
    .output(attemptListItem.nullable())
    .query(({ ctx }) => ctx.services.attempts.current(ctx.participant)),

  start: participantProcedure
    .input(startAttempt)
    .output(startedAttempt)
    .mutation(async ({ ctx, input }) => ({
      id: await ctx.services.attempts.start(ctx.participant, input.assessmentId, input.resume),
    })),

  get: participantProcedure
    .input(attemptById)
    .output(attempt)
    .query(({ ctx, input }) => ctx.services.attempts.get(ctx.participant, input.id)),

  delete: participantProcedure
    .input(attemptById)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.attempts.removeOwn(ctx.participant, input.id);
      return { ok: true };
    }),

  questions: participantProcedure
    .input(attemptById)
    .output(z.array(attemptQuestion))
    .query(({ ctx, input }) => ctx.services.attempts.ownQuestions(ctx.participant, input.id)),

  results: participantProcedure
    .input(attemptById)
    .output(results)
    .query(({ ctx, input }) => ctx.services.attempts.results(ctx.participant, input.id)),

  compare: participantProcedure
    .input(attemptById)
    .output(comparison.nullable())
    .query(({ ctx, input }) => ctx.services.attempts.compare(ctx.participant, input.id)),

  retake: participantProcedure
    .input(attemptById)
    .output(startedAttempt)
    .mutation(async ({ ctx, input }) => ({
      id: await ctx.services.attempts.retake(ctx.participant, input.id),
    })),

  saveResponses: participantProcedure
    .input(saveResponses)
    .output(savedAnswers)
    .mutation(({ ctx, input }) =>
      ctx.services.attempts.save(ctx.participant, input.id, input.responses, ctx.via),
    ),

  answer: participantProcedure
    .input(answerQuestion)
    .output(savedAnswers)
    .mutation(({ ctx, input }) =>
      ctx.services.attempts.answer(ctx.participant, input.id, input.questionId, input.answer, ctx.via),
    ),

  complete: participantProcedure
    .input(completeAttempt)
    .output(completedAttempt)
    .mutation(({ ctx, input }) =>
      ctx.services.attempts.complete(ctx.participant, input.id, input.responses, ctx.via),
    ),
});

/** All attempts, for admins. */
export const adminAttemptsRouter = router({
  list: adminProcedure
    .output(chunksOf(attemptListItemForAdmin))
    .query(({ ctx }) => ctx.services.attempts.list(ctx.admin)),

  page: adminProcedure
    .input(attemptsQuery)
    .output(attemptsPage)
    .query(({ ctx, input }) => ctx.services.attempts.page(ctx.admin, input)),

  beside: adminProcedure
    .input(attemptById)
    .output(adjacentAttempts)
    .query(({ ctx, input }) => ctx.services.attempts.beside(ctx.admin, input.id)),

  get: adminProcedure
    .input(attemptById)
    .output(attemptForAdmin)
    .query(({ ctx, input }) => ctx.services.attempts.forAdmin(ctx.admin, input.id)),

  markRead: adminProcedure
    .input(attemptById)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.attempts.markRead(ctx.admin, input.id);
      return { ok: true };
    }),

  delete: adminProcedure
    .input(attemptById)
    .output(done)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.attempts.removeAny(ctx.admin, input.id);
      return { ok: true };
    }),

  questions: adminProcedure
    .input(attemptById)
    .output(z.array(attemptQuestionForAdmin))
    .query(({ ctx, input }) => ctx.services.attempts.questionsForAdmin(ctx.admin, input.id)),

  messages: adminProcedure
    .input(attemptById)
    .output(z.array(messageInput))
    .query(({ ctx, input }) => ctx.services.chat.transcript(ctx.admin, input.id)),

  generateRecommendations: adminProcedure
    .input(attemptById)
    .output(attemptForAdmin)
    .mutation(({ ctx, input }) => ctx.services.recommendations.generate(ctx.admin, input.id)),
});
