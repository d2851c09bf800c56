import type { AnswerTurn, TurnEvent, TurnOutcome } from "#shared/contracts/chat";
import type { Author } from "#shared/domain/advice";
import type { AttemptId } from "#shared/domain/ids";
import { createMask } from "../../assistant/mask";
import { payerOf } from "../../assistant/payer";
import { type Assistant, AssistantError, CrowdedError, type Turn } from "../../assistant/port";
import { crowdedText } from "../../chat-replies/acknowledgement";
import type { House, Talk } from "../../chat-replies/reply-context";
import { AppError } from "../../kernel/errors";
import { createKeyedLock } from "../../kernel/keyed-lock";
import type { Count, Limiter } from "../../limits/limiter";
import { LIMITS } from "../../limits/rules";
import type { Committed } from "../attempts/commit";
import type { AttemptsService } from "../attempts/service";
import { assertAnswerable, type Sitting } from "../attempts/sitting";
import type { ParticipantIdentity } from "../participant-auth/service";
import { decide, isTaken, type Reading, readMessage, storedMessage, talkIn, turnFor } from "./decide";
import { joinWords } from "./follow-up";
import { assertNotLate, consent, heardIn } from "./offered";
import { changeOf, outcomeOf } from "./outcome";
import { type Decision, decideByVerdict } from "./rules";

export interface TurnParts {
  limiter: Limiter;
  attempts: AttemptsService;
  assistant: Assistant;
  house: House;
  /** Ends a model's work when the server goes down. */
  shutdown: AbortSignal;
}

/** Called with what happens before the outcome. */
type Listener = (event: Exclude<TurnEvent, { type: "done" }>) => void;

/** What one message or edit counts against its participant's limits, whether it is stored or only judged. */
export const turnBy = ({ id: subject }: ParticipantIdentity) => ({ rule: LIMITS.turnByParticipant, subject });

/** Takes one message of a participant from the first look to the stored outcome (design section 6). */
export function createTurns({ attempts, assistant, house, limiter, shutdown }: TurnParts) {
  const oneAtATime = createKeyedLock((key: string) => limiter.enter(LIMITS.turnByAttempt, key));
  const underWay = new Set<Promise<unknown>>();

  /**
   * Turns on one attempt come one after the other; one may wait, a further one is TOO_MANY_REQUESTS. Whose attempt it
   * is shows only within the turn, so nobody's calls are in the way of another participant's.
   */
  function inTurn<T>(participant: ParticipantIdentity, id: AttemptId, work: () => Promise<T>): Promise<T> {
    const turn = oneAtATime(`${id} ${participant.id}`, work);
    const forget = () => underWay.delete(turn);
    underWay.add(turn);
    turn.then(forget, forget);
    return turn;
  }

  /** Waits for the turns under way, also those whose listener has left. */
  async function settled(): Promise<void> {
    await Promise.allSettled(underWay);
  }

  /**
   * One turn in a sitting that was read in turn. A repeat of a message gives the stored outcome and changes nothing.
   * CONFLICT in a completed attempt and for a yes to an offer that is over, TOO_MANY_REQUESTS past the limits of security T12.
   */
  async function take(sitting: Sitting, turn: AnswerTurn, tell: Listener): Promise<TurnOutcome> {
    if (isTaken(sitting, turn)) return outcomeOf(sitting, turn.clientMessageId);
    const reading = readMessage(sitting, turn);
    const isNew = !storedMessage(sitting, turn);
    if (isNew) assertNotLate(sitting, turn);
    const author = await assistant.authorFor(sitting.participant);
    if (isNew && heardIn(sitting, turn, reading.judgement))
      return outcomeOf(await settleOffer(sitting, turn, reading, author), turn.clientMessageId);
    const committed =
      author === "ai" && !reading.judgement.isExact
        ? await ask(sitting, turn, reading, tell)
        : await attempts.commit(sitting, (now) => ({
            ...byRules(now, sitting, turn, reading, author),
            counts: [turnBy(sitting.participant)],
          }));
    return outcomeOf(committed.sitting, turn.clientMessageId);
  }

  async function settleOffer(
    before: Sitting,
    turn: AnswerTurn,
    { judgement }: Reading,
    author: Author,
  ): Promise<Sitting> {
    const { sitting } = await attempts.commit(before, (now) => ({
      ...consent(now, turn, judgement, talkIn(now, turn, house, author)),
      counts: [turnBy(before.participant)],
    }));
    return sitting;
  }

  function byRules(now: Sitting, before: Sitting, turn: AnswerTurn, reading: Reading, author: Author) {
    const talk = talkIn(now, turn, house, author);
    return changeOf(now, before, turn, reading.question, decide(now, reading, talk), talk);
  }

  /**
   * A model takes seconds, so the message is kept before it is asked, and a crash loses nothing. Whatever changes
   * meanwhile, the model is asked once; where it fails, the rules decide.
   */
  async function ask(
    before: Sitting,
    turn: AnswerTurn,
    reading: Reading,
    tell: Listener,
  ): Promise<Committed> {
    const { participant } = before;
    const counts = [turnBy(participant)];
    const { question } = reading;
    const keepsFirst = !storedMessage(before, turn);
    const kept = keepsFirst ? await keep(before, turn, counts) : before;
    const talk = talkIn(before, turn, house, "ai");
    const asked = {
      ...turnFor(before, turn, question, talk),
      payer: payerOf(participant),
      mask: createMask(participant),
      onWaiting: () => tell({ type: "waiting" }),
    };
    const verdict = await verdictOn(asked, reading, tell, talk);
    const decision =
      typeof verdict === "object" ? verdict : without(verdict, decide(before, reading, talk), talk);
    try {
      return await attempts.commit(kept, (now) => ({
        ...changeOf(now, before, turn, question, decision, talk),
        counts: keepsFirst ? [] : counts,
      }));
    } catch (error) {
      // Completed meanwhile, or hidden by another answer: a message that will never get its reply does not stay behind.
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

  /** What a model makes of a message, or why none can be had. */
  async function verdictOn(
    turn: Turn,
    { judgement }: Reading,
    tell: Listener,
    talk: Talk,
  ): Promise<Decision | Absence> {
    try {
      const stream = assistant.judge(turn, shutdown);
      for (;;) {
        const step = await stream.next();
        if (step.done) {
          const decision = joinWords(turn.earlier, decideByVerdict(turn, step.value, judgement), true, talk);
          return decision.response === step.value.response ? { ...decision, isByModel: true } : decision;
        }
        tell({ type: "delta", text: step.value });
      }
    } catch (error) {
      if (error instanceof CrowdedError) return "crowded";
      if (error instanceof AssistantError) return "down";
      throw error;
    }
  }

  return { inTurn, take, settled };
}

/** Why no model judged. */
type Absence = "crowded" | "down";

/** Nobody is served by another than they were told without a word about it. */
function without(absence: Absence, decision: Decision, talk: Talk): Decision {
  if (absence === "down" || decision.isValid) return decision;
  return { ...decision, response: `${crowdedText(talk)} ${decision.response}` };
}
