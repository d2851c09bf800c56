import { setMaxListeners } from "node:events";
import type { FastifyBaseLogger } from "fastify";
import { chooseAssistant, openConversation } from "./assistant/choose-assistant";
import { createMeter } from "./assistant/meter";
import type { Assistant } from "./assistant/port";
import { createPermission, type Permission } from "./assistant/trial/permission";
import { claimDatabase } from "./boot/claim";
import { instanceSecret } from "./boot/secret";
import { createShutdown, type Shutdown } from "./boot/shutdown";
import { createTidy } from "./boot/tidy";
import type { Config } from "./config";
import { createAtOnce } from "./db/at-once";
import { dropBallast } from "./db/ballast";
import { createDb, type Db } from "./db/database";
import { createFinder } from "./db/finder";
import type { RawDatabase } from "./db/open";
import { createWriteTurns } from "./db/patience";
import { createWriteCheck } from "./db/write-check";
import { createAdminAuth } from "./features/admin-auth/service";
import { createAiReceipt } from "./features/ai-receipt/service";
import { createAttemptFiles } from "./features/attempt-files/service";
import { RECOMMEND } from "./features/attempts/rules";
import { createAttempts } from "./features/attempts/service";
import { createCards } from "./features/cards/service";
import { createChat } from "./features/chat/service";
import { createFirstSteps } from "./features/first-steps/service";
import { createInvitations } from "./features/invitations/service";
import { createModelTests } from "./features/model-tests/service";
import { createOutboxPage } from "./features/outbox/service";
import { createParticipantAuth } from "./features/participant-auth/service";
import { createQuestions } from "./features/questions/service";
import { createRecommendations } from "./features/recommendations/service";
import { createScoring } from "./features/scoring/service";
import { createStats } from "./features/stats/service";
import { createTemplateDrafts } from "./features/template-drafts/service";
import { createTemplateFiles } from "./features/template-files/service";
import { createTemplates } from "./features/templates/service";
import { createUsers } from "./features/users/service";
import type { Health } from "./http/health";
import { createJobQueue } from "./jobs/queue";
import { createWorker, type Worker } from "./jobs/worker";
import { type Clock, systemClock } from "./kernel/clock";
import { actsByItself, type Itself } from "./kernel/itself";
import { createLog } from "./kernel/log";
import { createOutput, type Output } from "./kernel/output";
import { createPasswords, type Passwords } from "./kernel/passwords";
import { exampleTemplate } from "./library/library";
import { createLimiter, type Limiter } from "./limits/limiter";
import { chooseMailer } from "./mail/choose-mailer";
import type { Mailer } from "./mail/mailer";
import { mailBranding } from "./mail/messages/mail-branding";
import { createOutbox } from "./mail/outbox";
import { createPostbox } from "./mail/postbox";
import type { Services } from "./services";

/** What a test may put in place of the real thing. */
export interface Ports {
  clock: Clock;
  /** What the database is written through, a file with the newest schema. */
  raw: RawDatabase;
  mailer: Mailer;
  assistant: Assistant;
  passwords: Passwords;
  log: FastifyBaseLogger;
  output: Output;
}

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
  permission: Permission;
  /** What acts for nobody: jobs, and what is made at the start. */
  itself: Itself;
  limiter: Limiter;
  services: Services;
  worker: Worker;
  health: Health;
  /** Says that what a start makes is there. */
  prepared(): void;
  /** Removes what has run out: sessions, links, counters, mails that are done with. */
  tidy(): Promise<void>;
}

/**
 * The one place where parts are put together. Takes the database for this process, checks it and brings
 * its schema up to date; ConfigError and DatabaseError when that is not possible.
 */
export function createDeps(config: Config, overrides: Partial<Ports> = {}): Deps {
  const clock = overrides.clock ?? systemClock;
  const output = overrides.output ?? createOutput(process.stdout);
  const log = overrides.log ?? createLog(config.logLevel, output);
  const secret = instanceSecret(config.sessionSecret, config.dataDir);
  const { raw, release } = overrides.raw
    ? { raw: overrides.raw, release: () => undefined }
    : claimDatabase(config, clock.now());
  const writeCheck = createWriteCheck(raw, clock);
  const onDiskFull = () => {
    writeCheck.noteFull();
    dropBallast(config.databasePath, log);
  };
  const turns = createWriteTurns();
  const db = createDb(raw, { turns, onDiskFull });
  const atOnce = createAtOnce(raw, { turns, onDiskFull });
  const finder = createFinder(raw.name);
  const draining = new AbortController();
  const shutdown = new AbortController();
  // As many listen as there are calls of models under way.
  setMaxListeners(Number.POSITIVE_INFINITY, draining.signal, shutdown.signal);
  const { publicUrl, strictLinks } = config;
  const itself = actsByItself();

  const limiter = createLimiter({ db, clock, log, factor: config.rateLimitFactor });
  const queue = createJobQueue({ clock });
  const mailer = overrides.mailer ?? chooseMailer(config, output);
  const outbox = createOutbox({ db, queue, clock, log, mailer, secret, from: config.mail.from });
  const branding = mailBranding(config.branding, publicUrl);
  const postbox = createPostbox({ outbox, limiter, clock, branding, publicUrl });
  const meter = createMeter({ db, clock, dailyTokens: config.aiDailyTokens });
  const { ai } = config;
  const permission = createPermission(db, ai);
  const model = ai && { ai, conversation: openConversation(ai, { meter, log }) };
  const assistant = overrides.assistant ?? chooseAssistant(model, { meter, clock, log, permission });

  const adminAuth = createAdminAuth({
    db,
    clock,
    log,
    limiter,
    jobs: queue,
    passwords: overrides.passwords ?? createPasswords(),
    postbox,
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
    postbox,
    templates,
    publicUrl,
    strictLinks,
    draining: draining.signal,
  });
  const attempts = createAttempts({
    db,
    finder,
    atOnce,
    clock,
    limiter,
    jobs: queue,
    templates,
    participantAuth,
  });
  const recommendations = createRecommendations({
    limiter,
    attempts,
    assistant,
    itself,
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
    postbox,
    templates,
    attempts,
    participantAuth,
    mailIsDelivered: mailer.delivers,
  });
  const users = createUsers({
    db,
    finder,
    clock,
    log,
    postbox,
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
    meter,
    model,
    permission,
    shutdown: shutdown.signal,
  });
  const services: Services = {
    adminAuth,
    participantAuth,
    templates,
    attempts,
    recommendations,
    users,
    invitations,
    outbox: createOutboxPage({ db, finder, clock, jobs: queue, mailer, outbox, postbox }),
    aiReceipt: createAiReceipt({
      db,
      attempts,
      assistant,
      meter,
      permission,
      isConfigured: ai !== undefined,
    }),
    modelTests,
    stats: createStats({ users, attempts }),
    firstSteps: createFirstSteps({ db, clock, templates, exampleTitle: () => exampleTemplate().title }),
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
  let isPrepared = false;
  const health: Health = {
    isPrepared: () => isPrepared,
    isDraining: () => draining.signal.aborted,
    isWritable: writeCheck.isWritable,
    outboxPending: outbox.pendingCount,
  };

  const tidy = createTidy({ db, clock, participantAuth, limiter, outbox, queue, meter });
  const { drain, close } = createShutdown({
    draining,
    shutdown,
    worker,
    settled: async () => {
      await Promise.all([chat.settled(), modelTests.settled()]);
    },
    db,
    finder,
    release,
    log,
  });

  return {
    config,
    clock,
    db,
    log,
    secret,
    mailer,
    assistant,
    permission,
    itself,
    limiter,
    output,
    services,
    worker,
    health,
    prepared: () => {
      isPrepared = true;
    },
    tidy,
    drain,
    close,
  };
}
