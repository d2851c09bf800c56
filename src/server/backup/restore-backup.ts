import { existsSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Config, ConfigError } from "../config";
import { DatabaseError } from "../db/errors";
import { foldJournal } from "../db/sqlite/open";
import { accessProblem } from "../startup/access-problem";
import { acquireLockFile } from "../startup/database-lock";
import { ensureDirectory } from "../startup/ensure-directory";
import { draftFolder, lockBackups, removeDrafts } from "./backup-access";
import { BackupError, reasonOf } from "./backup-error";
import { timestamp } from "./backup-files";
import { commitRestore, finishRestore, preparedDatabase, prepareJournal } from "./restore-journal";
import { type TryServer, unpackVerified, type VerifiedBackup } from "./verify-backup";

export interface RestoredBackup extends VerifiedBackup {
  /** The folder with the files that were there before; undefined where there were none. */
  keptFolder: string | undefined;
}

/**
 * Verifies a backup and replaces the present database and secret with it; the present ones are kept. A killed process
 * has changed nothing, or the next start finishes its work (see `restore-journal.ts`). ConfigError for wrong settings
 * and while a server is running, BackupError for an unusable backup or a full disk; then nothing has changed.
 */
export async function restoreBackup(
  path: string,
  config: Config,
  now: Date,
  tryServer: TryServer,
): Promise<RestoredBackup> {
  const releaseBackups = lockBackups(config);
  try {
    const releaseDatabase = lockDatabase(config);
    try {
      return await restore(path, config, now, tryServer);
    } finally {
      releaseDatabase();
    }
  } finally {
    releaseBackups();
  }
}

function lockDatabase({ databasePath }: Config): () => void {
  ensureDirectory(dirname(databasePath));
  const problem = accessProblem(`${databasePath}.lock`);
  if (problem) throw new DatabaseError(problem);
  const release = acquireLockFile(databasePath);
  if (release) return release;
  throw new ConfigError(`A server is using ${databasePath}. Stop it first, then restore again.`);
}

async function restore(
  path: string,
  config: Config,
  now: Date,
  tryServer: TryServer,
): Promise<RestoredBackup> {
  finishRestore(config);
  const folder = dirname(config.databasePath);
  removeDrafts(folder);
  const draft = draftFolder(folder);
  try {
    const verified = await unpackVerified(path, draft, config, tryServer);
    assertSecret(config, verified.secret);
    const keptName = `before-restore-${timestamp(now)}`;
    prepare(draft, config.sessionSecret === undefined ? verified.secret : undefined, keptName);
    try {
      commitRestore(config, draft);
    } catch (error) {
      if (error instanceof ConfigError) throw error;
      throw new BackupError(
        `The restore isn't finished (${reasonOf(error)}). Fix that, then start the server: it finishes it first.`,
        { cause: error },
      );
    }
    const keptFolder = join(folder, keptName);
    return { ...verified, keptFolder: existsSync(keptFolder) ? keptFolder : undefined };
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

/** The environment's secret takes precedence over a stored one, so the backup's would be ignored. */
function assertSecret({ sessionSecret }: Config, secret: string): void {
  if (sessionSecret === undefined || sessionSecret === secret) return;
  throw new ConfigError(
    "SESSION_SECRET isn't the secret of this backup. Remove it from the settings, then restore again: the secret of the backup is restored, too.",
  );
}

/** Turns a verified folder into a journal: the database as one file, the secret, and the name of the kept folder. */
function prepare(draft: string, secret: string | undefined, keptName: string): void {
  const database = join(draft, "askwell.db");
  try {
    foldJournal(database);
    renameSync(database, preparedDatabase(draft));
    for (const name of ["askwell.db.lock", ".initialized"]) rmSync(join(draft, name), { force: true });
    prepareJournal(draft, secret, keptName);
  } catch (error) {
    throw new BackupError(`Can't restore to ${dirname(draft)}: ${reasonOf(error)}.`, { cause: error });
  }
}
