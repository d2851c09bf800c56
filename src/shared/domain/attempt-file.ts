import { type AnswerValue, answerText, isAnswered, type Responses } from "./answer";
import type { AttemptStatus } from "./attempt";
import type { Advice } from "./cards/advice";
import { type ConditionedQuestion, visible, visibleResponses } from "./questions/conditions";
import {
  type AnswerableQuestion,
  type ExplainedQuestion,
  type FollowedUpQuestion,
  scaleLabel,
  type WeighedQuestion,
} from "./questions/question";
import type { Score } from "./score";
import { bandAt, type Scoring, shownValue } from "./scoring";

/** The text for a question without an answer, which differs by the page that exports. */
export const MISSING_ANSWER = { list: "No answer provided", details: "No response" } as const;

interface Benchmark {
  readonly dimension: string;
  readonly people: number;
  readonly quartiles: readonly [number, number, number];
  readonly higherThan: number;
}

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
  readonly advice: Advice | null;
  readonly scoring: Scoring | null;
  readonly scores: readonly Score[];
  readonly benchmarks: readonly Benchmark[];
}

export interface ExportedQuestion
  extends AnswerableQuestion,
    ConditionedQuestion,
    ExplainedQuestion,
    FollowedUpQuestion,
    WeighedQuestion {
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
  /** Empty if the page that exports has no messages. */
  readonly messages: readonly ExportedMessage[];
  readonly adminEmail: string | undefined;
  readonly missingAnswer: (typeof MISSING_ANSWER)[keyof typeof MISSING_ANSWER];
  readonly now: Date;
}

/** The content of an attempt's downloaded file. Times are ISO texts in UTC. */
export function exportFile({ attempt, questions, messages, adminEmail, missingAnswer, now }: ExportSource) {
  const { assessment, user, recommendations, advice } = attempt;
  const visibleQuestions = visible(questions, attempt.responses);
  const responses = visibleResponses(questions, attempt.responses);
  const conversation = messages.map(({ role, content, createdAt, metadata }) => ({
    role,
    content,
    timestamp: createdAt.toISOString(),
    metadata,
  }));
  const displayAnswer = (answer: AnswerValue | undefined) =>
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
    questions: questions.map((question) => ({
      id: question.id,
      questionText: question.questionText,
      questionType: question.questionType,
      isRequired: question.isRequired,
      options: question.options,
      analysisPrompt: question.analysisPrompt,
      order: question.order,
      selection: question.selection,
      exclusiveOptions: question.exclusiveOptions,
      scaleLabels: question.scaleLabels,
      answerKind: question.answerKind,
      followUpQuestion: question.followUpQuestion,
      highIs: question.highIs,
      shortName: question.shortName,
      help: question.help,
      whyAsked: question.whyAsked,
      dimension: question.dimension,
      weight: question.weight,
      points: question.points,
      combine: question.combine,
      skipCounts: question.skipCounts,
      conditions: question.conditions,
      visible: visibleQuestions.includes(question),
    })),
    responses,
    questionsAndAnswers: visibleQuestions.map((question) => ({
      question: question.questionText,
      questionType: question.questionType,
      answer: displayAnswer(responses[question.id]),
      answerLabel: labelOf(question, responses[question.id]),
      analysisPrompt: question.analysisPrompt || null,
    })),
    aiAnalysis: { recommendations: recommendations || null, chatMessages: conversation, advice },
    conversationHistory: conversation,
    scoring: scoringOf(attempt),
  };
}

function labelOf(question: ExportedQuestion, answer: AnswerValue | undefined): string | null {
  return (isAnswered(answer) && scaleLabel(question, answerText(answer))) || null;
}

/** The scores in the units displayed, the overall score first; null if the template isn't scored. */
function scoringOf({ scoring, scores, benchmarks }: ExportedAttempt) {
  if (!scoring) return null;
  return {
    scale: scoring.scale,
    scores: scores.map(({ dimension, value, answered, asked, coverage }) => {
      const displayed = value === null ? null : shownValue(value, scoring.scale);
      const band = value === null ? undefined : bandAt(scoring, dimension, value);
      return {
        dimension,
        name: scoring.dimensions.find(({ key }) => key === dimension)?.name ?? null,
        value,
        shown: displayed,
        band: band?.name ?? null,
        bandText: band?.text ?? null,
        answered,
        asked,
        coverage,
      };
    }),
    benchmarks,
  };
}

/** The file as JSON, indented by two spaces. */
export function exportText(source: ExportSource): string {
  return JSON.stringify(exportFile(source), null, 2);
}

/**
 * Title, email and day joined by underscores, with every other character than A to Z and digits replaced by an
 * underscore, then .json. The day is that of the file's exportDate, in UTC.
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
