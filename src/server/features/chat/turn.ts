import type { AnswerTurn, TurnEvent, TurnOutcome } from "#shared/contracts/chat";
import type { Author } from "#shared/domain/advice";
import type { AttemptId } from "#shared/domain/ids";
import type { EditRequest, ParseResult } from "../../answer-parser/parse-result";
import { createMask } from "../../assistant/mask";
import { payerOf } from "../../assistant/payer";
import { type Assistant, AssistantError, CrowdedError, type Turn, type Verdict } from "../../assistant/port";
import { crowdedText } from "../../chat-replies/acknowledgement";
import type { Organization, ReplyContext } from "../../chat-replies/reply-context";
import { AppError } from "../../kernel/errors";
import { createKeyedLock } from "../../kernel/keyed-lock";
import type { Count, Limiter } from "../../limits/limiter";
import { LIMITS } from "../../limits/rules";
import type { Committed } from "../attempts/commit";
import type { AttemptsService } from "../attempts/service";
import { assertAnswerable, type Sitting } from "../attempts/sitting";
import type { ParticipantIdentity } from "../participant-auth/service";
import { decideEditRequest } from "./edit-request";
import { joinWords } from "./follow-up";
import {
  interpretMessage,
  isTaken,
  type ReadMessage,
  readMessage,
  replyContext,
  storedMessage,
  turnFor,
} from "./interpret-message";
import { assertNotLate, replyToEditOffer, settleEditOffer } from "./pending-suggestion";
import { fromVerdict, type TurnDecision } from "./rules";
import { changeOf, outcomeOf } from "./turn-result";

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
  async function runTurn(sitting: Sitting, turn: AnswerTurn, tell: Listener): Promise<TurnOutcome> {
    if (isTaken(sitting, turn)) return outcomeOf(sitting, turn.clientMessageId);
    const read = readMessage(sitting, turn);
    const isNew = !storedMessage(sitting, turn);
    if (isNew) assertNotLate(sitting, turn);
    const author = await assistant.authorFor(sitting.participant);
    if (isNew && replyToEditOffer(sitting, turn, read.parsed))
      return outcomeOf(await settleOffer(sitting, turn, read, author), turn.clientMessageId);
    const committed =
      author === "ai" && !read.parsed.isExact
        ? await ask(sitting, turn, read, tell)
        : await attempts.commit(sitting, (now) => ({
            ...byParser(now, sitting, turn, read, author),
            counts: [turnBy(sitting.participant)],
          }));
    return outcomeOf(committed.sitting, turn.clientMessageId);
  }

  async function settleOffer(
    before: Sitting,
    turn: AnswerTurn,
    { parsed }: ReadMessage,
    author: Author,
  ): Promise<Sitting> {
    const { sitting } = await attempts.commit(before, (now) => ({
      ...settleEditOffer(now, turn, parsed, replyContext(now, turn, organization, author)),
      counts: [turnBy(before.participant)],
    }));
    return sitting;
  }

  function byParser(now: Sitting, before: Sitting, turn: AnswerTurn, read: ReadMessage, author: Author) {
    const context = replyContext(now, turn, organization, author);
    return changeOf(now, before, turn, read.question, interpretMessage(now, read, context), context);
  }

  /**
   * Stores the message before the model is asked, which takes seconds, so a crash loses nothing. The model is asked once;
   * when it fails, the parser decides.
   */
  async function ask(
    before: Sitting,
    turn: AnswerTurn,
    read: ReadMessage,
    tell: Listener,
  ): Promise<Committed> {
    const { participant } = before;
    const counts = [turnBy(participant)];
    const { question } = read;
    const keepsFirst = !storedMessage(before, turn);
    const kept = keepsFirst ? await keep(before, turn, counts) : before;
    const context = replyContext(before, turn, organization, "ai");
    const asked = {
      ...turnFor(before, turn, question, context),
      payer: payerOf(participant),
      mask: createMask(participant),
      onWaiting: () => tell({ type: "waiting" }),
    };
    const verdict = await askModel(asked, tell);
    const decision =
      typeof verdict === "object"
        ? byModel(before, asked, read, verdict, context)
        : withoutModel(verdict, interpretMessage(before, read, context), context);
    try {
      return await attempts.commit(kept, (now) => ({
        ...changeOf(now, before, turn, question, decision, context),
        counts: keepsFirst ? [] : counts,
      }));
    } catch (error) {
      // Completed or hidden by another answer since then: a message that cannot get a reply is removed.
      const own = storedMessage(kept, turn);
      if (own && error instanceof AppError && error.code === "CONFLICT")
        await attempts.commit(kept, () => ({ withdrawn: own.id }));
      throw error;
    }
  }

  async function keep(
    sitting: Sitting,
    turn: AnswerTurn,
    counts: readonly Count<"memory">[],
  ): Promise<Sitting> {
    const metadata = { kind: "answer" as const, questionId: turn.questionId };
    const { message: content, clientMessageId } = turn;
    const own = { role: "user" as const, content, metadata, clientMessageId };
    const keeping = ({ attempt }: Sitting) => {
      assertAnswerable(attempt, turn.questionId);
      return { messages: [own], counts };
    };
    return (await attempts.commit(sitting, keeping)).sitting;
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

function byModel(
  sitting: Sitting,
  turn: Turn,
  { question, parsed }: ReadMessage,
  verdict: Verdict,
  context: ReplyContext,
): TurnDecision {
  const { kind, correction, response } = verdict;
  const edit = correction ?? (kind === "answer" || kind === "partly" ? certainEdit(parsed) : null);
  const decided = edit
    ? decideEditRequest(sitting, question, edit, context)
    : fromVerdict(turn, verdict, parsed);
  const decision = joinWords(turn.earlier, decided, true, context);
  return decision.response === response ? { ...decision, isByModel: true } : decision;
}

/** A request that names its question, which a model must not take for an answer to the current one. */
function certainEdit(parsed: ParseResult): EditRequest | null {
  if (parsed.outcome !== "intent" || parsed.isGuess || parsed.intent.kind !== "edit-request") return null;
  return parsed.intent.question === null ? null : parsed.intent;
}

/** Why there is no verdict. */
type Absence = "crowded" | "down";

/** Says so when a busy model did not read a message that was not stored. */
function withoutModel(absence: Absence, decision: TurnDecision, context: ReplyContext): TurnDecision {
  if (absence === "down" || decision.isValid) return decision;
  return { ...decision, response: `${crowdedText(context)} ${decision.response}` };
}
