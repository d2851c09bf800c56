import { randomUUID } from "node:crypto";
import type { FastifyBaseLogger } from "fastify";
import type {
  NewMessage as AddedMessage,
  AnswerTurn,
  ChatMessage,
  ChatSnapshot,
  OpenedChat,
  TurnEvent,
  TurnOutcome,
} from "#shared/contracts/chat";
import { messageId } from "#shared/contracts/common";
import type { AnswerValue } from "#shared/domain/answer";
import type { AttemptId, AttemptQuestionId, MessageId } from "#shared/domain/ids";
import { visible } from "#shared/domain/questions/conditions";
import { type AnswerableQuestion, UNSAID } from "#shared/domain/questions/question";
import { standaloneContext } from "../../chat-replies/reply-context";
import { welcomeText } from "../../chat-replies/welcome-and-notes";
import { warmUpLexicon } from "../../language/lazy";
import type { Clock } from "../../lib/clock";
import { AppError } from "../../lib/errors";
import type { AdminIdentity } from "../admin-auth/rules";
import { type AttemptSnapshot, assertOpen, type SnapshotQuestion } from "../attempts/attempt-snapshot";
import type { AttemptChange } from "../attempts/attempt-writer";
import type { ProvenAttempt } from "../attempts/rules";
import { attemptView, questionViews } from "../attempts/views";
import type { ParticipantIdentity } from "../participant-auth/rules";
import { createAttemptSubscription } from "./attempt-subscription";
import { editAnswer, stillToAsk } from "./edit-answer";
import { awaitedAmong, awaitedQuestion } from "./follow-up";
import { idCutOff } from "./interpret-message";
import { assertSuggestionPending } from "./pending-suggestion";
import { assertRoom, decideAlone, knownMessage } from "./rules";
import { createTurns, type TurnParts, turnBy } from "./turn";
import { parsedView } from "./views";

interface Parts extends TurnParts {
  log: FastifyBaseLogger;
  clock: Clock;
  /** Ends what only listens, as soon as the server goes down. */
  draining: AbortSignal;
}

export type ChatService = ReturnType<typeof createChat>;

/** The conversation: opening it, one turn, changing an earlier answer. */
export function createChat(parts: Parts) {
  const { log, clock, limiter, attempts, assistant, organization } = parts;
  const { withAttemptLock, runTurn, settled } = createTurns(parts);
  const { watch } = createAttemptSubscription(parts);

  /** Everything the chat shows. A new conversation gets its welcome and first question; a resumed one goes on. */
  async function open(participant: ParticipantIdentity, id: AttemptId): Promise<OpenedChat> {
    const { snapshot } = await attempts.commit(await attempts.snapshot(participant, id), opening);
    return shown(participant, snapshot);
  }

  /** The same, only read: what opening it would add is there already, under ids that nothing has. */
  async function standing(participant: ParticipantIdentity, id: AttemptId): Promise<ChatSnapshot> {
    const snapshot = await attempts.snapshot(participant, id);
    const toCome = (opening(snapshot).messages ?? []).map((message, index) => ({
      ...message,
      id: messageId.parse(Number.MAX_SAFE_INTEGER - index),
      clientMessageId: null,
      createdAt: clock.now(),
    }));
    const messages = [...snapshot.messages, ...toCome];
    const opened = await shown(participant, { ...snapshot, messages });
    return { ...opened, questions: questionViews(snapshot.attempt), isOpened: toCome.length === 0 };
  }

  async function shown(
    participant: ParticipantIdentity,
    { attempt, messages }: AttemptSnapshot,
  ): Promise<OpenedChat> {
    void warmUpLexicon();
    assistant.wake?.();
    return {
      attempt: attemptView(attempt),
      messages: [...messages],
      currentQuestionId: awaitedQuestion(attempt.questions, attempt.responses, messages)?.id ?? null,
      assistant: await assistant.authorFor(participant),
      suggestions: attempt.chatSuggestions && [...attempt.chatSuggestions],
    };
  }

  /**
   * One turn: the events as they come, the outcome last. The work goes on when the listener leaves, so an answer
   * sent from a train is not lost with the connection. NOT_FOUND for a foreign attempt, CONFLICT for a completed one.
   */
  async function* answer(participant: ParticipantIdentity, turn: AnswerTurn): AsyncGenerator<TurnEvent> {
    let listening = true;
    const events = new ReadableStream<TurnEvent>({
      start(controller) {
        const tell = (event: TurnEvent) => listening && controller.enqueue(event);
        withAttemptLock(participant, turn.attemptId, async () =>
          runTurn(await attempts.snapshot(participant, turn.attemptId), turn, tell),
        ).then(
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

  /**
   * The documented call. Within an attempt, the question is looked up in its own copy by the exact text, and the
   * turn is the chat's; without an attempt or a match the message is parsed and nothing is stored.
   */
  async function process(participant: ParticipantIdentity, request: ProcessRequest) {
    const { userAssessmentId: id } = request;
    const taken = id && (await withAttemptLock(participant, id, () => processIn(participant, id, request)));
    return taken ?? parseOnly(participant, request);
  }

  async function processIn(participant: ParticipantIdentity, id: AttemptId, request: ProcessRequest) {
    const snapshot = await attempts.snapshot(participant, id);
    const { attempt, messages } = snapshot;
    assertOpen(attempt);
    const isSame = ({ questionText }: SnapshotQuestion) => questionText === request.question;
    const applying = visible(attempt.questions, attempt.responses).filter(isSame);
    const question =
      awaitedAmong(applying, attempt.responses, messages) ?? applying[0] ?? attempt.questions.find(isSame);
    if (!question) return undefined;
    const turn = { attemptId: id, questionId: question.id, message: request.userMessage };
    const clientMessageId = idCutOff(snapshot, turn) ?? randomUUID();
    // A yes or no replies to what the previous call returned.
    const offeredBy = messages.findLast(({ role }) => role === "bot")?.id;
    return runTurn(snapshot, { ...turn, clientMessageId, offeredBy }, () => undefined);
  }

  async function parseOnly(participant: ParticipantIdentity, request: ProcessRequest) {
    const { rule, subject } = turnBy(participant);
    await limiter.hit(rule, subject);
    const { question: questionText, options = null, ...said } = request;
    const asked = { ...UNSAID, ...said, questionText, options };
    const context = standaloneContext(request.userMessage, organization);
    return parsedView(decideAlone(asked, context), asked, context);
  }

  /**
   * Adds a participant's message that answers nothing. What the conversation holds already is given back as it is, so
   * a system that reports what it was just told adds nothing; only the server speaks for the assistant
   * (decision 0029). CONFLICT for a completed attempt.
   */
  async function add(participant: ParticipantIdentity, { id, role, content }: AddedMessage) {
    const before = await attempts.snapshot(participant, id);
    const known = knownMessage(before.messages, role, content);
    if (known) return inAttempt(before.attempt, known);
    if (role === "bot") throw new AppError("BAD_REQUEST", "Only the server writes the assistant's messages.");
    const { snapshot, added } = await attempts.commit(before, (now) =>
      // The same may have been reported meanwhile.
      knownMessage(now.messages, role, content)
        ? {}
        : { ...noting(now, content), counts: [turnBy(participant)] },
    );
    const note = added.at(-1) ?? knownMessage(snapshot.messages, role, content);
    if (!note) throw new Error("A stored message came back empty.");
    return inAttempt(before.attempt, note);
  }

  /** A conversation as it was had, for its participant. */
  async function messages(participant: ParticipantIdentity, id: AttemptId) {
    const snapshot = await attempts.snapshot(participant, id);
    return snapshot.messages.map((message) => inAttempt(snapshot.attempt, message));
  }

  /** A conversation as it was had, for admins. */
  async function transcript(admin: AdminIdentity, id: AttemptId) {
    const attempt = await attempts.any(admin, id);
    return (await attempts.conversation(attempt)).map((message) => inAttempt(attempt, message));
  }

  return { open, standing, watch, answer, edit, process, add, messages, transcript, settled };
}

/** What a conversation still lacks before it can go on: its welcome, and the question that is asked now. */
function opening({ attempt, messages }: AttemptSnapshot): AttemptChange {
  const { status, questions, title, responses, language } = attempt;
  if (status === "completed" || questions.length === 0) return {};
  const count = visible(questions, responses).length;
  const content = welcomeText(title, count, questions.some(isConditional), language);
  const welcome = { role: "bot" as const, content, metadata: WELCOME };
  return { messages: [...(messages.length === 0 ? [welcome] : []), ...stillToAsk(attempt, messages)] };
}

const isConditional = ({ conditions }: SnapshotQuestion) => conditions !== null;

const WELCOME = { kind: "welcome" as const };

/** A participant's note, behind what the conversation lacked. */
function noting(snapshot: AttemptSnapshot, content: string): AttemptChange {
  assertOpen(snapshot.attempt);
  assertRoom(snapshot.messages, snapshot.attempt.questions.length);
  const note = { role: "user" as const, content, metadata: { kind: "note" as const } };
  return { messages: [...(opening(snapshot).messages ?? []), note] };
}

const inAttempt = ({ id: userAssessmentId }: ProvenAttempt, message: ChatMessage) => ({
  ...message,
  userAssessmentId,
});

interface ProcessRequest extends Pick<AnswerableQuestion, "questionType" | "isRequired"> {
  userMessage: string;
  question: string;
  options?: string[] | null | undefined;
  userAssessmentId?: AttemptId | null | undefined;
}
