import { stat } from "node:fs/promises";
import { migrations } from "#migrations/index";
import type { ServerStatus } from "#shared/contracts/server-status";
import { DUTIES } from "#shared/domain/model-test";
import { modelFingerprint } from "../../assistant/evaluation/model-fingerprint";
import type { TokenUsage } from "../../assistant/token-usage";
import { backupFolder, listBackups } from "../../backup/backup-files";
import type { Config } from "../../config";
import type { Db } from "../../db/database";
import type { Engine } from "../../db/engine";
import type { JobQueue } from "../../jobs/queue";
import type { Clock } from "../../lib/clock";
import type { DiskSpace } from "../../lib/disk-space";
import { VERSION } from "../../lib/version";
import type { Mailer } from "../../mail/mailer";
import type { Outbox } from "../../mail/outbox";
import type { AdminIdentity } from "../admin-auth/rules";
import type { AiReceiptService } from "../ai-receipt/service";
import { newestRowAt, readMigrations } from "./repo";
import { type Facts, warningsOf } from "./warnings";

export interface StatusParts {
  config: Config;
  engine: Pick<Engine, "isLocal" | "size" | "version">;
  db: Db;
  clock: Clock;
  diskSpace: DiskSpace;
  jobs: JobQueue;
  mailer: Mailer;
  outbox: Outbox;
  tokenUsage: Pick<TokenUsage, "sinceStart">;
  aiReceipt: Pick<AiReceiptService, "today">;
}

export const NEWEST_SCHEMA = migrations.at(-1)?.name ?? "";

/** Reads the server's status: facts that are cheap to read and contain nothing that a person wrote. */
export function createStatus(parts: StatusParts) {
  const { config, engine, db, clock, diskSpace, jobs, mailer, outbox, tokenUsage, aiReceipt } = parts;
  const startedAt = clock.now();

  /** Facts that change at run time, for the page and for metrics. */
  async function figures() {
    const [databaseBytes, disk, backup, mail, jobCounts] = await Promise.all([
      engine.size(),
      engine.isLocal ? diskSpace(config.dataDir) : null,
      engine.isLocal ? newestBackup(config) : null,
      outbox.counts(),
      jobs.counts(db),
    ]);
    return {
      databaseBytes,
      disk: disk ?? null,
      backup,
      mail,
      jobs: jobCounts,
      model: tokenUsage.sinceStart(),
    };
  }

  async function read(by: AdminIdentity): Promise<ServerStatus> {
    const { mail, model, ...figuresNow } = await figures();
    const { applied, firstAt } = await readMigrations(db);
    const facts: Facts = {
      ...figuresNow,
      at: clock.now(),
      version: VERSION,
      node: process.version,
      startedAt,
      schema: { applied, newest: NEWEST_SCHEMA },
      database: await engine.version(),
      dataFolder: engine.isLocal ? config.dataDir : null,
      backsUp: engine.isLocal && config.backupKeep !== "off",
      mail: { provider: mailer.name, delivers: mailer.delivers, ...mail, ...(await outbox.lastOutcomes()) },
      model: { state: (await aiReceipt.today(by)).state, names: modelNames(config), ...model },
      databaseMadeAt: firstAt,
      newestRowAt: await newestRowAt(db),
    };
    return { ...facts, warnings: warningsOf(facts) };
  }

  return { figures, read };
}

const modelNames = ({ ai }: Config): string[] =>
  ai ? [...new Set(DUTIES.map((duty) => modelFingerprint(ai, duty).model))] : [];

/** The newest backup; null if there is none or the folder can't be read. */
async function newestBackup(config: Config): Promise<ServerStatus["backup"]> {
  try {
    const [newest] = listBackups(backupFolder(config));
    if (!newest) return null;
    const { name, madeAt, path } = newest;
    return { name, madeAt, bytes: (await stat(path)).size };
  } catch {
    return null;
  }
}
