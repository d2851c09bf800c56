import type { FastifyBaseLogger } from "fastify";
import type { AnswerTurn, TurnEvent, TurnOutcome } from "#shared/contracts/chat";
import type { AnswerValue } from "#shared/domain/answer";
import type { AttemptId, AttemptQuestionId, MessageId } from "#shared/domain/ids";
import type { Clock } from "../../lib/clock";
import type { ParticipantIdentity } from "../participant-auth/rules";
import { createAttemptSubscription } from "./attempt-subscription";
import { editAnswer } from "./edit-answer";
import { awaitedQuestion } from "./follow-up";
import { createChatMessages } from "./messages";
import { createOpenChat } from "./open-chat";
import { assertSuggestionPending } from "./pending-suggestion";
import { createProcessMessage } from "./process-message";
import { createTurns, type TurnParts } from "./turn";
import { turnBy } from "./turn-limits";

interface Parts extends TurnParts {
  log: FastifyBaseLogger;
  clock: Clock;
  /** Ends what only listens, as soon as the server goes down. */
  draining: AbortSignal;
}

export type ChatService = ReturnType<typeof createChat>;

/** The conversation: opening it, one turn, changing an earlier answer. */
export function createChat(parts: Parts) {
  const { log, attempts } = parts;
  const turns = createTurns(parts);

  /**
   * One turn: the events as they come, the outcome last. The work goes on when the listener leaves, so an answer
   * sent from a train is not lost with the connection. NOT_FOUND for a foreign attempt, CONFLICT for a completed one.
   */
  async function* answer(participant: ParticipantIdentity, turn: AnswerTurn): AsyncGenerator<TurnEvent> {
    let listening = true;
    const events = new ReadableStream<TurnEvent>({
      start(controller) {
        const tell = (event: TurnEvent) => listening && controller.enqueue(event);
        const run = async () =>
          turns.runTurn(await attempts.snapshot(participant, turn.attemptId), turn, tell);
        turns.withAttemptLock(participant, turn.attemptId, run).then(
          (outcome) => {
            tell({ type: "done", outcome });
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

  /**
   * Changes an earlier answer; the conversation notes that it was changed. CONFLICT once the attempt is completed, or
   * something else was said since it was `offeredBy` a reply.
   */
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
    process: createProcessMessage({ ...parts, ...turns }),
    settled: turns.settled,
  };
}
