import type { AnswerTurn, TurnOutcome } from "#shared/contracts/chat";
import type { Author } from "#shared/domain/cards/advice";
import type { ParseResult } from "../../answer-parser/parse-result";
import type { Limiter } from "../../rate-limits/limiter";
import type { AttemptSnapshot } from "../attempts/attempt-snapshot";
import type { AttemptsService } from "../attempts/service";
import {
  interpretMessage,
  isFollowedUpByAuthor,
  type ReadMessage,
  readMessage,
  replyContext,
} from "./interpret-message";
import { createModelTurn, type Listener, type ModelTurnParts } from "./model-turn";
import { assertNotLate, replyToEditOffer, resolveEditOffer } from "./pending-suggestion";
import { isAlreadyStored, toStoredMessage } from "./repeated-messages";
import { createTurnLock, turnBy } from "./turn-lock";
import { attemptChangeOf, turnOutcomeOf } from "./turn-result";

export interface TurnParts extends ModelTurnParts {
  limiter: Limiter;
  attempts: AttemptsService;
}

export type Turns = ReturnType<typeof createTurns>;

/** Processes a participant's message from parsing to the stored reply. */
export function createTurns(parts: TurnParts) {
  const { attempts, assistant, organization } = parts;
  const ask = createModelTurn(parts);

  /**
   * Runs a turn on a snapshot read under the lock. A repeated message returns the stored result. CONFLICT if completed,
   * and for a yes to an outdated offer; TOO_MANY_REQUESTS past the rate limits.
   */
  async function runTurn(
    snapshot: AttemptSnapshot,
    turn: AnswerTurn,
    onEvent: Listener,
  ): Promise<TurnOutcome> {
    if (isAlreadyStored(snapshot, turn)) return turnOutcomeOf(snapshot, turn.clientMessageId);
    const reading = readMessage(snapshot, turn);
    const isNew = !toStoredMessage(snapshot, turn);
    if (isNew) assertNotLate(snapshot, turn);
    const author = await assistant.authorFor(snapshot.participant);
    if (isNew && replyToEditOffer(snapshot, turn, reading.parsed))
      return turnOutcomeOf(await resolveOffer(snapshot, turn, reading, author), turn.clientMessageId);
    const committed =
      author === "ai" && !needsNoModel(reading.parsed) && !isFollowedUpByAuthor(snapshot, reading)
        ? await ask(snapshot, turn, reading, onEvent)
        : await attempts.commit(snapshot, (now) => ({
            ...parserChange(now, snapshot, turn, reading, author),
            counts: [turnBy(snapshot.participant)],
          }));
    return turnOutcomeOf(committed.snapshot, turn.clientMessageId);
  }

  async function resolveOffer(
    before: AttemptSnapshot,
    turn: AnswerTurn,
    { parsed }: ReadMessage,
    author: Author,
  ): Promise<AttemptSnapshot> {
    const { snapshot } = await attempts.commit(before, (now) => ({
      ...resolveEditOffer(now, turn, parsed, replyContext(now, turn, organization, author)),
      counts: [turnBy(before.participant)],
    }));
    return snapshot;
  }

  function parserChange(
    now: AttemptSnapshot,
    before: AttemptSnapshot,
    turn: AnswerTurn,
    reading: ReadMessage,
    author: Author,
  ) {
    const context = replyContext(now, turn, organization, author);
    return attemptChangeOf(
      now,
      before,
      turn,
      reading.question,
      interpretMessage(now, reading, context),
      context,
    );
  }

  return { runTurn, ...createTurnLock(parts.limiter) };
}

/**
 * Whether to skip the model: the reading is exact, the server knows the answer to the participant's question, or the
 * participant may be in danger, which a model must not handle.
 */
const needsNoModel = (parsed: ParseResult): boolean =>
  parsed.isExact ||
  (parsed.outcome === "intent" &&
    !parsed.isGuess &&
    (parsed.intent.kind === "assessment" || parsed.intent.kind === "distress"));
