import type { FastifyBaseLogger } from "fastify";
import type { AnswerTurn, ChatMessage, MessageMetadata, TurnOutcome } from "#shared/contracts/chat";
import { type AnswerValue, storedAnswer } from "#shared/domain/answer";
import { currentQuestion } from "#shared/domain/attempt";
import type { AttemptId } from "#shared/domain/ids";
import { createMask } from "../../assistant/mask";
import type { Assistant } from "../../assistant/port";
import { type Db, type Tx, transaction } from "../../db/database";
import type { Clock } from "../../kernel/clock";
import { AppError } from "../../kernel/errors";
import { createKeyedLock } from "../../kernel/keyed-lock";
import type { Limiter } from "../../limits/limiter";
import { LIMITS } from "../../limits/rules";
import type { OwnedAttempt } from "../attempts/rules";
import type { AttemptsService } from "../attempts/service";
import type { ParticipantIdentity } from "../participant-auth/service";
import { awaitedQuestion, earlierWords, mayAskMore } from "./follow-up";
import { judgeReply } from "./judging";
import * as repo from "./repo";
import { assertRoom, type Decision, keepNewer, refusalsOf } from "./rules";
import { askingMessage, replyText } from "./texts";

export interface TurnParts {
  db: Db;
  clock: Clock;
  log: FastifyBaseLogger;
  limiter: Limiter;
  attempts: AttemptsService;
  assistant: Assistant;
  /** Ends a model's work when the server goes down. */
  shutdown: AbortSignal;
}

type Question = Awaited<ReturnType<AttemptsService["questions"]>>[number];

/** Takes one message of a participant from the first look to the stored outcome (design section 6). */
export function createTurns({ db, clock, limiter, attempts, assistant, shutdown }: TurnParts) {
  const oneAtATime = createKeyedLock((id: AttemptId) => limiter.enter(LIMITS.turnByAttempt, id));
  const underWay = new Set<Promise<unknown>>();

  /**
   * One turn; turns on one attempt come one after the other. A repeat of a message gives the stored outcome and
   * changes nothing. CONFLICT for a completed attempt, TOO_MANY_REQUESTS past the limits of security T12.
   * @param onDelta called with each piece of a model's reply as it comes
   */
  function take(
    participant: ParticipantIdentity,
    { id }: OwnedAttempt,
    turn: AnswerTurn,
    onDelta: (text: string) => void,
  ): Promise<TurnOutcome> {
    return noted(
      oneAtATime(id, async () => {
        const attempt = await attempts.own(participant, id);
        const known = await repo.listTurn(db, attempt, turn.clientMessageId);
        const [stored] = known;
        if (stored) assertSame(turn, stored);
        if (known.some((message) => message.role === "bot")) return repeat(attempt, known);
        await countTurn(participant);
        return decideAndStore(participant, attempt, turn, stored, onDelta);
      }),
    );
  }

  function noted<T>(turn: Promise<T>): Promise<T> {
    const forget = () => underWay.delete(turn);
    underWay.add(turn);
    turn.then(forget, forget);
    return turn;
  }

  /** Waits for the turns under way, also those whose listener has left. */
  async function settled(): Promise<void> {
    await Promise.allSettled(underWay);
  }

  /** Counts one message against the participant's limits, whether it is stored or only judged. */
  async function countTurn({ id }: ParticipantIdentity): Promise<void> {
    await limiter.hit(LIMITS.turnByParticipant, id);
  }

  async function decideAndStore(
    participant: ParticipantIdentity,
    attempt: OwnedAttempt,
    turn: AnswerTurn,
    stored: ChatMessage | undefined,
    onDelta: (text: string) => void,
  ): Promise<TurnOutcome> {
    if (attempt.status === "completed") throw new AppError("CONFLICT", "This assessment is completed.");
    const questions = await attempts.questions(attempt);
    const question = questions.find((candidate) => candidate.id === turn.questionId);
    if (!question) throw new AppError("BAD_REQUEST", "This assessment has no such question.");
    const messages = await repo.listMessages(db, attempt);
    assertRoom(messages, questions.length);
    let own = stored;
    const refusals = refusalsOf(messages, question.id);
    const decision = await judgeReply(
      assistant,
      {
        attemptId: attempt.id,
        templateTitle: attempt.title,
        question,
        message: turn.message,
        refusals,
        earlier: earlierWords(messages, attempt.responses, question.id),
        mayAskMore: mayAskMore(question, messages, refusals),
        mask: createMask(participant),
      },
      {
        // A model takes seconds: the message is kept before it is asked, so that a crash loses nothing.
        beforeModel: async () => {
          own ??= await storeOwn(db, attempt, turn);
        },
        onDelta,
      },
      shutdown,
    );
    try {
      const outcome = await transaction(db, (tx) => store(tx, attempt, turn, question, own, decision));
      attempts.announce(attempt);
      return outcome;
    } catch (error) {
      // Completed or deleted meanwhile: a message that will never get its reply does not stay behind.
      if (own && error instanceof AppError) await repo.deleteMessage(db, own.id);
      throw error;
    }
  }

  async function storeOwn(on: Db, attempt: OwnedAttempt, turn: AnswerTurn): Promise<ChatMessage> {
    const metadata = { kind: "answer" as const, questionId: turn.questionId };
    const { message: content, clientMessageId } = turn;
    const [message] = await repo.insertMessages(
      on,
      attempt,
      [{ role: "user", content, metadata, clientMessageId }],
      clock.now(),
    );
    if (!message) throw new Error("A stored message came back empty.");
    return message;
  }

  /** Everything a turn changes, in one transaction: answer, history, progress, and the messages. */
  async function store(
    tx: Tx,
    attempt: OwnedAttempt,
    turn: AnswerTurn,
    question: Question,
    stored: ChatMessage | undefined,
    judged: Decision,
  ): Promise<TurnOutcome> {
    const newer = await attempts.answerSince(tx, attempt, question.id);
    const decision = newer === undefined ? judged : keepNewer(newer);
    const answer = decision.isValid ? decision.answer : decision.followUp?.answer;
    const answers: Record<string, AnswerValue> = answer === undefined ? {} : { [question.id]: answer };
    const { responses, progress, questions } = await attempts.record(tx, attempt, answers, "chat");
    const isFollowUp = !decision.isValid && decision.followUp !== undefined;
    const next = isFollowUp ? question : currentQuestion(questions, responses);
    const reply = replyText(decision, question, next === undefined);
    const own = stored ?? (await storeOwn(tx, attempt, turn));
    const { clientMessageId } = turn;
    const taken = await repo.setMetadata(tx, own.id, { ...own.metadata, ...takenAs(decision) });
    const additions: repo.NewMessage[] = [
      {
        role: "bot",
        content: reply,
        metadata: {
          kind: "reply",
          questionId: question.id,
          isValid: decision.isValid,
          ...(isFollowUp ? { followUp: true } : {}),
        },
        clientMessageId,
      },
    ];
    if (decision.isValid && next) additions.push({ ...askingMessage(next), clientMessageId });
    const added = await repo.insertMessages(tx, attempt, additions, clock.now());
    return {
      response: reply,
      isValid: decision.isValid,
      answer: decision.isValid ? storedAnswer(decision.answer) : null,
      messages: [taken, ...added],
      next: next?.id ?? null,
      progress,
      responses,
    };
  }

  /** The outcome of a turn that was taken before, as it was, with where the attempt stands now. */
  async function repeat(attempt: OwnedAttempt, turn: ChatMessage[]): Promise<TurnOutcome> {
    const own = turn.find((message) => message.role === "user");
    const reply = turn.find((message) => message.metadata.kind === "reply");
    const isValid = reply?.metadata.isValid ?? false;
    const questions = await attempts.questions(attempt);
    const messages = await repo.listMessages(db, attempt);
    return {
      response: reply?.content ?? "",
      isValid,
      answer: (isValid && own?.metadata.answer) || null,
      messages: turn,
      next: awaitedQuestion(questions, attempt.responses, messages)?.id ?? null,
      progress: attempt.progress,
      responses: attempt.responses,
    };
  }

  return { take, countTurn, settled };
}

/** An id stands for one message: with other words, or to another question, it would lose one of the two. */
function assertSame(turn: AnswerTurn, stored: ChatMessage): void {
  if (stored.content === turn.message && stored.metadata.questionId === turn.questionId) return;
  throw new AppError("CONFLICT", "This message was sent before with other words. Please send it again.");
}

/** Words that a follow-up asks more about are an answer, too: they are stored, and can be changed. */
function takenAs(decision: Decision): Partial<MessageMetadata> {
  if (!decision.isValid) {
    if (!decision.followUp) return { isValid: false };
    return { isValid: true, answer: storedAnswer(decision.followUp.answer) };
  }
  const { answer, understoodAs } = decision;
  return { isValid: true, answer: storedAnswer(answer), ...(understoodAs === null ? {} : { understoodAs }) };
}
