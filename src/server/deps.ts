import { setMaxListeners } from "node:events";
import { createAssistant } from "./assistant/create-assistant";
import { loadModels } from "./assistant/evaluation/load-models";
import type { Config } from "./config";
import { RECOMMEND } from "./features/attempts/rules";
import { createHealth } from "./http/health";
import { createJobQueue } from "./jobs/queue";
import { createWorker } from "./jobs/worker";
import { systemClock } from "./lib/clock";
import { diskSpace } from "./lib/disk-space";
import { createLog } from "./lib/log";
import { createOutput } from "./lib/nonblocking-output";
import { createPasswords } from "./lib/passwords";
import { createRecentErrors } from "./lib/recent-errors";
import { newSeed } from "./lib/secure-tokens";
import { createSystemActor } from "./lib/system-actor";
import { createMail } from "./mail/create-mail";
import type { Ports } from "./ports";
import { createLimiter } from "./rate-limits/limiter";
import { createServices } from "./services";
import { claimDatabase } from "./startup/acquire-database";
import { createShutdown } from "./startup/graceful-shutdown";
import { createHousekeeping } from "./startup/housekeeping";
import { readSessionSecret } from "./startup/session-secret";

export type Deps = ReturnType<typeof createDeps>;

/**
 * The composition root: creates all parts of a server. Opens the database for this process, checks it and migrates its
 * schema; ConfigError or DatabaseError if that fails.
 */
export function createDeps(config: Config, overrides: Partial<Ports> = {}) {
  const clock = overrides.clock ?? systemClock;
  const output = overrides.output ?? createOutput(process.stdout);
  const log = overrides.log ?? createLog(config.logLevel, output);
  const { engine, secret } = overrides.openEngine
    ? { engine: overrides.openEngine({ clock, log }), secret: readSessionSecret(config) }
    : claimDatabase(config, { clock, log });
  const { db } = engine;
  const recentErrors = createRecentErrors(clock);
  const draining = new AbortController();
  const shutdown = new AbortController();
  // Every running model call adds a listener.
  setMaxListeners(Number.POSITIVE_INFINITY, draining.signal, shutdown.signal);
  const ends = { draining: draining.signal, shutdown: shutdown.signal };
  const systemActor = createSystemActor();

  const limiter = createLimiter({ db, clock, log, factor: config.rateLimitFactor });
  const queue = createJobQueue({ clock });
  const base = { config, clock, log, limiter, secret, systemActor, recentErrors };
  const mail = createMail(config, { ...base, db, output, jobs: queue }, overrides.mailer);
  const ai = createAssistant(config, { ...base, ...ends, db }, overrides.assistant);
  const services = createServices({
    ...base,
    ...ends,
    ...mail,
    ...ai,
    engine,
    jobs: queue,
    passwords: overrides.passwords ?? createPasswords(),
    diskSpace: overrides.diskSpace ?? diskSpace,
    newSeed: overrides.newSeed ?? newSeed,
  });
  const { adminAuth, participantAuth, recommendations, chat, modelTests } = services;

  const handlers = { ...mail.outbox.handlers, ...adminAuth.handlers, [RECOMMEND]: recommendations.job };
  const worker = createWorker({ db, clock, log, queue, handlers });
  const { health, prepared } = createHealth(draining.signal, engine.isWritable, mail.outbox.pendingCount);
  const housekeeping = createHousekeeping({
    ...{ ...base, ...mail, ...ai, engine, queue, participantAuth },
    catchUpFacts: () => services.attempts.catchUpFacts(systemActor, draining.signal),
  });
  const { drain, close } = createShutdown({
    draining,
    shutdown,
    worker,
    waitForWork: async () => {
      await Promise.all([chat.waitUntilIdle(), modelTests.waitUntilIdle()]);
      mail.mailer.close?.();
    },
    engine,
  });

  return {
    ...base,
    db,
    /** Location of the data, for messages. */
    location: engine.location,
    output,
    mailer: mail.mailer,
    assistant: ai.assistant,
    modelApproval: ai.modelApproval,
    services,
    worker,
    health,
    /** Tells the health check that the startup is complete. */
    prepared,
    loadModels: () => loadModels(ai.model, ai.modelApproval),
    housekeeping,
    drain,
    close,
  };
}
