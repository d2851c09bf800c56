import type { AnswerTurn, TurnEvent, TurnOutcome } from "#shared/contracts/chat";
import type { Author } from "#shared/domain/cards/advice";
import type { AttemptId } from "#shared/domain/ids";
import type { ParseResult } from "../../answer-parser/parse-result";
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
import { createKeyedLock } from "../../lib/keyed-lock";
import type { Limiter, LimitHit } from "../../rate-limits/limiter";
import { LIMITS } from "../../rate-limits/limits";
import { type AttemptSnapshot, assertAnswerable } from "../attempts/attempt-snapshot";
import type { WriteResult } from "../attempts/attempt-writer";
import type { AttemptsService } from "../attempts/service";
import type { ParticipantIdentity } from "../participant-auth/rules";
import { decideByModel } from "./decide-by-model";
import {
  interpretMessage,
  isAlreadyStored,
  isFollowedUpByAuthor,
  type ReadMessage,
  readMessage,
  replyContext,
  toStoredMessage,
  turnFor,
} from "./interpret-message";
import { assertNotLate, replyToEditOffer, resolveEditOffer } from "./pending-suggestion";
import type { TurnDecision } from "./rules";
import { attemptChangeOf, turnOutcomeOf } from "./turn-result";

export interface TurnParts {
  limiter: Limiter;
  attempts: AttemptsService;
  assistant: Assistant;
  organization: Organization;
  /** Ends a model's work when the server goes down. */
  shutdown: AbortSignal;
}

/** Called with what happens before the outcome. */
type Listener = (event: Exclude<TurnEvent, { type: "done" }>) => void;

/** The rate limit that each message and each edit counts against. */
export const turnBy = ({ id: subject }: ParticipantIdentity) => ({ rule: LIMITS.turnByParticipant, subject });

/** Processes a participant's message from parsing to the stored reply. */
export function createTurns({ attempts, assistant, organization, limiter, shutdown }: TurnParts) {
  const oneAtATime = createKeyedLock((key: string) => limiter.enter(LIMITS.turnByAttempt, key));
  const underWay = new Set<Promise<unknown>>();

  /**
   * Runs one turn of an attempt at a time. One more may wait; a third is TOO_MANY_REQUESTS. The lock is per participant
   * because ownership of the attempt is checked later, so other people's calls cannot block it.
   */
  function withAttemptLock<T>(
    participant: ParticipantIdentity,
    id: AttemptId,
    work: () => Promise<T>,
  ): Promise<T> {
    const turn = oneAtATime(`${id} ${participant.id}`, work);
    const forget = () => underWay.delete(turn);
    underWay.add(turn);
    turn.then(forget, forget);
    return turn;
  }

  /** Waits for running turns, including those whose listener has disconnected. */
  async function settled(): Promise<void> {
    await Promise.allSettled(underWay);
  }

  /**
   * Runs one turn on a snapshot that was read under the lock. A repeated message returns the stored result. CONFLICT in a
   * completed attempt and for a yes to an outdated offer, TOO_MANY_REQUESTS past the rate limits.
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

  /**
   * Stores the message before the model is asked, which takes seconds, so a crash loses nothing. The model is asked once;
   * when it fails, the parser decides.
   */
  async function ask(
    before: AttemptSnapshot,
    turn: AnswerTurn,
    read: ReadMessage,
    tell: Listener,
  ): Promise<WriteResult> {
    const { participant } = before;
    const counts = [turnBy(participant)];
    const { question } = read;
    const keepsFirst = !toStoredMessage(before, turn);
    const kept = keepsFirst ? await keep(before, turn, counts) : before;
    const context = replyContext(before, turn, organization, "ai");
    const asked = {
      ...turnFor(before, turn, question, context),
      budgetOwner: budgetOwnerOf(participant),
      redactor: createRedactor(participant),
      onWaiting: () => tell({ type: "waiting" }),
    };
    const verdict = await askModel(asked, tell);
    const decision =
      typeof verdict === "object"
        ? decideByModel(before, asked, read, verdict, context)
        : withoutModel(verdict, interpretMessage(before, read, context), context);
    try {
      return await attempts.commit(kept, (now) => ({
        ...attemptChangeOf(now, before, turn, question, decision, context),
        counts: keepsFirst ? [] : counts,
      }));
    } catch (error) {
      // Completed or hidden by another answer since then: a message that cannot get a reply is removed.
      const own = toStoredMessage(kept, turn);
      if (own && error instanceof AppError && error.code === "CONFLICT")
        await attempts.commit(kept, () => ({ withdrawn: own.id }));
      throw error;
    }
  }

  async function keep(
    snapshot: AttemptSnapshot,
    turn: AnswerTurn,
    counts: readonly LimitHit<"memory">[],
  ): Promise<AttemptSnapshot> {
    const metadata = { kind: "answer" as const, questionId: turn.questionId };
    const { message: content, clientMessageId } = turn;
    const own = { role: "user" as const, content, metadata, clientMessageId };
    const keeping = ({ attempt }: AttemptSnapshot) => {
      assertAnswerable(attempt, turn.questionId);
      return { messages: [own], counts };
    };
    return (await attempts.commit(snapshot, keeping)).snapshot;
  }

  /** A model's verdict on a message, or why there is none. */
  async function askModel(turn: Turn, tell: Listener): Promise<Verdict | Absence> {
    try {
      const stream = assistant.judge(turn, shutdown);
      for (;;) {
        const step = await stream.next();
        if (step.done) return step.value;
        tell({ type: "delta", text: step.value });
      }
    } catch (error) {
      if (error instanceof CrowdedError) return "crowded";
      if (error instanceof AssistantError) return "down";
      throw error;
    }
  }

  return { withAttemptLock, runTurn, settled };
}

/**
 * Whether the parser's reading is final: there is one way to read the message, the server knows the answer to its
 * question, or its writer may be in danger, which a model must not handle.
 */
const needsNoModel = (parsed: ParseResult): boolean =>
  parsed.isExact ||
  (parsed.outcome === "intent" &&
    !parsed.isGuess &&
    (parsed.intent.kind === "assessment" || parsed.intent.kind === "distress"));

/** Why there is no verdict. */
type Absence = "crowded" | "down";

/** Says so when a busy model did not read a message that was not stored. */
function withoutModel(absence: Absence, decision: TurnDecision, context: ReplyContext): TurnDecision {
  if (absence === "down" || decision.isValid) return decision;
  return { ...decision, response: `${crowdedText(context)} ${decision.response}` };
}
