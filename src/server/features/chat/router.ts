import { z } from "zod";
import { attemptById } from "#shared/contracts/attempts";
import {
  answerTurn,
  chatState,
  editAnswer,
  newMessage,
  openChat,
  processedMessage,
  processMessage,
  storedMessage,
  turnOutcome,
  watchAttempt,
} from "#shared/contracts/chat";
import { participantProcedure, router } from "../../trpc/init";

export const chatRouter = router({
  /** A mutation, because a new conversation is written when it is first opened. */
  open: participantProcedure
    .input(openChat)
    .output(chatState)
    .mutation(({ ctx, input }) => ctx.services.chat.open(ctx.participant, input.attemptId)),

  /** Follows an attempt: how it stands, and again after each change. */
  watch: participantProcedure
    .input(watchAttempt)
    .subscription(({ ctx, input, signal }) =>
      ctx.services.chat.watch(
        ctx.participant,
        input.attemptId,
        () => ctx.services.participantAuth.identify(ctx.session),
        signal ?? new AbortController().signal,
      ),
    ),

  /** Streams the reply as it is written, then the outcome. */
  answer: participantProcedure
    .input(answerTurn)
    .mutation(({ ctx, input }) => ctx.services.chat.answer(ctx.participant, input)),

  edit: participantProcedure
    .input(editAnswer)
    .output(turnOutcome)
    .mutation(({ ctx, input }) =>
      ctx.services.chat.edit(ctx.participant, input.attemptId, input.questionId, input.answer),
    ),

  messages: participantProcedure
    .input(attemptById)
    .output(z.array(storedMessage))
    .query(({ ctx, input }) => ctx.services.chat.messages(ctx.participant, input.id)),

  add: participantProcedure
    .input(newMessage)
    .output(storedMessage)
    .mutation(({ ctx, input }) => ctx.services.chat.add(ctx.participant, input)),

  process: participantProcedure
    .input(processMessage)
    .output(processedMessage)
    .mutation(({ ctx, input }) => ctx.services.chat.process(ctx.participant, input)),
});
