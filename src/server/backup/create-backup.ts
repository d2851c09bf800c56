import { existsSync, renameSync, rmSync, statfsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { sizeText } from "#shared/domain/lib/size-text";
import { type Config, ConfigError } from "../config";
import { openCopy, openDatabase, type RawDatabase } from "../db/sqlite/open";
import { isDamaged } from "../db/sqlite/sqlite-errors";
import { syncFolder } from "../lib/atomic-file";
import { accessProblem } from "../startup/access-problem";
import { ensureDirectory } from "../startup/ensure-directory";
import { existingSessionSecret } from "../startup/session-secret";
import { draftFolder, lockBackups, removeDrafts } from "./backup-access";
import { BackupError, isDiskFull, reasonOf } from "./backup-error";
import { backupFolder, backupName, listBackups } from "./backup-files";
import { packBackup } from "./backup-format";
import { expiredBackups } from "./backup-retention";
import { isSecretOf } from "./is-secret-of";
import { mirrorBackups } from "./mirror-backups";
import { assertNoRestore } from "./restore-journal";

/** How long SQLite waits for another program's lock, in milliseconds. Writers don't block a reader. */
const BUSY_TIMEOUT = 10_000;
/** Free space that a backup leaves to the server, in bytes. */
const RESERVED_BYTES = 64 * 1024 * 1024;
/** A backup needs space for a copy of the database and for the packed copy, which is at most half as large. */
const SPACE_FACTOR = 1.5;

export interface CreatedBackup {
  path: string;
  /** In bytes. */
  size: number;
  databaseSize: number;
  /** Number of old backups that were deleted. */
  deleted: number;
  /** Why there is no copy in BACKUP_DIR. */
  secondFolderProblem: string | undefined;
}

/**
 * Copies the database, as it is at this moment, and the session secret into one file. A server may be running. The file
 * gets its name once it is complete and on disk. A killed process leaves a folder that the next one removes.
 * ConfigError for wrong settings, BackupError if the backup can't be made; then nothing has changed.
 * @param folder target folder. By default the server's own: then BACKUP_DIR gets a copy, and old backups are deleted.
 */
export function createBackup(config: Config, now: Date, folder?: string): CreatedBackup {
  assertDatabase(config);
  assertNoRestore(config);
  const secret = existingSessionSecret(config);
  const release = lockBackups(config);
  try {
    const target = folder === undefined ? backupFolder(config) : prepareFolder(folder);
    const created = writeBackup(config, { folder: target, secret, now });
    if (folder !== undefined) return { ...created, deleted: 0, secondFolderProblem: undefined };
    const deleted = deleteExpired(target, config);
    return { ...created, deleted, secondFolderProblem: mirrorBackups(target, secret, config) };
  } finally {
    release();
  }
}

interface BackupTarget {
  folder: string;
  secret: string;
  now: Date;
}

function writeBackup(config: Config, { folder, secret, now }: BackupTarget) {
  const { databasePath } = config;
  assertRoom(folder, statSync(databasePath).size);
  const path = join(folder, backupName(now));
  let draft: string | undefined;
  try {
    draft = draftFolder(folder);
    const copy = join(draft, "askwell.db");
    copyDatabase(databasePath, copy, secret);
    packBackup(copy, { madeAt: now, secret }, join(draft, "backup"));
    const databaseSize = statSync(copy).size;
    renameSync(join(draft, "backup"), path);
    syncFolder(folder);
    return { path, size: statSync(path).size, databaseSize };
  } catch (error) {
    if (error instanceof BackupError || error instanceof ConfigError) throw error;
    if (isDamaged(error)) throw damagedError(reasonOf(error));
    const remedy = isDiskFull(error)
      ? "Free some space, or back up to another folder."
      : "Fix that, then try again.";
    throw new BackupError(`Can't back up ${databasePath} to ${folder}: ${reasonOf(error)}. ${remedy}`, {
      cause: error,
    });
  } finally {
    if (draft !== undefined) rmSync(draft, { recursive: true, force: true });
  }
}

/** `VACUUM INTO` copies one moment's state. Unlike SQLite's backup API, it doesn't restart when a server writes. */
function copyDatabase(databasePath: string, copy: string, secret: string): void {
  const raw = openDatabase(databasePath);
  try {
    raw.pragma(`busy_timeout = ${BUSY_TIMEOUT}`);
    assertSecret(raw, secret);
    // The copy is packed and then deleted. Flushing it to disk would only delay the server's commits.
    raw.pragma("synchronous = OFF");
    raw.prepare("VACUUM INTO ?").run(copy);
    assertIntact(copy);
  } finally {
    // Closing may write the server's journal into its database.
    raw.pragma("synchronous = FULL");
    raw.close();
  }
}

/** The environment of this command may not be the server's. */
function assertSecret(raw: RawDatabase, secret: string): void {
  if (isSecretOf(raw, secret)) return;
  throw new ConfigError(
    "This isn't the session secret that the server uses. Set SESSION_SECRET, or DATA_DIR, as the server has it.",
  );
}

/** Backups of a damaged database would eventually replace the good ones. */
function assertIntact(copy: string): void {
  const raw = openCopy(copy);
  try {
    const verdict = String(raw.pragma("integrity_check(1)", { simple: true }));
    if (verdict !== "ok") throw damagedError(verdict);
  } finally {
    raw.close();
  }
}

const damagedError = (reason: string) =>
  new BackupError(`The database is damaged (${reason}). Restore the newest backup that can be verified.`);

function assertDatabase({ databasePath }: Config): void {
  const problem = accessProblem(databasePath);
  if (problem) throw new ConfigError(problem);
  if (existsSync(databasePath) && statSync(databasePath).size > 0) return;
  throw new ConfigError(`There is no database at ${databasePath}. Set DATA_DIR as the server has it.`);
}

function prepareFolder(folder: string): string {
  ensureDirectory(folder);
  removeDrafts(folder);
  return resolve(folder);
}

function assertRoom(folder: string, size: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const needed = size * SPACE_FACTOR + RESERVED_BYTES;
  if (free >= needed) return;
  throw new BackupError(
    `A backup needs ${sizeText(needed)} of free space in ${folder}, but there are ${sizeText(free)}. Free some space, or back up to another folder.`,
  );
}

function deleteExpired(folder: string, { backupKeep: keep }: Config): number {
  const expired = expiredBackups(listBackups(folder), keep);
  for (const { path } of expired) rmSync(path, { force: true });
  return expired.length;
}
