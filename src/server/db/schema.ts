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

/** The tables under their wire names (glossary: docs/glossary.md); `columns.ts` translates values. */

interface Dated {
  createdAt: Fixed<Date>;
  updatedAt: Date;
}

interface AdminTable extends Dated {
  id: Id<AdminId>;
  email: string;
  password: string;
  /** Null while nobody has chosen a password: the row waits for its link to be used, and is no admin yet. */
  passwordSetAt: Date | null;
  resetToken: string | null;
  resetTokenExpiry: Date | null;
  authEpoch: Generated<number>;
  /** When they were last told by mail that somebody guesses their password. */
  guessingToldAt: Generated<Date | null>;
}

/** A network an admin has signed in from, as a keyed hash. */
interface AdminNetworkTable {
  adminId: AdminId;
  network: string;
  seenAt: Date;
}

interface UserTable extends Dated {
  id: Id<ParticipantId>;
  email: string;
  name: string | null;
  magicToken: string | null;
  magicTokenExpiry: Date | null;
  verifiedAt: Date | null;
  /** When they made the account themselves; null when an admin did. */
  registeredAt: Generated<Date | null>;
  authEpoch: Generated<number>;
}

interface TemplateTable extends Dated {
  id: Id<TemplateId>;
  title: string;
  description: string | null;
  resultsAnalysisPrompt: string | null;
  isActive: Generated<boolean>;
  isDeleted: Generated<boolean>;
  questionsFlow: unknown;
  scoring: Generated<Scoring | null>;
  /** As in BCP 47; null is English. */
  language: Generated<string | null>;
  isSharedDevice: Generated<boolean>;
  /** What the chat offers to start an open answer with; null is the server's own list. */
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
  /** Its rules name questions by the ids of the template, or of the version. */
  conditions: Conditions | null;
}

interface QuestionTable extends QuestionColumns, Dated {
  id: Id<QuestionId>;
  assessmentId: Fixed<TemplateId>;
}

/** A template's questions, scoring, suggestions, language and cards as they were at a start; nothing of it ever changes but whether it is current. */
interface VersionTable {
  id: Id<VersionId>;
  assessmentId: Fixed<TemplateId>;
  /** Whether the next start uses it; triggers end that when a question changes, and remove what nobody uses. */
  isCurrent: boolean;
  scoring: Fixed<Scoring | null>;
  chatSuggestions: Fixed<string[] | null>;
  language: Fixed<string | null>;
  /** Its rules and texts name questions by the ids of the version. */
  cards: Card[];
  createdAt: Fixed<Date>;
}

interface CardTable extends Card, Dated {
  id: Generated<number>;
  assessmentId: Fixed<TemplateId>;
}

/** Answers by attempt-question id as text. */
export type StoredResponses = Record<string, string | string[]>;

interface AttemptTable extends Dated {
  id: Id<AttemptId>;
  userId: Fixed<ParticipantId>;
  assessmentId: Fixed<TemplateId>;
  versionId: Fixed<VersionId>;
  status: Generated<AttemptStatus>;
  progress: Generated<number>;
  /** To the questions that apply. */
  responses: Generated<StoredResponses>;
  /** What was answered to questions that do not apply at present; null without any, and once it is completed. */
  hiddenResponses: Generated<StoredResponses | null>;
  /** The place of the furthest question that was shown, from 1 in the version's order; null until something is stored. */
  furthest: Generated<number | null>;
  /** How its first answers came, and while it is under way what stands at each question (`attempt-facts/facts.ts`). */
  facts: Generated<string | null>;
  /** Grows with every change of the attempt: its answers, its conversation, its status. */
  revision: Generated<number>;
  recommendations: string | null;
  /** Before there were cards it had another form, which nothing reads. */
  recommendationsData: Advice | { readonly version?: undefined } | null;
  recommendationsBy: Author | null;
  startedAt: Date | null;
  completedAt: Date | null;
  /** When it was started, else made; SQLite works it out. */
  begunAt: ColumnType<Date, never, never>;
}

/** What results are counted from: a completed attempt in short (`attempt-facts/facts.ts`). Derived from the others. */
interface AttemptFactsTable {
  versionId: VersionId;
  userAssessmentId: AttemptId;
  facts: string;
}

/** Attempts whose facts are still to be worked out. */
interface AttemptFactsDueTable {
  userAssessmentId: AttemptId;
}

/** Completed attempts that no admin has opened yet. */
interface UnreadResultTable {
  userAssessmentId: AttemptId;
}

/** How many attempts a template has in a status; triggers count. */
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

/** What an attempt came to, written when it is completed; "" is the whole. */
interface AttemptScoreTable {
  userAssessmentId: AttemptId;
  dimension: string;
  /** From 0 to 100; null where too little was answered. */
  value: number | null;
  answered: number;
  asked: number;
  /** From 0 to 1. */
  coverage: number;
  /** Alike where the same things were asked and scored in the same way. */
  fingerprint: string;
  /** The value in the units that are shown, and the name of its band. */
  shown: number | null;
  band: string | null;
}

/** What others came to, sorted, as it was when it was last worked out. */
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
  /** Null for the text of the question that it names (`attempts/messages.ts`). */
  content: string | null;
  metadata: MessageMetadata;
  clientMessageId: string | null;
  createdAt: Fixed<Date>;
}

/** The door an answer came through. */
export type Via = "chat" | "form" | "api";

/** Answers that were replaced, and by which door and when. */
interface AnswerHistoryTable {
  id: Generated<number>;
  userAssessmentId: AttemptId;
  questionId: AttemptQuestionId;
  /** JSON: wrapped so that a text answer is a JSON value too. */
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

/** A stored row of a table. */
export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;
export type NewRow<Table extends keyof Schema> = Insertable<Schema[Table]>;
