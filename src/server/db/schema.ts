import type { ColumnType, Generated, Insertable, Selectable } from "kysely";
import type { MessageMetadata } from "#shared/contracts/chat";
import type { AttemptStatus } from "#shared/domain/attempt";
import type { Advice, Author } from "#shared/domain/cards/advice";
import type { Card } from "#shared/domain/cards/card";
import type {
  AdminId,
  AttemptId,
  AttemptQuestionId,
  MessageId,
  ParticipantId,
  QuestionId,
  TemplateId,
  VersionId,
} from "#shared/domain/ids";
import type { Conditions } from "#shared/domain/questions/conditions";
import type {
  AnswerKind,
  Combination,
  Direction,
  QuestionType,
  Selection,
  SkipCounts,
} from "#shared/domain/questions/question";
import type { Scoring } from "#shared/domain/scoring";
import type { Fixed, Id } from "./column-types";
import type {
  AiCallTable,
  AiShareTable,
  AiUsageTable,
  FirstStepTable,
  JobTable,
  MailsTable,
  ModelTestTable,
  RateLimitTable,
  SessionSecretTable,
  SessionTable,
  SignInLinkTable,
} from "./schema-operations";

/** Tables under their API names (docs/glossary.md). `column-codec.ts` converts values. */

interface Timestamps {
  createdAt: Fixed<Date>;
  updatedAt: Date;
}

interface AdminTable extends Timestamps {
  id: Id<AdminId>;
  email: string;
  password: string;
  /** Null until the admin chose a password through their link. Until then the row is not an admin. */
  passwordSetAt: Date | null;
  resetToken: string | null;
  resetTokenExpiry: Date | null;
  authEpoch: Generated<number>;
  /** When the admin was last emailed about password guessing. */
  guessingToldAt: Generated<Date | null>;
}

/** Keyed hash of a network that an admin signed in from. */
interface AdminNetworkTable {
  adminId: AdminId;
  network: string;
  seenAt: Date;
}

interface UserTable extends Timestamps {
  id: Id<ParticipantId>;
  email: string;
  name: string | null;
  magicToken: string | null;
  magicTokenExpiry: Date | null;
  verifiedAt: Date | null;
  /** When the participant registered; null if an admin added them. */
  registeredAt: Generated<Date | null>;
  authEpoch: Generated<number>;
}

interface TemplateTable extends Timestamps {
  id: Id<TemplateId>;
  title: string;
  description: string | null;
  resultsAnalysisPrompt: string | null;
  isActive: Generated<boolean>;
  isDeleted: Generated<boolean>;
  questionsFlow: unknown;
  scoring: Generated<Scoring | null>;
  /** BCP 47 tag; null is English. */
  language: Generated<string | null>;
  isSharedDevice: Generated<boolean>;
  /** Suggested starts of open answers in the chat; null uses the server's list. */
  chatSuggestions: Generated<string[] | null>;
}

interface QuestionColumns {
  questionText: string;
  questionType: QuestionType;
  options: string[] | null;
  isRequired: boolean;
  order: number;
  analysisPrompt: string | null;
  selection: Generated<Selection>;
  exclusiveOptions: string[] | null;
  scaleLabels: string[] | null;
  answerKind: AnswerKind | null;
  followUpQuestion: string | null;
  highIs: Direction | null;
  shortName: string | null;
  help: string | null;
  whyAsked: string | null;
  dimension: string | null;
  weight: Generated<number>;
  points: number[] | null;
  combine: Generated<Combination>;
  skipCounts: Generated<SkipCounts>;
  /** Rules refer to question ids of the template, or of the version. */
  conditions: Conditions | null;
}

interface QuestionTable extends QuestionColumns, Timestamps {
  id: Id<QuestionId>;
  assessmentId: Fixed<TemplateId>;
}

/** Snapshot of a template, shared by attempts. Immutable except `isCurrent`. */
interface VersionTable {
  id: Id<VersionId>;
  assessmentId: Fixed<TemplateId>;
  /** True if new attempts use it. Triggers clear it when a question changes, and delete unused versions. */
  isCurrent: boolean;
  scoring: Fixed<Scoring | null>;
  chatSuggestions: Fixed<string[] | null>;
  language: Fixed<string | null>;
  /** Rules and texts refer to question ids of the version. */
  cards: Card[];
  createdAt: Fixed<Date>;
}

interface CardTable extends Card, Timestamps {
  id: Generated<number>;
  assessmentId: Fixed<TemplateId>;
}

/** Answers by attempt-question id as string. */
export type StoredResponses = Record<string, string | string[]>;

interface AttemptTable extends Timestamps {
  id: Id<AttemptId>;
  userId: Fixed<ParticipantId>;
  assessmentId: Fixed<TemplateId>;
  versionId: Fixed<VersionId>;
  status: Generated<AttemptStatus>;
  progress: Generated<number>;
  /** Answers to questions that currently apply. */
  responses: Generated<StoredResponses>;
  /** Answers to questions that currently don't apply; null if none or after completion. */
  hiddenResponses: Generated<StoredResponses | null>;
  /** Position of the furthest question shown, from 1 in the version's order; null until an answer is stored. */
  furthest: Generated<number | null>;
  /** How the first answers came, and while in progress the current answers (`attempt-facts/facts.ts`). */
  facts: Generated<string | null>;
  /** Increases with every change of answers, conversation or status. */
  revision: Generated<number>;
  recommendations: string | null;
  /** Rows from before advice cards have another form, which is never read. */
  recommendationsData: Advice | { readonly version?: undefined } | null;
  recommendationsBy: Author | null;
  startedAt: Date | null;
  completedAt: Date | null;
  /** `startedAt`, else `createdAt`; a generated column. */
  begunAt: ColumnType<Date, never, never>;
}

/** Summaries of completed attempts, for results (`attempt-facts/facts.ts`). Derived data. */
interface AttemptFactsTable {
  versionId: VersionId;
  userAssessmentId: AttemptId;
  facts: string;
}

/** Attempts whose facts must still be calculated. */
interface AttemptFactsDueTable {
  userAssessmentId: AttemptId;
}

/** Completed attempts that no admin has opened yet. */
interface UnreadResultTable {
  userAssessmentId: AttemptId;
}

/** Number of attempts by template and status; maintained by triggers. */
interface AttemptCountTable {
  assessmentId: TemplateId;
  status: AttemptStatus;
  count: number;
}

interface AttemptQuestionTable extends QuestionColumns {
  id: Id<AttemptQuestionId>;
  versionId: Fixed<VersionId>;
  originalQuestionId: QuestionId | null;
}

/** Scores of an attempt, written on completion. The `dimension` "" is the total. */
interface AttemptScoreTable {
  userAssessmentId: AttemptId;
  dimension: string;
  /** From 0 to 100; null if too few questions were answered. */
  value: number | null;
  answered: number;
  asked: number;
  /** From 0 to 1. */
  coverage: number;
  /** Equal for scores with the same questions and scoring. */
  fingerprint: string;
  /** The score in display units, and the name of its band. */
  shown: number | null;
  band: string | null;
}

/** Sorted scores of other participants, as of the last calculation. */
interface ScoreBenchmarkTable {
  fingerprint: string;
  dimension: string;
  people: number;
  sorted: number[];
  createdAt: Date;
}

interface MessageTable {
  id: Id<MessageId>;
  userAssessmentId: Fixed<AttemptId>;
  role: Fixed<"user" | "bot">;
  /** Null if the text is that of the question it refers to (`attempts/message-codec.ts`). */
  content: string | null;
  metadata: MessageMetadata;
  clientMessageId: string | null;
  createdAt: Fixed<Date>;
}

export type Via = "chat" | "form" | "api";

interface AnswerHistoryTable {
  id: Generated<number>;
  userAssessmentId: AttemptId;
  questionId: AttemptQuestionId;
  /** Wrapped so that a text answer is valid JSON too. */
  answer: { value: string | string[] };
  via: Via;
  createdAt: Date;
}

export interface Schema {
  admins: AdminTable;
  admin_networks: AdminNetworkTable;
  users: UserTable;
  assessments: TemplateTable;
  assessment_questions: QuestionTable;
  assessment_versions: VersionTable;
  advice_cards: CardTable;
  user_assessments: AttemptTable;
  attempt_counts: AttemptCountTable;
  attempt_facts: AttemptFactsTable;
  attempt_facts_due: AttemptFactsDueTable;
  unread_results: UnreadResultTable;
  user_assessment_questions: AttemptQuestionTable;
  attempt_scores: AttemptScoreTable;
  score_benchmarks: ScoreBenchmarkTable;
  chat_messages: MessageTable;
  answer_history: AnswerHistoryTable;
  sessions: SessionTable;
  session_secret: SessionSecretTable;
  sign_in_links: SignInLinkTable;
  mail_outbox: MailsTable;
  jobs: JobTable;
  rate_limits: RateLimitTable;
  ai_usage: AiUsageTable;
  ai_shares: AiShareTable;
  ai_calls: AiCallTable;
  model_tests: ModelTestTable;
  first_steps: FirstStepTable;
}

export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;
export type NewRow<Table extends keyof Schema> = Insertable<Schema[Table]>;
