import type { FastifyBaseLogger } from "fastify";
import type { Assistance } from "./assistant/create-assistant";
import type { Config } from "./config";
import type { Engine } from "./db/engine";
import { createAdminAuth } from "./features/admin-auth/service";
import { createAiReceipt } from "./features/ai-receipt/service";
import { createAttemptFiles } from "./features/attempt-files/service";
import { createAttempts } from "./features/attempts/service";
import { createCards } from "./features/cards/service";
import { createChat } from "./features/chat/service";
import { createDashboard } from "./features/dashboard/service";
import { createInvitations } from "./features/invitations/service";
import { createModelTests } from "./features/model-tests/service";
import { createOnboarding } from "./features/onboarding/service";
import { createOutboxService } from "./features/outbox/service";
import { createParticipantAuth } from "./features/participant-auth/service";
import { createQuestions } from "./features/questions/service";
import { createRecommendations } from "./features/recommendations/service";
import { createResultExports } from "./features/result-exports/service";
import { createResults } from "./features/results/service";
import { createScoring } from "./features/scoring/service";
import { createServerStatus } from "./features/server-status/service";
import { createStats } from "./features/stats/service";
import { createTemplateDrafts } from "./features/template-drafts/service";
import { createTemplateFiles } from "./features/template-files/service";
import { createTemplates } from "./features/templates/service";
import { createUsers } from "./features/users/service";
import type { JobQueue } from "./jobs/queue";
import type { Clock } from "./lib/clock";
import type { DiskSpace } from "./lib/disk-space";
import type { Passwords } from "./lib/passwords";
import type { RecentErrors } from "./lib/recent-errors";
import type { SystemActor } from "./lib/system-actor";
import type { Mail } from "./mail/create-mail";
import type { Limiter } from "./rate-limits/limiter";
import { exampleTemplate } from "./template-library/library";

interface ServiceParts extends Mail, Assistance {
  config: Config;
  engine: Engine;
  clock: Clock;
  log: FastifyBaseLogger;
  limiter: Limiter;
  jobs: JobQueue;
  passwords: Passwords;
  diskSpace: DiskSpace;
  recentErrors: RecentErrors;
  systemActor: SystemActor;
  newSeed: () => number;
  secret: string;
  /** Ends subscriptions as soon as the server shuts down. */
  draining: AbortSignal;
  /** Interrupts model work when the shutdown has waited long enough. */
  shutdown: AbortSignal;
}

/** One service per feature, called by procedures. */
export type Services = ReturnType<typeof createServices>;

export function createServices(parts: ServiceParts) {
  const { config, engine, mailer, assistant } = parts;
  const { db, searchWorker } = engine;
  const { publicUrl, strictLinks, branding: organization } = config;
  const shared = { ...parts, db, searchWorker, publicUrl, organization, mailIsDelivered: mailer.delivers };

  const adminAuth = createAdminAuth(shared);

  const templates = createTemplates(shared);
  const scoring = createScoring(shared);
  const cards = createCards({ ...shared, templates });
  const questions = createQuestions({ ...shared, templates, scoring, cards });
  const templateFiles = createTemplateFiles({ db, templates, questions, scoring, cards });

  const participantAuth = createParticipantAuth({ ...shared, strictLinks, templates });
  const attempts = createAttempts({
    ...shared,
    runCommit: engine.commit,
    hasModel: assistant.hasModel,
    templates,
    participantAuth,
  });
  const chat = createChat({ ...shared, attempts });
  const results = createResults({ ...shared, attempts });
  const announceResults = config.resultsMail ? participantAuth.announceResults : undefined;

  const invitations = createInvitations({ ...shared, templates, attempts, participantAuth });
  const users = createUsers({ ...shared, invitations, attempts, participantAuth });
  const aiReceipt = createAiReceipt({ ...shared, attempts, isConfigured: config.ai !== undefined });
  const status = { ...shared, aiReceipt, attempts };

  return {
    adminAuth,
    participantAuth,
    users,
    invitations,
    stats: createStats({ users, attempts }),
    dashboard: createDashboard({ ...shared, attempts, results, templates }),
    firstSteps: createOnboarding({ ...shared, templates, exampleTitle: () => exampleTemplate().title }),
    templates,
    templateFiles,
    templateDrafts: createTemplateDrafts({ ...shared, templateFiles }),
    questions,
    scoring,
    cards,
    attempts,
    attemptFiles: createAttemptFiles({ ...shared, attempts, chat }),
    chat,
    recommendations: createRecommendations({ ...shared, attempts, announceResults }),
    results,
    resultExports: createResultExports({ ...shared, results }),
    outbox: createOutboxService(shared),
    aiReceipt,
    modelTests: createModelTests(shared),
    serverStatus: createServerStatus(status),
  };
}
