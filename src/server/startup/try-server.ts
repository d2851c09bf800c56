import { buildApp } from "../app";
import { BackupError } from "../backup/backup-error";
import type { Config } from "../config";
import { createDeps } from "../deps";
import { createLog } from "../lib/log";
import { createOutput } from "../lib/nonblocking-output";
import { joinDatabase } from "./acquire-database";

/**
 * Starts a server on a copy of a database, without listening, and checks its health. BackupError if it isn't healthy;
 * DatabaseError for a database of a newer version.
 */
export async function tryServer(config: Config): Promise<void> {
  const log = createLog("silent", createOutput(process.stdout));
  // Opened as for a short command, so that no disk reserve is created.
  const deps = createDeps(config, { log, openEngine: (parts) => joinDatabase(config, parts) });
  const app = await buildApp(deps);
  deps.prepared();
  try {
    const { statusCode, body } = await app.inject("/healthz");
    if (statusCode !== 200) throw new BackupError(`The server can't use the database of the backup: ${body}`);
  } finally {
    await app.close();
    await deps.close();
  }
}
