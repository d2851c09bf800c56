import { z } from "zod";
import { attemptById } from "#shared/contracts/attempts";
import {
  answerTurn,
  attemptNow,
  editAnswer,
  newMessage,
  openChat,
  openedChat,
  processedMessage,
  processMessage,
  standingChat,
  storedMessage,
  turnEvent,
  turnOutcome,
  watchAttempt,
} from "#shared/contracts/chat";
import { participantProcedure, router } from "../../trpc/init";
import { streamOf } from "../../trpc/streams";

export const chatRouter = router({
  /** A mutation, because a new conversation is written when it is first opened. */
  open: participantProcedure
    .input(openChat)
    .output(openedChat)
    .mutation(({ ctx, input }) => ctx.services.chat.open(ctx.participant, input.attemptId)),

  /** What opening it would give, for a page's first screen: nothing is written. */
  standing: participantProcedure
    .input(openChat)
    .output(standingChat)
    .query(({ ctx, input }) => ctx.services.chat.standing(ctx.participant, input.attemptId)),

  /** Follows an attempt: how it stands, and again after each change. */
  watch: participantProcedure
    .input(watchAttempt)
    .output(streamOf(attemptNow))
    .subscription(({ ctx, input, signal }) =>
      ctx.services.participantAuth.whileSignedIn(ctx, signal, (ends) =>
        ctx.services.chat.watch(ctx.participant, input.attemptId, ends),
      ),
    ),

  /** Streams the reply as it is written, then the outcome. */
  answer: participantProcedure
    .input(answerTurn)
    .output(streamOf(turnEvent))
    .mutation(({ ctx, input }) => ctx.services.chat.answer(ctx.participant, input)),

  edit: participantProcedure
    .input(editAnswer)
    .output(turnOutcome)
    .mutation(({ ctx, input: { attemptId, questionId, answer, offeredBy } }) =>
      ctx.services.chat.edit(ctx.participant, attemptId, questionId, answer, offeredBy),
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
