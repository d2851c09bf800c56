import type { Generated } from "kysely";
import type { AiPurpose, SentKind } from "#shared/domain/ai-call";
import type { AttemptId, JobId, MailId, ParticipantId } from "#shared/domain/ids";
import type { MailKind, MailState } from "#shared/domain/mail";
import type { AiProvider, Duty, TestFigures } from "#shared/domain/model-test";
import type { StoredStep } from "#shared/domain/onboarding-steps";
import type { Fixed, Id } from "./column-types";

/** Operational tables: sessions, links, emails, jobs, limits and model usage. */

export interface SessionTable {
  sid: string;
  sess: unknown;
  expire: Date;
}

/** A single row. */
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
  /** Hash of the id of the browser that requested the link; null if it wasn't requested in a browser. */
  requestedBy: Fixed<string | null>;
}

export interface MailsTable {
  id: Id<MailId>;
  kind: MailKind;
  recipient: string;
  userId: ParticipantId | null;
  subject: string;
  /** Encrypted body; deleted when the email was sent or can't be sent anymore. */
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
  /** How often in a row the server crashed while the job ran. */
  unfinished: Generated<number>;
  /** When the job was paused because the server kept crashing while it ran; null otherwise. */
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

/** Tokens used from one share of a day's budget. */
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
  /** True if the reply was complete and used. Failed calls count toward the budget too. */
  isUsed: boolean;
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
  sent: SentKind[];
  createdAt: Date;
}

/** The last test of a model for one duty, keyed by everything that identifies the model. */
export interface ModelTestTable {
  provider: AiProvider;
  /** "" for the provider's default. */
  baseUrl: string;
  model: string;
  duty: Duty;
  figures: TestFigures;
  testedAt: Date;
}

/** Onboarding steps of admins that no other table shows. */
export interface FirstStepTable {
  step: StoredStep;
  doneAt: Date;
}
