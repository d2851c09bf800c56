import { randomUUID } from "node:crypto";
import type {
  AnswerTurn,
  ChatMessage,
  ChatState,
  NewMessage,
  TurnEvent,
  TurnOutcome,
} from "#shared/contracts/chat";
import { type AnswerValue, storedAnswer } from "#shared/domain/answer";
import type { AttemptId, AttemptQuestionId } from "#shared/domain/ids";
import type { AnswerableQuestion } from "#shared/domain/question";
import { type Tx, transaction } from "../../db/database";
import type { Via } from "../../db/schema";
import { judgeAnswer } from "../../judge/judge";
import { AppError } from "../../kernel/errors";
import type { AdminIdentity } from "../admin-auth/service";
import type { OwnedAttempt, ProvenAttempt } from "../attempts/rules";
import type { AttemptsService } from "../attempts/service";
import { attemptView, questionView } from "../attempts/views";
import type { ParticipantIdentity } from "../participant-auth/service";
import { awaitedQuestion } from "./follow-up";
import * as repo from "./repo";
import { assertRoom, decideByRules, decideWithoutModel, knownMessage } from "./rules";
import { askingMessage, editedText, replyText, welcomeText } from "./texts";
import { createTurns, type TurnParts } from "./turn";
import { createLive } from "./watching";

type Questions = Awaited<ReturnType<AttemptsService["questions"]>>;

export type ChatService = ReturnType<typeof createChat>;

/** The conversation: opening it, one turn, changing an earlier answer (design section 6). */
export function createChat(parts: TurnParts & Parameters<typeof createLive>[0]) {
  const { db, clock, log, attempts, assistant } = parts;
  const { take, countTurn, settled } = createTurns(parts);
  const { watch } = createLive(parts);

  /** Everything the chat shows. A new conversation gets its welcome and first question; a resumed one goes on. */
  async function open(participant: ParticipantIdentity, id: AttemptId): Promise<ChatState> {
    const attempt = await attempts.open(participant, id);
    const questions = await attempts.questions(attempt);
    if (attempt.status !== "completed" && questions.length > 0) {
      await transaction(db, (tx) => prepare(tx, attempt, questions));
    }
    const messages = await repo.listMessages(db, attempt);
    return {
      attempt: attemptView(attempt),
      questions: questions.map(questionView),
      messages,
      currentQuestionId: awaitedQuestion(questions, attempt.responses, messages)?.id ?? null,
      assistant: assistant.kind,
    };
  }

  async function prepare(tx: Tx, attempt: OwnedAttempt, questions: Questions) {
    const messages = await repo.listMessages(tx, attempt);
    const additions: repo.NewMessage[] = [];
    if (messages.length === 0) {
      const content = welcomeText(attempt.title, questions.length);
      additions.push({ role: "bot", content, metadata: { kind: "welcome" } });
    }
    const current = awaitedQuestion(questions, attempt.responses, messages);
    const asked = messages.findLast((message) => message.metadata.kind === "question");
    if (current && asked?.metadata.questionId !== current.id) additions.push(askingMessage(current));
    await repo.insertMessages(tx, attempt, additions, clock.now());
  }

  /**
   * One turn: the events as they come, the outcome last. The work goes on when the listener leaves, so an answer
   * sent from a train is not lost with the connection. NOT_FOUND for a foreign attempt, CONFLICT for a completed one.
   */
  async function* answer(participant: ParticipantIdentity, turn: AnswerTurn): AsyncGenerator<TurnEvent> {
    const attempt = await attempts.open(participant, turn.attemptId);
    let listening = true;
    const events = new ReadableStream<TurnEvent>({
      start(controller) {
        const tell = (event: TurnEvent) => listening && controller.enqueue(event);
        take(participant, attempt, turn, (text) => tell({ type: "delta", text })).then(
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

  /** Changes an earlier answer; the conversation notes that it was changed. */
  async function edit(
    participant: ParticipantIdentity,
    id: AttemptId,
    questionId: AttemptQuestionId,
    value: AnswerValue,
  ): Promise<TurnOutcome> {
    const attempt = await attempts.open(participant, id);
    const outcome = await transaction(db, async (tx) => {
      const answers = { [questionId]: value };
      const { responses, progress, questions } = await attempts.record(tx, attempt, answers, "chat");
      const question = questions.find((candidate) => candidate.id === questionId);
      const answer = responses[questionId];
      if (!question || answer === undefined) throw new Error("A recorded answer came back empty.");
      const content = editedText(question.order, answer);
      const metadata = { kind: "note" as const, questionId, answer };
      const said = await repo.listMessages(tx, attempt);
      const messages = await repo.insertMessages(
        tx,
        attempt,
        [{ role: "bot", content, metadata }],
        clock.now(),
      );
      const next = awaitedQuestion(questions, responses, said)?.id ?? null;
      return { response: content, isValid: true, answer, messages, next, progress, responses };
    });
    attempts.announce(attempt);
    return outcome;
  }

  /**
   * The documented call. Within an attempt, the question is looked up in its own copy by the exact text, and the
   * turn is the chat's; without an attempt or a match the rules judge and nothing is stored (security T12).
   */
  async function process(participant: ParticipantIdentity, request: ProcessRequest) {
    if (request.userAssessmentId) {
      const attempt = await attempts.open(participant, request.userAssessmentId);
      if (attempt.status === "completed") throw new AppError("CONFLICT", "This assessment is completed.");
      const questions = await attempts.questions(attempt);
      const same = questions.filter((one) => one.questionText === request.question);
      const awaited = awaitedQuestion(same, attempt.responses, await repo.listMessages(db, attempt));
      const question = awaited ?? same[0];
      if (question) {
        const turn = {
          attemptId: attempt.id,
          questionId: question.id,
          message: request.userMessage,
          clientMessageId: randomUUID(),
        };
        return take(participant, attempt, turn, () => undefined);
      }
    }
    await countTurn(participant);
    const asked = { ...request, questionText: request.question, options: request.options ?? null };
    const judgement = judgeAnswer(asked, request.userMessage);
    const decision =
      judgement.outcome === "undecided"
        ? decideWithoutModel(asked, judgement)
        : decideByRules(judgement, asked, request.userMessage, 0);
    return {
      response: replyText(decision, { ...asked, order: 0 }, false),
      isValid: decision.isValid,
      answer: decision.isValid ? storedAnswer(decision.answer) : null,
    };
  }

  /**
   * Adds a participant's message that answers nothing. What the conversation holds already is given back as it is, so
   * a system that reports what it was just told adds nothing; only the server speaks for the assistant
   * (decision 0029). CONFLICT for a completed attempt.
   */
  async function add(participant: ParticipantIdentity, { id, role, content }: NewMessage, via: Via) {
    const attempt = await attempts.open(participant, id);
    const known = knownMessage(await repo.listMessages(db, attempt), role, content);
    if (known) return inAttempt(attempt, known);
    if (role === "bot") throw new AppError("BAD_REQUEST", "Only the server writes the assistant's messages.");
    await countTurn(participant);
    const added = await transaction(db, async (tx) => {
      const { questions, responses } = await attempts.record(tx, attempt, {}, via);
      assertRoom(await repo.listMessages(tx, attempt), questions.length);
      await prepare(tx, { ...attempt, responses }, questions);
      return repo.insertNote(tx, attempt, content, clock.now());
    });
    attempts.announce(attempt);
    return inAttempt(attempt, added);
  }

  /** A conversation as it was had, for its participant. */
  async function messages(participant: ParticipantIdentity, id: AttemptId) {
    return listOf(await attempts.own(participant, id));
  }

  /** A conversation as it was had, for admins. */
  async function transcript(admin: AdminIdentity, id: AttemptId) {
    return listOf(await attempts.any(admin, id));
  }

  const listOf = async (attempt: ProvenAttempt) =>
    (await repo.listMessages(db, attempt)).map((message) => inAttempt(attempt, message));

  return { open, watch, answer, edit, process, add, messages, transcript, settled };
}

const inAttempt = ({ id: userAssessmentId }: ProvenAttempt, message: ChatMessage) => ({
  ...message,
  userAssessmentId,
});

interface ProcessRequest extends Omit<AnswerableQuestion, "questionText" | "options"> {
  userMessage: string;
  question: string;
  options?: string[] | null | undefined;
  userAssessmentId?: AttemptId | null | undefined;
}
