import { setMaxListeners } from "node:events";
import type { FastifyBaseLogger } from "fastify";
import type { Assistant } from "./assistant/assistant";
import { createAssistant, openModelClient } from "./assistant/create-assistant";
import { loadModels } from "./assistant/evaluation/load-models";
import { createModelApproval, type ModelApproval } from "./assistant/evaluation/model-approval";
import { createTokenUsage } from "./assistant/token-usage";
import type { Config } from "./config";
import type { Db } from "./db/database";
import { createAdminAuth } from "./features/admin-auth/service";
import { createAiReceipt } from "./features/ai-receipt/service";
import { createAttemptFiles } from "./features/attempt-files/service";
import { RECOMMEND } from "./features/attempts/rules";
import { createAttempts } from "./features/attempts/service";
import { createCards } from "./features/cards/service";
import { createChat } from "./features/chat/service";
import { createInvitations } from "./features/invitations/service";
import { createModelTests } from "./features/model-tests/service";
import { createOnboarding } from "./features/onboarding/service";
import { createOutboxService } from "./features/outbox/service";
import { createParticipantAuth } from "./features/participant-auth/service";
import { createQuestions } from "./features/questions/service";
import { createRecommendations } from "./features/recommendations/service";
import { createResults } from "./features/results/service";
import { createScoring } from "./features/scoring/service";
import { createServerStatus } from "./features/server-status/service";
import { createStats } from "./features/stats/service";
import { createTemplateDrafts } from "./features/template-drafts/service";
import { createTemplateFiles } from "./features/template-files/service";
import { createTemplates } from "./features/templates/service";
import { createUsers } from "./features/users/service";
import { createHealth, type Health } from "./http/health";
import { createJobQueue } from "./jobs/queue";
import { createWorker, type Worker } from "./jobs/worker";
import { type Clock, systemClock } from "./lib/clock";
import { diskSpace } from "./lib/disk-space";
import { createLog } from "./lib/log";
import { createOutput, type Output } from "./lib/nonblocking-output";
import { createPasswords } from "./lib/passwords";
import { createRecentErrors, type RecentErrors } from "./lib/recent-errors";
import { newSeed } from "./lib/secure-tokens";
import { createSystemActor, type SystemActor } from "./lib/system-actor";
import { createMailer } from "./mail/create-mailer";
import { createMailService } from "./mail/mail-service";
import type { Mailer } from "./mail/mailer";
import { mailBranding } from "./mail/messages/mail-branding";
import { createOutbox } from "./mail/outbox";
import type { Ports } from "./ports";
import { createLimiter, type Limiter } from "./rate-limits/limiter";
import type { Services } from "./services";
import { claimDatabase } from "./startup/acquire-database";
import { createShutdown, type Shutdown } from "./startup/graceful-shutdown";
import { createHousekeeping } from "./startup/housekeeping";
import { readSessionSecret } from "./startup/session-secret";
import { exampleTemplate } from "./template-library/library";

/** Every part of a running server. */
export interface Deps extends Shutdown {
  config: Config;
  clock: Clock;
  db: Db;
  log: FastifyBaseLogger;
  output: Output;
  secret: string;
  mailer: Mailer;
  assistant: Assistant;
  modelApproval: ModelApproval;
  /** What acts for nobody: jobs, and what is made at the start. */
  systemActor: SystemActor;
  limiter: Limiter;
  recentErrors: RecentErrors;
  services: Services;
  worker: Worker;
  health: Health;
  /** Says that what a start makes is there. */
  prepared(): void;
  loadModels(): Promise<void>;
  /** Removes what has run out: sessions, links, counters, mails that are done with. */
  housekeeping(): Promise<void>;
}

/**
 * The one place where parts are put together. Takes the database for this process, checks it and brings
 * its schema up to date; ConfigError and DatabaseError when that is not possible.
 */
export function createDeps(config: Config, overrides: Partial<Ports> = {}): Deps {
  const clock = overrides.clock ?? systemClock;
  const output = overrides.output ?? createOutput(process.stdout);
  const log = overrides.log ?? createLog(config.logLevel, output);
  const { engine, secret } = overrides.openEngine
    ? { engine: overrides.openEngine({ clock, log }), secret: readSessionSecret(config) }
    : claimDatabase(config, { clock, log });
  const { db, searchWorker } = engine;
  const recentErrors = createRecentErrors(clock);
  const draining = new AbortController();
  const shutdown = new AbortController();
  // As many listen as there are calls of models under way.
  setMaxListeners(Number.POSITIVE_INFINITY, draining.signal, shutdown.signal);
  const { publicUrl, strictLinks, ai } = config;
  const systemActor = createSystemActor();

  const limiter = createLimiter({ db, clock, log, factor: config.rateLimitFactor });
  const queue = createJobQueue({ clock });
  const mailer = overrides.mailer ?? createMailer(config, output, clock);
  const outbox = createOutbox({ db, queue, clock, log, mailer, secret, from: config.mail.from });
  const branding = mailBranding(config.branding, publicUrl);
  const mailService = createMailService({ outbox, limiter, clock, branding, publicUrl, strictLinks });
  const tokenUsage = createTokenUsage({ db, clock, dailyTokens: config.aiDailyTokens });
  const modelApproval = createModelApproval(db, ai);
  const model = ai && {
    ai,
    conversation: openModelClient(ai, { tokenUsage, clock, log, shutdown: shutdown.signal }),
  };
  const assistant = overrides.assistant ?? createAssistant(model, { tokenUsage, clock, log, modelApproval });

  const adminAuth = createAdminAuth({
    db,
    clock,
    log,
    limiter,
    jobs: queue,
    passwords: overrides.passwords ?? createPasswords(),
    mailService,
    publicUrl,
    secret,
  });
  const templates = createTemplates({ db, clock });
  const scoring = createScoring({ db, clock });
  const cards = createCards({ db, clock, templates, limiter, assistant, shutdown: shutdown.signal });
  const questions = createQuestions({ db, clock, templates, scoring, cards, organization: config.branding });
  const participantAuth = createParticipantAuth({
    db,
    clock,
    log,
    limiter,
    mailService,
    templates,
    publicUrl,
    strictLinks,
  });
  const attempts = createAttempts({
    db,
    searchWorker,
    runCommit: engine.commit,
    clock,
    limiter,
    jobs: queue,
    templates,
    participantAuth,
    hasModel: assistant.hasModel,
  });
  const recommendations = createRecommendations({
    limiter,
    attempts,
    assistant,
    systemActor,
    announceResults: config.resultsMail ? participantAuth.announceResults : undefined,
    log,
    shutdown: shutdown.signal,
    draining: draining.signal,
  });
  const chat = createChat({
    log,
    clock,
    limiter,
    attempts,
    assistant,
    organization: config.branding,
    shutdown: shutdown.signal,
    draining: draining.signal,
  });
  const templateFiles = createTemplateFiles({ db, templates, questions, scoring, cards });
  const invitations = createInvitations({
    db,
    clock,
    log,
    mailService,
    templates,
    attempts,
    participantAuth,
    mailIsDelivered: mailer.delivers,
  });
  const users = createUsers({
    db,
    searchWorker,
    clock,
    log,
    mailService,
    invitations,
    attempts,
    participantAuth,
    mailIsDelivered: mailer.delivers,
  });
  const modelTests = createModelTests({
    db,
    clock,
    log,
    limiter,
    tokenUsage,
    model,
    modelApproval,
    newSeed: overrides.newSeed ?? newSeed,
    shutdown: shutdown.signal,
  });
  const aiReceipt = createAiReceipt({
    db,
    attempts,
    assistant,
    tokenUsage,
    modelApproval,
    isConfigured: ai !== undefined,
  });
  const serverStatus = createServerStatus({
    ...{
      config,
      databasePath: engine.location,
      db,
      clock,
      log,
      limiter,
      diskSpace: overrides.diskSpace ?? diskSpace,
      inspection: engine.inspection,
    },
    ...{ jobs: queue, mailer, outbox, tokenUsage, aiReceipt, attempts, model, recentErrors },
  });
  const services: Services = {
    adminAuth,
    participantAuth,
    templates,
    attempts,
    recommendations,
    results: createResults({ db, searchWorker, attempts, limiter, draining: draining.signal }),
    users,
    invitations,
    outbox: createOutboxService({ db, searchWorker, clock, jobs: queue, mailer, outbox, mailService }),
    aiReceipt,
    serverStatus,
    modelTests,
    stats: createStats({ users, attempts }),
    firstSteps: createOnboarding({ db, clock, templates, exampleTitle: () => exampleTemplate().title }),
    questions,
    scoring,
    cards,
    templateFiles,
    templateDrafts: createTemplateDrafts({ limiter, assistant, templateFiles, shutdown: shutdown.signal }),
    chat,
    attemptFiles: createAttemptFiles({ clock, attempts, chat }),
  };

  const handlers = { ...outbox.handlers, ...adminAuth.handlers, [RECOMMEND]: recommendations.job };
  const worker = createWorker({ db, clock, log, queue, handlers });
  const { health, prepared } = createHealth(draining.signal, engine.isWritable, outbox.pendingCount);

  const housekeeping = createHousekeeping({
    engine,
    clock,
    participantAuth,
    limiter,
    outbox,
    queue,
    tokenUsage,
    catchUpFacts: () => attempts.catchUpFacts(systemActor, draining.signal),
  });
  const { drain, close } = createShutdown({
    draining,
    shutdown,
    worker,
    settled: async () => {
      await Promise.all([chat.settled(), modelTests.settled()]);
      mailer.close?.();
    },
    engine,
  });

  return {
    config,
    clock,
    db,
    log,
    secret,
    mailer,
    assistant,
    modelApproval,
    systemActor,
    limiter,
    recentErrors,
    output,
    services,
    worker,
    health,
    prepared,
    loadModels: () => loadModels(model, modelApproval),
    housekeeping,
    drain,
    close,
  };
}
