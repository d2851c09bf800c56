import { z } from "zod";
import { attemptById } from "#shared/contracts/attempts";
import {
  answerTurn,
  attemptStatus,
  chatSnapshot,
  editAnswerInput,
  messageInput,
  newMessage,
  openChat,
  openedChat,
  processedMessage,
  processMessage,
  turnEvent,
  turnOutcome,
  watchAttempt,
} from "#shared/contracts/chat";
import { participantProcedure, router } from "../../trpc/init";
import { streamOf } from "../../trpc/streams";

export const chatRouter = router({
  /** A mutation because the first call stores the welcome. */
  open: participantProcedure
    .input(openChat)
    .output(openedChat)
    .mutation(({ ctx, input }) => ctx.services.chat.open(ctx.participant, input.attemptId)),

  /** What `open` would return, without writing, for server-side rendering. */
  standing: participantProcedure
    .input(openChat)
    .output(chatSnapshot)
    .query(({ ctx, input }) => ctx.services.chat.standing(ctx.participant, input.attemptId)),

  /** The attempt's state now and after each change. */
  watch: participantProcedure
    .input(watchAttempt)
    .output(streamOf(attemptStatus))
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
    .input(editAnswerInput)
    .output(turnOutcome)
    .mutation(({ ctx, input: { attemptId, questionId, answer, offeredBy } }) =>
      ctx.services.chat.edit(ctx.participant, attemptId, questionId, answer, offeredBy),
    ),

  messages: participantProcedure
    .input(attemptById)
    .output(z.array(messageInput))
    .query(({ ctx, input }) => ctx.services.chat.messages(ctx.participant, input.id)),

  add: participantProcedure
    .input(newMessage)
    .output(messageInput)
    .mutation(({ ctx, input }) => ctx.services.chat.add(ctx.participant, input)),

  process: participantProcedure
    .input(processMessage)
    .output(processedMessage)
    .mutation(({ ctx, input }) => ctx.services.chat.process(ctx.participant, input)),
});
