import { type AnswerValue, answerText, isAnswered, type Responses } from "./answer";
import type { AttemptStatus } from "./attempt";
import type { QuestionType } from "./question";

/** What the export shows for a question without an answer: the words differ by the page that exports (spec section 3). */
export const MISSING_ANSWER = { list: "No answer provided", details: "No response" } as const;

/** An attempt as an admin knows it. */
export interface ExportedAttempt {
  readonly id: number;
  readonly assessmentId: number;
  readonly assessment: { readonly title: string; readonly description: string | null } | null;
  readonly user: { readonly id: number; readonly email: string; readonly name: string | null } | null;
  readonly status: AttemptStatus;
  readonly progress: number;
  readonly startedAt: Date | null;
  readonly completedAt: Date | null;
  readonly responses: Responses;
  readonly recommendations: string | null;
}

export interface ExportedQuestion {
  readonly id: number;
  readonly questionText: string;
  readonly questionType: QuestionType;
  readonly isRequired: boolean;
  readonly options: readonly string[] | null;
  readonly analysisPrompt: string | null;
}

export interface ExportedMessage {
  readonly role: string;
  readonly content: string;
  readonly createdAt: Date;
  readonly metadata: unknown;
}

export interface ExportSource {
  readonly attempt: ExportedAttempt;
  readonly questions: readonly ExportedQuestion[];
  /** Empty where the page that exports has none. */
  readonly messages: readonly ExportedMessage[];
  readonly adminEmail: string | undefined;
  readonly missingAnswer: (typeof MISSING_ANSWER)[keyof typeof MISSING_ANSWER];
  readonly now: Date;
}

/** Everything about one attempt, as the downloaded file holds it (spec section 3). Times are ISO texts in UTC. */
export function exportFile({ attempt, questions, messages, adminEmail, missingAnswer, now }: ExportSource) {
  const { assessment, user, responses, recommendations } = attempt;
  const conversation = messages.map(({ role, content, createdAt, metadata }) => ({
    role,
    content,
    timestamp: createdAt.toISOString(),
    metadata,
  }));
  const shown = (answer: AnswerValue | undefined) =>
    isAnswered(answer) ? answerText(answer) : missingAnswer;
  return {
    exportInfo: {
      exportDate: now.toISOString(),
      exportedBy: adminEmail || "Unknown Admin",
      assessmentId: attempt.id,
    },
    assessment: {
      id: attempt.id,
      title: titleOf(attempt),
      description: assessment?.description ?? null,
      templateId: attempt.assessmentId,
    },
    user: { id: user?.id ?? null, email: emailOf(attempt), name: user?.name || null },
    assessmentProgress: {
      status: attempt.status,
      progress: attempt.progress,
      startedAt: attempt.startedAt?.toISOString() ?? null,
      completedAt: attempt.completedAt?.toISOString() ?? null,
    },
    questions: questions.map(({ id, questionText, questionType, isRequired, options, analysisPrompt }) => ({
      id,
      questionText,
      questionType,
      isRequired,
      options,
      analysisPrompt,
    })),
    responses,
    questionsAndAnswers: questions.map(({ id, questionText, questionType, analysisPrompt }) => ({
      question: questionText,
      questionType,
      answer: shown(responses[id]),
      analysisPrompt: analysisPrompt || null,
    })),
    aiAnalysis: { recommendations: recommendations || null, chatMessages: conversation },
    conversationHistory: conversation,
  };
}

/** The file's text: JSON, indented by two spaces (spec section 9). */
export function exportText(source: ExportSource): string {
  return JSON.stringify(exportFile(source), null, 2);
}

/**
 * Title, email and day joined by underscores, every character but A to Z and digits an underscore too, then .json
 * (spec section 5). The day is the one of the file's own exportDate.
 */
export function exportFileName(attempt: Pick<ExportedAttempt, "assessment" | "user">, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  return `${[titleOf(attempt), emailOf(attempt), day].join("_").replace(/[^a-z0-9]/gi, "_")}.json`;
}

function titleOf({ assessment }: Pick<ExportedAttempt, "assessment">): string {
  return assessment?.title || "Unknown Assessment";
}

function emailOf({ user }: Pick<ExportedAttempt, "user">): string {
  return user?.email || "unknown";
}
