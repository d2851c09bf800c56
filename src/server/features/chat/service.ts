import type { FastifyBaseLogger } from "fastify";
import type { AnswerTurn, TurnEvent, TurnOutcome } from "#shared/contracts/chat";
import type { AnswerValue } from "#shared/domain/answer";
import type { AttemptId, AttemptQuestionId, MessageId } from "#shared/domain/ids";
import type { Clock } from "../../lib/clock";
import type { ParticipantIdentity } from "../participant-auth/rules";
import { createApiMessage } from "./api-message";
import { createAttemptSubscription } from "./attempt-subscription";
import { editAnswer } from "./edit-answer";
import { awaitedQuestion } from "./follow-up";
import { createChatMessages } from "./messages";
import { createOpenChat } from "./open-chat";
import { assertSuggestionPending } from "./pending-suggestion";
import { createTurns, type TurnParts } from "./turn";
import { turnBy } from "./turn-lock";

interface Parts extends TurnParts {
  log: FastifyBaseLogger;
  clock: Clock;
  /** Aborted when the server starts to shut down. */
  draining: AbortSignal;
}

export type ChatService = ReturnType<typeof createChat>;

/** The chat: opening it, message turns, and changing earlier answers. */
export function createChat(parts: Parts) {
  const { log, attempts } = parts;
  const turns = createTurns(parts);

  /**
   * Runs one turn and yields its events, the outcome last. It continues after the client disconnects, so the answer is
   * stored. NOT_FOUND if the attempt belongs to someone else, CONFLICT if it is completed.
   */
  async function* answer(participant: ParticipantIdentity, turn: AnswerTurn): AsyncGenerator<TurnEvent> {
    let listening = true;
    const events = new ReadableStream<TurnEvent>({
      start(controller) {
        const emit = (event: TurnEvent) => listening && controller.enqueue(event);
        const run = async () =>
          turns.runTurn(await attempts.snapshot(participant, turn.attemptId), turn, emit);
        turns.withAttemptLock(participant, turn.attemptId, run).then(
          (outcome) => {
            emit({ type: "done", outcome });
            if (listening) controller.close();
          },
          (error: unknown) => {
            if (listening) controller.error(error);
            else log.warn({ err: error }, "A turn failed after its listener had left");
          },
        );
      },
      cancel() {
        listening = false;
      },
    });
    yield* events;
  }

  /** Changes an earlier answer. CONFLICT if the attempt is completed, or `offeredBy` is no longer the newest reply. */
  async function edit(
    participant: ParticipantIdentity,
    id: AttemptId,
    questionId: AttemptQuestionId,
    value: AnswerValue,
    offeredBy?: MessageId,
  ): Promise<TurnOutcome> {
    const before = await attempts.snapshot(participant, id);
    const { snapshot, added } = await attempts.commit(before, (now) => {
      if (offeredBy) assertSuggestionPending(now, offeredBy);
      return { ...editAnswer(now, questionId, value), counts: [turnBy(participant)] };
    });
    const { attempt } = snapshot;
    return {
      response: added[0]?.content ?? "",
      isValid: true,
      answer: attempt.responses[questionId] ?? null,
      messages: [...added],
      next: awaitedQuestion(attempt.questions, attempt.responses, snapshot.messages)?.id ?? null,
      progress: attempt.progress,
      responses: attempt.responses,
    };
  }

  return {
    ...createOpenChat(parts),
    ...createAttemptSubscription(parts),
    ...createChatMessages(attempts),
    answer,
    edit,
    process: createApiMessage({ ...parts, ...turns }),
    waitUntilIdle: turns.waitUntilIdle,
  };
}
