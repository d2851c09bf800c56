import { z } from "zod";
import { AI_STATES } from "../domain/ai-call";
import { CHECK_STATES, CHECKS, WARNINGS } from "../domain/server-status";

const count = z.number().int();
const bytes = z.number();

const serverWarning = z.object({
  code: z.enum(WARNINGS),
  title: z.string(),
  text: z.string(),
});
export type ServerWarning = z.output<typeof serverWarning>;

const backup = z.object({ name: z.string(), bytes, madeAt: z.date() });

/** The state of the server, without personal data. */
export const serverStatus = z.object({
  at: z.date(),
  version: z.string(),
  node: z.string(),
  startedAt: z.date(),
  /** The newest migration of the database, and of this program. */
  schema: z.object({ applied: z.string(), newest: z.string() }),
  databaseBytes: bytes,
  /** The engine with its version, such as "SQLite 3.53". */
  database: z.string(),
  /** Null with PostgreSQL, for which nothing about files is reported. */
  dataFolder: z.string().nullable(),
  /** Null if the system doesn't report it. */
  disk: z.object({ free: bytes, total: bytes }).nullable(),
  backup: backup.nullable(),
  mail: z.object({
    provider: z.string(),
    delivers: z.boolean(),
    waiting: count,
    /** Failed emails that can still be retried. */
    failed: count,
    lastSentAt: z.date().nullable(),
    /** The newest email that couldn't be sent, and why. */
    lastFailure: z.object({ reason: z.string(), writtenAt: z.date() }).nullable(),
  }),
  model: z.object({
    state: z.enum(AI_STATES),
    /** Unique names; empty without a model. */
    names: z.array(z.string()),
    /** Since the server started. */
    calls: count,
    failed: count,
  }),
  jobs: z.object({
    waiting: count,
    /** Of the waiting ones, those that failed before. */
    retrying: count,
    paused: count,
  }),
  warnings: z.array(serverWarning),
});
export type ServerStatus = z.output<typeof serverStatus>;

export const serverCheck = z.object({
  name: z.enum(CHECKS),
  state: z.enum(CHECK_STATES),
  /** What was found and, for a problem, what to do. */
  text: z.string(),
  milliseconds: count,
});
export type ServerCheck = z.output<typeof serverCheck>;

export const serverChecks = z.object({ at: z.date(), checks: z.array(serverCheck) });

/** A file for support, without secrets or personal data. */
export const supportFile = z.object({
  format: z.literal("askwell-support"),
  formatVersion: z.literal(1),
  madeAt: z.string(),
  versions: z.record(z.string(), z.string()),
  /** The settings in use; null hides a value that may not be shared. */
  settings: z.record(z.string(), z.string().nullable()),
  status: serverStatus.pick({ schema: true, databaseBytes: true, disk: true, jobs: true }).extend({
    uptimeSeconds: count,
    newestBackup: backup.omit({ name: true }).nullable(),
    mail: z.object({ provider: z.string(), delivers: z.boolean(), waiting: count, failed: count }),
    model: z.object({ state: z.enum(AI_STATES), calls: count, failed: count }),
    warnings: z.array(z.enum(WARNINGS)),
  }),
  /** Rows by table. */
  rows: z.record(z.string(), count),
  recentErrors: z.array(
    z.object({
      at: z.date(),
      requestId: z.string(),
      where: z.string(),
      kind: z.string(),
      code: z.string().nullable(),
    }),
  ),
});
export type SupportFile = z.output<typeof supportFile>;
