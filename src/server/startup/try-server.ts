import { buildApp } from "../app";
import { BackupError } from "../backup/backup-error";
import type { Config } from "../config";
import { createDeps } from "../deps";
import { createLog } from "../lib/log";
import { createOutput } from "../lib/nonblocking-output";
import { joinDatabase } from "./acquire-database";

/** Opens the copy as a start does, and asks the server how it is. DatabaseError for one of a newer version. */
export async function tryServer(config: Config): Promise<void> {
  const log = createLog("silent", createOutput(process.stdout));
  // As for short commands, without a disk reserve.
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
