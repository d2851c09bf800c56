import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { type Config, ConfigError } from "../config";
import { foldJournal } from "../db/sqlite/open";
import { hasSqliteCode } from "../db/sqlite/sqlite-errors";
import { syncFolder } from "../lib/atomic-file";
import { secretPath } from "../startup/session-secret";

type Paths = Pick<Config, "databasePath" | "dataDir">;

/** The files of a journal: the database, the secret unless the environment has it, and the name of the kept folder. */
const DATABASE = "database";
const SECRET = "secret";
const KEPT_FOLDER = "kept-in";

/**
 * The journal of a restore is a folder next to the database. Once it has its name, the restore will happen: the next
 * process that holds the database's lock, this command or a starting server, first completes all steps.
 *
 * 1. A folder is prepared under another name, with the verified database, the secret, and the name of the folder that
 *    will keep the present files. All of it is on disk. A restore that ends before this has changed nothing.
 * 2. The folder gets its name (one rename).
 * 3. The present database becomes one file, which fails while another program has it open. It moves to the kept
 *    folder, and the restored one moves to its place. Then the same happens with the secret.
 * 4. The journal is deleted.
 *
 * A step is done if its file is no longer in the journal. So after a kill or a power cut at any moment both databases
 * are on disk, and the next start completes the restore.
 */
const journalOf = ({ databasePath }: Paths) => join(dirname(databasePath), "restore-in-progress");

/**
 * Completes a folder with a database for a restore, and waits until all of it is on disk.
 * @param keptFolder name of the folder that will keep the present files
 */
export function prepareJournal(draft: string, secret: string | undefined, keptFolder: string): void {
  if (secret !== undefined) writeFileSync(join(draft, SECRET), secret, { mode: 0o600, flush: true });
  writeFileSync(join(draft, KEPT_FOLDER), keptFolder, { mode: 0o600, flush: true });
  const database = openSync(preparedDatabase(draft), "r+");
  try {
    fsyncSync(database);
  } finally {
    closeSync(database);
  }
  syncFolder(draft);
}

/** Path of the restored database in a prepared folder. */
export const preparedDatabase = (draft: string): string => join(draft, DATABASE);

/**
 * Replaces the present files with those of a prepared folder. ConfigError if another program has the database open;
 * then the folder has its old name again and nothing has changed. The caller must hold the database's lock.
 */
export function commitRestore(paths: Paths, draft: string): void {
  const journal = journalOf(paths);
  renameSync(draft, journal);
  syncFolder(dirname(journal));
  try {
    foldPresent(paths);
  } catch (error) {
    renameSync(journal, draft);
    throw error;
  }
  finishRestore(paths);
}

/** Completes an unfinished restore, if there is one. The caller must hold the database's lock. */
export function finishRestore(paths: Paths): void {
  const journal = journalOf(paths);
  if (!existsSync(journal)) return;
  const { databasePath, dataDir } = paths;
  foldPresent(paths);
  for (const [name, target] of [
    [DATABASE, databasePath],
    [SECRET, secretPath(dataDir)],
  ] as const) {
    const source = join(journal, name);
    if (!existsSync(source)) continue;
    const keptFolder = readFileSync(join(journal, KEPT_FOLDER), "utf8");
    replace(source, target, join(dirname(databasePath), keptFolder));
  }
  rmSync(journal, { recursive: true });
  syncFolder(dirname(journal));
}

/** ConfigError during a restore, for callers that open the database without its lock. */
export function assertNoRestore(paths: Paths): void {
  if (!existsSync(journalOf(paths))) return;
  throw new ConfigError(
    "A backup is being restored. Wait until that has ended, or start the server to finish it.",
  );
}

/** Folds the journal of the present database into it, unless it was replaced. A damaged one moves as it is. */
function foldPresent(paths: Paths): void {
  const { databasePath } = paths;
  if (!existsSync(join(journalOf(paths), DATABASE)) || !existsSync(databasePath)) return;
  try {
    foldJournal(databasePath);
  } catch (error) {
    if (!hasSqliteCode(error, "SQLITE_BUSY")) return;
    throw new ConfigError(
      `Another program has opened the database ${databasePath}. Close it, then try again.`,
    );
  }
}

/** Keeps the file at `target` and its journal files, and moves `source` there. */
function replace(source: string, target: string, keptFolder: string): void {
  for (const file of ["", "-wal", "-shm"].map((end) => `${target}${end}`)) {
    const keptFile = join(keptFolder, basename(file));
    if (!existsSync(file) || existsSync(keptFile)) continue;
    mkdirSync(keptFolder, { recursive: true, mode: 0o700 });
    move(file, keptFile);
  }
  move(source, target);
}

/** Moves a file atomically and waits until that is on disk; to another disk it is copied first. */
function move(source: string, target: string): void {
  try {
    renameSync(source, target);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EXDEV")) throw error;
    const draft = `${target}.copying`;
    copyFileSync(source, draft);
    renameSync(draft, target);
    syncFolder(dirname(target));
    rmSync(source);
  }
  syncFolder(dirname(target));
  syncFolder(dirname(source));
}
