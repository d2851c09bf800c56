import { closeSync, existsSync, openSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config";
import { syncFolder } from "../lib/atomic-file";
import { accessProblem } from "../startup/access-problem";
import { draftName, removeDrafts } from "./backup-access";
import { reasonOf } from "./backup-error";
import { listBackups } from "./backup-files";
import { secretInBackup } from "./backup-format";
import { expiredBackups } from "./backup-retention";
import { readChunks, writeDurably } from "./file-chunks";

/**
 * Copies backups that BACKUP_DIR doesn't have yet, and deletes the ones of this server there that are no longer kept. A
 * copy gets its name once it is complete and on disk. Returns why this failed; undefined on success and without BACKUP_DIR.
 * A missing folder isn't created, because its disk may not be mounted.
 * @param secret the server's session secret, which its backups contain
 */
export function mirrorBackups(
  folder: string,
  secret: string,
  { backupDir, backupKeep }: Pick<Config, "backupDir" | "backupKeep">,
): string | undefined {
  if (backupDir === undefined) return undefined;
  const problem = secondFolderProblem({ backupDir });
  if (problem) return problem;
  try {
    removeDrafts(backupDir);
    for (const { name, path } of listBackups(folder)) copyBackup(path, backupDir, name);
    const ownBackups = listBackups(backupDir).filter(({ path }) => secretInBackup(path) === secret);
    const expired = expiredBackups(ownBackups, backupKeep);
    for (const { path } of expired) rmSync(path, { force: true });
    return undefined;
  } catch (error) {
    return `BACKUP_DIR ${backupDir} can't be written (${reasonOf(error)}).`;
  }
}

/** Why BACKUP_DIR can't be used, as far as that shows without writing to it. Undefined without BACKUP_DIR. */
export function secondFolderProblem({ backupDir }: Pick<Config, "backupDir">): string | undefined {
  if (backupDir === undefined) return undefined;
  const problem = accessProblem(backupDir);
  if (problem || existsSync(backupDir)) return problem;
  return `BACKUP_DIR ${backupDir} doesn't exist. Mount its disk, or create the folder.`;
}

function copyBackup(path: string, folder: string, name: string): void {
  if (existsSync(join(folder, name))) return;
  const draft = join(folder, draftName(name));
  try {
    copyDurably(path, draft);
    renameSync(draft, join(folder, name));
    syncFolder(folder);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

function copyDurably(path: string, copy: string): void {
  const source = openSync(path, "r");
  const target = openSync(copy, "w", 0o600);
  try {
    let position = 0;
    for (const chunk of readChunks(source)) {
      writeDurably(target, chunk, position);
      position += chunk.length;
    }
  } finally {
    closeSync(target);
    closeSync(source);
  }
}
