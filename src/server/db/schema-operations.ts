import type { Generated } from "kysely";
import type { AiPurpose, SentKind } from "#shared/domain/ai-call";
import type { AttemptId, JobId, MailId, ParticipantId } from "#shared/domain/ids";
import type { MailKind, MailState } from "#shared/domain/mail";
import type { AiProvider, Duty, TestFigures } from "#shared/domain/model-test";
import type { NotedStep } from "#shared/domain/onboarding-steps";
import type { Fixed, Id } from "./column-types";

/** The tables of what goes on around the assessments: sessions, links, mails, jobs, limits, a model's use. */

export interface SessionTable {
  sid: string;
  sess: unknown;
  expire: Date;
}

/** One row. */
export interface SessionSecretTable {
  id: number;
  fingerprint: string;
}

export interface SignInLinkTable {
  id: Generated<number>;
  hash: string;
  userId: ParticipantId;
  uses: Generated<number>;
  firstUsedAt: Date | null;
  expiresAt: Date;
  createdAt: Date;
  /** A hash of the id of the browser that requested it; null for a link that nobody requested in a browser. */
  requestedBy: Fixed<string | null>;
}

export interface MailsTable {
  id: Id<MailId>;
  kind: MailKind;
  recipient: string;
  userId: ParticipantId | null;
  subject: string;
  /** The encrypted body; erased once the mail is sent or can no longer be. */
  sealedBody: string | null;
  state: Generated<MailState>;
  tries: Generated<number>;
  lastError: string | null;
  expiresAt: Date;
  createdAt: Date;
  sentAt: Date | null;
}

export interface JobTable {
  id: Id<JobId>;
  kind: string;
  dedupeKey: string;
  payload: unknown;
  tries: Generated<number>;
  runAt: Date;
  lockedUntil: Date | null;
  lastError: string | null;
  createdAt: Date;
  /** How often in a row the server ended while it ran. */
  unfinished: Generated<number>;
  /** Null unless it is left alone because the server keeps ending while it runs. */
  setAsideAt: Date | null;
}

export interface RateLimitTable {
  key: string;
  hits: number;
  resetAt: Date;
}

export interface AiUsageTable {
  /** YYYY-MM-DD in UTC. */
  day: string;
  calls: number;
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
}

/** What was used of one share of a day's budget. */
export interface AiShareTable {
  /** YYYY-MM-DD in UTC. */
  day: string;
  share: string;
  tokens: number;
}

export interface AiCallTable {
  id: Generated<number>;
  userAssessmentId: AttemptId;
  purpose: AiPurpose;
  model: string;
  /** Whether the reply was whole and served; what a failed call used counts all the same. */
  isUsed: boolean;
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
  sent: SentKind[];
  createdAt: Date;
}

/** A model's last test in one duty, under all that makes it another model. */
export interface ModelTestTable {
  provider: AiProvider;
  /** "" for the provider's own address. */
  baseUrl: string;
  model: string;
  duty: Duty;
  figures: TestFigures;
  testedAt: Date;
}

/** What admins did in the first hour that shows in no other table. */
export interface FirstStepTable {
  step: NotedStep;
  doneAt: Date;
}
