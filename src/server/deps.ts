import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { pino } from "pino";
import { migrations } from "#migrations/index";
import type { Assistant } from "./ai/assistant";
import { createBreaker } from "./ai/breaker";
import { createBuiltIn } from "./ai/built-in";
import { createClaude } from "./ai/claude";
import { createMeter } from "./ai/meter";
import { createResilientAssistant } from "./ai/resilient";
import { type Clock, systemClock } from "./clock";
import type { Config } from "./config";
import { createDb, type Db } from "./db/database";
import { migrate } from "./db/migrate";
import { openDatabase, type RawDatabase } from "./db/open";
import { createAdminAuth } from "./features/admin-auth/service";
import { RECOMMEND } from "./features/attempts/rules";
import { createAttempts } from "./features/attempts/service";
import { createChat } from "./features/chat/service";
import { createParticipantAuth } from "./features/participant-auth/service";
import { createQuestions } from "./features/questions/service";
import { createRecommendations } from "./features/recommendations/service";
import { createStats } from "./features/stats/service";
import { createTemplates } from "./features/templates/service";
import { createUsers } from "./features/users/service";
import type { Health } from "./http/health";
import { purgeSessions } from "./http/sessions/repo";
import { createJobQueue } from "./jobs/queue";
import { createWorker, type Worker } from "./jobs/worker";
import { createLimiter } from "./limits/limiter";
import { createConsoleMailer } from "./mail/console";
import type { Mailer, Sender } from "./mail/mailer";
import { mailBranding } from "./mail/messages/mail-branding";
import { createOutbox } from "./mail/outbox";
import { createPostbox } from "./mail/postbox";
import { createPostmarkMailer } from "./mail/postmark";
import { createSmtpMailer } from "./mail/smtp";
import { createPasswords } from "./passwords";
import { instanceSecret } from "./secret";
import type { Services } from "./services";

/** What a test may put in place of the real thing. */
export interface Ports {
  clock: Clock;
  raw: RawDatabase;
  mailer: Mailer;
  assistant: Assistant;
  log: FastifyBaseLogger;
}

/** Every part of a running server. */
export interface Deps {
  config: Config;
  clock: Clock;
  db: Db;
  log: FastifyBaseLogger;
  secret: string;
  mailer: Mailer;
  assistant: Assistant;
  services: Services;
  worker: Worker;
  health: Health;
  /** Removes what has run out: sessions, links, counters, mails that are done with. */
  tidy(): Promise<void>;
  /** Stops the work under way and closes the database; calls must have ended before. */
  close(): Promise<void>;
}

/** The one place where parts are chosen and put together. Opens the database and brings its schema up to date. */
export function createDeps(config: Config, overrides: Partial<Ports> = {}): Deps {
  const clock = overrides.clock ?? systemClock;
  const log = overrides.log ?? createLog(config);
  const raw = overrides.raw ?? openDatabase(config.databasePath);
  migrate(raw, migrations, { snapshots: join(config.dataDir, "backups"), now: clock.now() });
  const db = createDb(raw);
  const secret = instanceSecret(config.sessionSecret, config.dataDir);
  const shutdown = new AbortController();
  const { publicUrl, strictLinks } = config;

  const limiter = createLimiter({ db, clock, factor: config.rateLimitFactor });
  const queue = createJobQueue({ clock });
  const mailer = overrides.mailer ?? chooseMailer(config);
  const outbox = createOutbox({ db, queue, clock, log, mailer, secret, from: config.mail.from });
  const branding = mailBranding(config.branding, publicUrl);
  const postbox = createPostbox({ outbox, limiter, clock, log, branding, publicUrl });
  const assistant = overrides.assistant ?? chooseAssistant(config, db, clock, log);

  const adminAuth = createAdminAuth({ db, clock, limiter, passwords: createPasswords(), postbox, publicUrl });
  const templates = createTemplates({ db, clock });
  const participantAuth = createParticipantAuth({
    db,
    clock,
    limiter,
    postbox,
    templates,
    publicUrl,
    strictLinks,
  });
  const attempts = createAttempts({ db, clock, limiter, jobs: queue, templates, participantAuth });
  const recommendations = createRecommendations({
    limiter,
    attempts,
    assistant,
    shutdown: shutdown.signal,
    draining: shutdown.signal,
  });
  const services: Services = {
    adminAuth,
    participantAuth,
    templates,
    attempts,
    recommendations,
    users: createUsers({ db, clock }),
    stats: createStats({ db }),
    questions: createQuestions({ db, clock, templates }),
    chat: createChat({ db, clock, log, limiter, attempts, assistant, shutdown: shutdown.signal }),
  };

  const handlers = { ...outbox.handlers, [RECOMMEND]: recommendations.job };
  const worker = createWorker({ db, clock, log, queue, handlers });
  const health: Health = {
    isDatabaseUp: async () => raw.open && raw.prepare("select 1").pluck().get() === 1,
    outboxPending: outbox.pendingCount,
  };

  async function tidy(): Promise<void> {
    await purgeSessions(db, clock.now());
    await participantAuth.purge();
    await limiter.purge();
    await outbox.purge();
    raw.pragma("wal_checkpoint(TRUNCATE)");
  }

  async function close(): Promise<void> {
    shutdown.abort();
    await worker.stop();
    if (!raw.memory) raw.pragma("wal_checkpoint(TRUNCATE)");
    await db.destroy();
  }

  return { config, clock, db, log, secret, mailer, assistant, services, worker, health, tidy, close };
}

/** Names of requests go to the log without what was asked in the query, which can hold a token (security T28). */
function createLog(config: Config): FastifyBaseLogger {
  return pino({
    level: config.logLevel,
    serializers: {
      req: (request: { method: string; url: string }) => ({
        method: request.method,
        path: request.url.split("?")[0],
      }),
    },
  });
}

function chooseMailer({ mail, branding }: Config): Mailer {
  const sender: Sender = { name: branding.name, address: mail.from, replyTo: mail.replyTo };
  switch (mail.kind) {
    case "postmark":
      return createPostmarkMailer(mail, sender);
    case "smtp":
      return createSmtpMailer(mail, sender);
    case "console":
      return createConsoleMailer((text) => process.stdout.write(text));
  }
}

function chooseAssistant(config: Config, db: Db, clock: Clock, log: FastifyBaseLogger): Assistant {
  const builtIn = createBuiltIn();
  if (!config.ai) return builtIn;
  const meter = createMeter({ db, clock, dailyTokens: config.aiDailyTokens });
  const claude = createClaude(config.ai, { meter, log });
  return createResilientAssistant({ claude, builtIn, breaker: createBreaker(clock), meter, log });
}
