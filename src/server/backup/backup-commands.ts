import { join } from "node:path";
import { sizeText } from "#shared/domain/lib/size-text";
import { type Config, ConfigError } from "../config";
import type { Output } from "../lib/nonblocking-output";
import { backupFolder, listBackups } from "./backup-files";
import { createBackup } from "./create-backup";
import { restoreBackup } from "./restore-backup";
import { type TryServer, type VerifiedBackup, verifyBackup } from "./verify-backup";

/**
 * `npm run backup`: makes a backup in the given folder or the server's own, and prints where it is. Returns false if
 * BACKUP_DIR should have a copy and doesn't. Throws the errors of `createBackup`.
 */
export function backupCommand(config: Config, folder: string | undefined, output: Output): boolean {
  const { path, size, databaseSize, deleted, secondFolderProblem } = createBackup(config, new Date(), folder);
  output.write(
    `Backed up ${config.databasePath} (${sizeText(databaseSize)}) to ${path} (${sizeText(size)}).\n`,
  );
  if (deleted > 0)
    output.write(`Deleted ${deleted} older ${deleted === 1 ? "backup" : "backups"} (BACKUP_KEEP).\n`);
  if (secondFolderProblem) output.write(`Warning: there is no second copy. ${secondFolderProblem}\n`);
  else if (folder === undefined && config.backupDir)
    output.write(`There is a second copy in ${config.backupDir}.\n`);
  return secondFolderProblem === undefined;
}

/** `npm run verify FILE`: prints what a backup contains, or throws the errors of `verifyBackup`. */
export async function verifyCommand(
  config: Config,
  file: string | undefined,
  output: Output,
  tryServer: TryServer,
): Promise<void> {
  const path = requireFile(config, "verify", file);
  const verified = await verifyBackup(path, config, tryServer);
  output.write(`${path} is complete and can be restored.\n${contentsText(verified)}`);
  if (config.sessionSecret !== undefined && config.sessionSecret !== verified.secret)
    output.write(
      "SESSION_SECRET isn't the secret of this backup. Before you restore it, remove SESSION_SECRET from the settings.\n",
    );
}

/** `npm run restore FILE`: restores a backup and prints what it contains, or throws the errors of `restoreBackup`. */
export async function restoreCommand(
  config: Config,
  file: string | undefined,
  output: Output,
  tryServer: TryServer,
): Promise<void> {
  const path = requireFile(config, "restore", file);
  const restored = await restoreBackup(path, config, new Date(), tryServer);
  const keptNote = restored.keptFolder
    ? `The files that were there before are in ${restored.keptFolder}. Delete them when you no longer need them.\n`
    : "";
  output.write(
    `Restored ${path} to ${config.databasePath}.\n${contentsText(restored)}${keptNote}Start the server.\n`,
  );
}

function requireFile(config: Config, command: string, file: string | undefined): string {
  if (file !== undefined) return file;
  const folder = backupFolder(config);
  const [newest] = listBackups(folder);
  const example = newest?.path ?? join(folder, "FILE");
  throw new ConfigError(`Enter the backup's file: npm run ${command} ${example}`);
}

function contentsText({ madeAt, schema, databaseSize, counts }: VerifiedBackup): string {
  const rows = [
    ["made at", madeAt.toISOString()],
    ["schema", schema],
    ["database", sizeText(databaseSize)],
    ...counts.map(([name, count]) => [name, String(count)]),
  ];
  return rows.map(([name = "", value]) => `  ${name.padEnd(14)}${value}\n`).join("");
}
