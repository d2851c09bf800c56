import type { AnswerTurn, TurnEvent } from "#shared/contracts/chat";
import {
  type Assistant,
  AssistantError,
  CrowdedError,
  type Turn,
  type Verdict,
} from "../../assistant/assistant";
import { budgetOwnerOf } from "../../assistant/budget-owner";
import { createRedactor } from "../../assistant/pii-redactor";
import { crowdedText } from "../../chat-replies/acknowledgement";
import type { Organization, ReplyContext } from "../../chat-replies/reply-context";
import { AppError } from "../../lib/errors";
import type { LimitHit } from "../../rate-limits/limiter";
import { type AttemptSnapshot, assertAnswerable } from "../attempts/attempt-snapshot";
import type { WriteResult } from "../attempts/attempt-writer";
import type { AttemptsService } from "../attempts/service";
import { decideByModel } from "./decide-by-model";
import { interpretMessage, type ReadMessage, replyContext, turnFor } from "./interpret-message";
import { toStoredMessage } from "./repeated-messages";
import type { TurnDecision } from "./rules";
import { turnBy } from "./turn-lock";
import { attemptChangeOf } from "./turn-result";

export interface ModelTurnParts {
  attempts: Pick<AttemptsService, "commit">;
  assistant: Assistant;
  organization: Organization;
  /** Aborts model calls at shutdown. */
  shutdown: AbortSignal;
}

/** Receives the events before the outcome. */
export type Listener = (event: Exclude<TurnEvent, { type: "done" }>) => void;

/** Returns the function that processes a message with a model. */
export function createModelTurn({ attempts, assistant, organization, shutdown }: ModelTurnParts) {
  /** Stores the message first, so a crash loses nothing. The model is asked once; if it fails, the parser decides. */
  async function ask(
    before: AttemptSnapshot,
    turn: AnswerTurn,
    reading: ReadMessage,
    onEvent: Listener,
  ): Promise<WriteResult> {
    const { participant } = before;
    const counts = [turnBy(participant)];
    const { question } = reading;
    const storesFirst = !toStoredMessage(before, turn);
    const stored = storesFirst ? await storeMessage(before, turn, counts) : before;
    const context = replyContext(before, turn, organization, "ai");
    const modelTurn = {
      ...turnFor(before, turn, question, context),
      budgetOwner: budgetOwnerOf(participant),
      redactor: createRedactor(participant),
      onWaiting: () => onEvent({ type: "waiting" }),
    };
    const verdict = await askModel(modelTurn, onEvent);
    const decision =
      typeof verdict === "object"
        ? decideByModel(before, modelTurn, reading, verdict, context)
        : withoutModel(verdict, interpretMessage(before, reading, context), context);
    try {
      return await attempts.commit(stored, (now) => ({
        ...attemptChangeOf(now, before, turn, question, decision, context),
        counts: storesFirst ? [] : counts,
      }));
    } catch (error) {
      // Completed or hidden since then: the stored message can't get a reply and is removed.
      const storedMessage = toStoredMessage(stored, turn);
      if (storedMessage && error instanceof AppError && error.code === "CONFLICT")
        await attempts.commit(stored, () => ({ withdrawn: storedMessage.id }));
      throw error;
    }
  }

  async function storeMessage(
    snapshot: AttemptSnapshot,
    turn: AnswerTurn,
    counts: readonly LimitHit<"memory">[],
  ): Promise<AttemptSnapshot> {
    const metadata = { kind: "answer" as const, questionId: turn.questionId };
    const { message: content, clientMessageId } = turn;
    const userMessage = { role: "user" as const, content, metadata, clientMessageId };
    const decide = ({ attempt }: AttemptSnapshot) => {
      assertAnswerable(attempt, turn.questionId);
      return { messages: [userMessage], counts };
    };
    return (await attempts.commit(snapshot, decide)).snapshot;
  }

  /** The model's verdict, or why there is none. */
  async function askModel(turn: Turn, onEvent: Listener): Promise<Verdict | Absence> {
    try {
      const stream = assistant.judge(turn, shutdown);
      for (;;) {
        const step = await stream.next();
        if (step.done) return step.value;
        onEvent({ type: "delta", text: step.value });
      }
    } catch (error) {
      if (error instanceof CrowdedError) return "crowded";
      if (error instanceof AssistantError) return "down";
      throw error;
    }
  }

  return ask;
}

type Absence = "crowded" | "down";

/** Tells the participant that the model was busy, if their message wasn't stored as an answer. */
function withoutModel(absence: Absence, decision: TurnDecision, context: ReplyContext): TurnDecision {
  if (absence === "down" || decision.isValid) return decision;
  return { ...decision, response: `${crowdedText(context)} ${decision.response}` };
}
