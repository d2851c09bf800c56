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
  async function runTurn(snapshot: AttemptSnapshot, turn: AnswerTurn, tell: Listener): Promise<TurnOutcome> {
    if (isAlreadyStored(snapshot, turn)) return turnOutcomeOf(snapshot, turn.clientMessageId);
    const read = readMessage(snapshot, turn);
    const isNew = !toStoredMessage(snapshot, turn);
    if (isNew) assertNotLate(snapshot, turn);
    const author = await assistant.authorFor(snapshot.participant);
    if (isNew && replyToEditOffer(snapshot, turn, read.parsed))
      return turnOutcomeOf(await settleOffer(snapshot, turn, read, author), turn.clientMessageId);
    const committed =
      author === "ai" && !needsNoModel(read.parsed) && !isFollowedUpByAuthor(snapshot, read)
        ? await ask(snapshot, turn, read, tell)
        : await attempts.commit(snapshot, (now) => ({
            ...byParser(now, snapshot, turn, read, author),
            counts: [turnBy(snapshot.participant)],
          }));
    return turnOutcomeOf(committed.snapshot, turn.clientMessageId);
  }

  async function settleOffer(
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

  function byParser(
    now: AttemptSnapshot,
    before: AttemptSnapshot,
    turn: AnswerTurn,
    read: ReadMessage,
    author: Author,
  ) {
    const context = replyContext(now, turn, organization, author);
    return attemptChangeOf(now, before, turn, read.question, interpretMessage(now, read, context), context);
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
