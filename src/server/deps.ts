import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import { createBuiltIn } from "./assistant/built-in/built-in";
import { createClaude } from "./assistant/claude/claude";
import { createMeter, type Meter } from "./assistant/meter";
import type { Assistant } from "./assistant/port";
import { createResilientAssistant } from "./assistant/resilient";
import { claimDatabase } from "./boot/claim";
import { instanceSecret } from "./boot/secret";
import type { Config } from "./config";
import { createAtOnce } from "./db/at-once";
import { dropBallast } from "./db/ballast";
import { checkpoint, createDb, type Db } from "./db/database";
import type { RawDatabase } from "./db/open";
import { createTurns } from "./db/patience";
import { createWriteCheck } from "./db/write-check";
import { createAdminAuth } from "./features/admin-auth/service";
import { createAiReceipt } from "./features/ai-receipt/service";
import { createAttemptFiles } from "./features/attempt-files/service";
import { RECOMMEND } from "./features/attempts/rules";
import { createAttempts } from "./features/attempts/service";
import { createChat } from "./features/chat/service";
import { createOutboxPage } from "./features/outbox/service";
import { createParticipantAuth } from "./features/participant-auth/service";
import { createQuestions } from "./features/questions/service";
import { createRecommendations } from "./features/recommendations/service";
import { createStats } from "./features/stats/service";
import { createTemplateDrafts } from "./features/template-drafts/service";
import { createTemplateFiles } from "./features/template-files/service";
import { createTemplates } from "./features/templates/service";
import { createUsers } from "./features/users/service";
import type { Health } from "./http/health";
import { purgeSessions } from "./http/sessions/repo";
import { createJobQueue } from "./jobs/queue";
import { createWorker, type Worker } from "./jobs/worker";
import { createBreaker } from "./kernel/breaker";
import { type Clock, systemClock } from "./kernel/clock";
import { AppError } from "./kernel/errors";
import { actsByItself, type Itself } from "./kernel/itself";
import { createLog } from "./kernel/log";
import { createOutput, type Output } from "./kernel/output";
import { createPasswords, type Passwords } from "./kernel/passwords";
import { createLimiter, type Limiter } from "./limits/limiter";
import { createConsoleMailer } from "./mail/console";
import type { Mailer, Sender } from "./mail/mailer";
import { mailBranding } from "./mail/messages/mail-branding";
import { createOutbox } from "./mail/outbox";
import { createPostbox } from "./mail/postbox";
import { createPostmarkMailer } from "./mail/postmark";
import { createSmtpMailer } from "./mail/smtp";
import type { Services } from "./services";

/** Between the interruption of jobs and that of a model's other work, in milliseconds: a job is given back first. */
const JOBS_FIRST = 1_000;
/** How long an interrupted job may take to be given back, in milliseconds; the next start does it otherwise. */
const TO_GIVE_BACK = 3_000;

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
export interface Deps {
  config: Config;
  clock: Clock;
  db: Db;
  log: FastifyBaseLogger;
  output: Output;
  secret: string;
  mailer: Mailer;
  assistant: Assistant;
  /** What acts for nobody: jobs, and what is made at the start. */
  itself: Itself;
  limiter: Limiter;
  services: Services;
  worker: Worker;
  health: Health;
  /** Removes what has run out: sessions, links, counters, mails that are done with. */
  tidy(): Promise<void>;
  /**
   * Begins to stop: ends subscriptions, takes no more jobs, interrupts what still runs after `patience` milliseconds.
   * Doing it again changes nothing.
   */
  drain(patience: number): void;
  /** Waits for the jobs under way, at once interrupted unless `drain` came before, and closes the database. */
  close(): Promise<void>;
}

/**
 * The one place where parts are chosen and put together. Takes the database for this process, checks it and brings
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
    giveWay(config, log);
  };
  const turns = createTurns();
  const db = createDb(raw, { turns, onDiskFull });
  const atOnce = createAtOnce(raw, { turns, onDiskFull });
  const draining = new AbortController();
  const shutdown = new AbortController();
  const { publicUrl, strictLinks } = config;
  const itself = actsByItself();

  const limiter = createLimiter({ db, clock, log, factor: config.rateLimitFactor });
  const queue = createJobQueue({ clock });
  const mailer = overrides.mailer ?? chooseMailer(config, output);
  const outbox = createOutbox({ db, queue, clock, log, mailer, secret, from: config.mail.from });
  const branding = mailBranding(config.branding, publicUrl);
  const postbox = createPostbox({ outbox, limiter, clock, log, branding, publicUrl });
  const meter = createMeter({ db, clock, dailyTokens: config.aiDailyTokens });
  const assistant = overrides.assistant ?? chooseAssistant(config, meter, clock, log);

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
  const questions = createQuestions({ db, clock, templates });
  const participantAuth = createParticipantAuth({
    db,
    clock,
    log,
    limiter,
    postbox,
    templates,
    publicUrl,
    strictLinks,
  });
  const attempts = createAttempts({ db, atOnce, clock, limiter, jobs: queue, templates, participantAuth });
  const recommendations = createRecommendations({
    limiter,
    attempts,
    assistant,
    itself,
    onReady: async ({ id, userId, title }) => {
      if (!config.resultsMail) return;
      await participantAuth
        .announceResults(userId, { attemptId: id, title })
        .catch((err: unknown) => log.error({ err, attemptId: id }, "No mail says that results are ready"));
    },
    shutdown: shutdown.signal,
    draining: draining.signal,
  });
  const chat = createChat({
    log,
    limiter,
    attempts,
    assistant,
    shutdown: shutdown.signal,
    draining: draining.signal,
  });
  const templateFiles = createTemplateFiles({ db, templates, questions });
  const services: Services = {
    adminAuth,
    participantAuth,
    templates,
    attempts,
    recommendations,
    users: createUsers({
      db,
      clock,
      log,
      postbox,
      templates,
      attempts,
      participantAuth,
      mailIsDelivered: mailer.delivers,
    }),
    outbox: createOutboxPage({ db, clock, jobs: queue, mailer, outbox, postbox }),
    aiReceipt: createAiReceipt({ db, attempts, assistant, meter, isConfigured: config.ai !== undefined }),
    stats: createStats({ db }),
    questions,
    templateFiles,
    templateDrafts: createTemplateDrafts({ limiter, assistant, templateFiles, shutdown: shutdown.signal }),
    chat,
    attemptFiles: createAttemptFiles({ clock, attempts, chat }),
  };

  const handlers = { ...outbox.handlers, ...adminAuth.handlers, [RECOMMEND]: recommendations.job };
  const worker = createWorker({ db, clock, log, queue, handlers });
  const health: Health = {
    isDraining: () => draining.signal.aborted,
    isWritable: writeCheck.isWritable,
    outboxPending: outbox.pendingCount,
  };

  async function tidy(): Promise<void> {
    await purgeSessions(db, clock.now());
    await participantAuth.purge();
    await limiter.purge();
    await outbox.purge();
    await queue.purge(db);
    await meter.purge();
    await checkpoint(db);
  }

  let jobsDone: Promise<unknown> | undefined;

  function drain(patience: number): void {
    if (jobsDone) return;
    draining.abort();
    setTimeout(interrupt, patience + JOBS_FIRST).unref();
    const longest = wait(patience + TO_GIVE_BACK, undefined, { ref: false });
    jobsDone = Promise.race([worker.stop(patience), longest]);
  }

  const interrupt = () =>
    shutdown.abort(
      new AppError("UNAVAILABLE", "The server restarts. Please try again in a moment.", { retryAfter: 5 }),
    );

  async function close(): Promise<void> {
    drain(0);
    await jobsDone;
    interrupt();
    await services.chat.settled();
    try {
      await checkpoint(db);
    } catch (err) {
      log.warn({ err }, "The write-ahead log stays; the next start reads it");
    }
    await db.destroy();
    release();
  }

  return {
    config,
    clock,
    db,
    log,
    secret,
    mailer,
    assistant,
    itself,
    limiter,
    output,
    services,
    worker,
    health,
    tidy,
    drain,
    close,
  };
}

function giveWay({ databasePath }: Config, log: FastifyBaseLogger): void {
  if (dropBallast(databasePath))
    log.error("The disk is full. A reserve was given up so that deleting works.");
}

function chooseMailer({ mail, branding }: Config, output: Output): Mailer {
  const sender: Sender = { name: branding.name, address: mail.from, replyTo: mail.replyTo };
  switch (mail.kind) {
    case "postmark":
      return createPostmarkMailer(mail, sender);
    case "smtp":
      return createSmtpMailer(mail, sender);
    case "console":
      return createConsoleMailer(output);
  }
}

function chooseAssistant(config: Config, meter: Meter, clock: Clock, log: FastifyBaseLogger): Assistant {
  const builtIn = createBuiltIn();
  if (!config.ai) return builtIn;
  const claude = createClaude(config.ai, { meter, log });
  return createResilientAssistant({ claude, builtIn, breaker: createBreaker(clock), meter, log });
}
