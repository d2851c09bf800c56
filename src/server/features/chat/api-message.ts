import { randomUUID } from "node:crypto";
import type { AttemptId } from "#shared/domain/ids";
import { visible } from "#shared/domain/questions/conditions";
import { type AnswerableQuestion, QUESTION_DEFAULTS } from "#shared/domain/questions/question";
import { type Organization, standaloneContext } from "../../chat-replies/reply-context";
import type { Limiter } from "../../rate-limits/limiter";
import { assertOpen, type SnapshotQuestion } from "../attempts/attempt-snapshot";
import type { AttemptsService } from "../attempts/service";
import type { ParticipantIdentity } from "../participant-auth/rules";
import { awaitedAmong } from "./follow-up";
import { idCutOff } from "./repeated-messages";
import type { Turns } from "./turn";
import { turnBy } from "./turn-lock";
import { parsedView } from "./views";

interface Parts extends Pick<Turns, "withAttemptLock" | "runTurn"> {
  limiter: Limiter;
  attempts: Pick<AttemptsService, "snapshot">;
  organization: Organization;
}

interface ProcessRequest extends Pick<AnswerableQuestion, "questionType" | "isRequired"> {
  userMessage: string;
  question: string;
  options?: string[] | null | undefined;
  userAssessmentId?: AttemptId | null | undefined;
}

/** Creates the documented API call that parses a message, within an attempt or on its own. */
export function createApiMessage(parts: Parts) {
  const { limiter, attempts, organization, withAttemptLock, runTurn } = parts;

  /** Runs a chat turn for the question with this exact text; without an attempt or a match, only parses. */
  async function process(participant: ParticipantIdentity, request: ProcessRequest) {
    const { userAssessmentId: id } = request;
    const outcome = id && (await withAttemptLock(participant, id, () => processIn(participant, id, request)));
    return outcome ?? parseOnly(participant, request);
  }

  async function processIn(participant: ParticipantIdentity, id: AttemptId, request: ProcessRequest) {
    const snapshot = await attempts.snapshot(participant, id);
    const { attempt, messages } = snapshot;
    assertOpen(attempt);
    const isSame = ({ questionText }: SnapshotQuestion) => questionText === request.question;
    const candidates = visible(attempt.questions, attempt.responses).filter(isSame);
    const question =
      awaitedAmong(candidates, attempt.responses, messages) ??
      candidates[0] ??
      attempt.questions.find(isSame);
    if (!question) return undefined;
    const turn = { attemptId: id, questionId: question.id, message: request.userMessage };
    const clientMessageId = idCutOff(snapshot, turn) ?? randomUUID();
    // A yes or no refers to the previous call's reply.
    const offeredBy = messages.findLast(({ role }) => role === "bot")?.id;
    return runTurn(snapshot, { ...turn, clientMessageId, offeredBy }, () => undefined);
  }

  async function parseOnly(participant: ParticipantIdentity, request: ProcessRequest) {
    const { rule, subject } = turnBy(participant);
    await limiter.hit(rule, subject);
    const { question: questionText, options = null, ...rest } = request;
    const question = { ...QUESTION_DEFAULTS, ...rest, questionText, options };
    return parsedView(question, standaloneContext(request.userMessage, organization));
  }

  return process;
}
