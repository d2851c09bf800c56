import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Config, ConfigError } from "../config";
import { accessProblem } from "../startup/access-problem";
import { acquireLockFile } from "../startup/database-lock";
import { ensureDirectory } from "../startup/ensure-directory";
import { backupFolder } from "./backup-files";

/** Prefix of unfinished files and folders, which never have the name of a backup. */
const DRAFT = "unfinished-";

/**
 * Locks the backups of a server for one command at a time and returns the function that unlocks them. Removes what a
 * killed command left unfinished. ConfigError if another command is running, and for a user whose files the server
 * couldn't use.
 */
export function lockBackups(config: Config): () => void {
  assertSameUser(config);
  const folder = backupFolder(config);
  ensureDirectory(folder);
  const lock = join(folder, "backup");
  const problem = accessProblem(`${lock}.lock`);
  if (problem) throw new ConfigError(problem);
  const release = acquireLockFile(lock);
  if (!release) {
    throw new ConfigError("Another backup, check or restore is running. Wait until it ends, then try again.");
  }
  removeDrafts(folder);
  return release;
}

/** Makes a private folder inside the given one. */
export const draftFolder = (folder: string): string => mkdtempSync(join(folder, DRAFT));

/** The name of an unfinished file. */
export const draftName = (name: string): string => `${DRAFT}${name}`;

/** Removes what killed commands left. The caller must hold the lock. */
export function removeDrafts(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.startsWith(DRAFT)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

/** A server that runs as another user can't use files that root makes. */
function assertSameUser({ dataDir, databasePath }: Config): void {
  if (process.getuid?.() !== 0) return;
  const existingPath = [databasePath, dirname(databasePath), dataDir].find((path) => existsSync(path));
  const owner = existingPath === undefined ? 0 : statSync(existingPath).uid;
  if (existingPath === undefined || owner === 0) return;
  throw new ConfigError(
    `${existingPath} belongs to the user with uid ${owner}. Run this command as that user: sudo -u "#${owner}" …`,
  );
}
