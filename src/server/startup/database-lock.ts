import { closeSync, existsSync, openSync } from "node:fs";
import SQLite from "better-sqlite3";
import { keepPrivate } from "../db/sqlite/open";
import { hasSqliteCode } from "../db/sqlite/sqlite-errors";

/** How long to wait for a process that is ending, in milliseconds. This blocks the process. */
const LOCK_TIMEOUT = 500;

/**
 * Takes the lock next to a database, which one process at a time can have. Returns the function that releases it, or
 * undefined if another process has it. The lock is an exclusive transaction on an empty SQLite file, so the operating
 * system releases it however the process ends.
 */
export function acquireLockFile(databasePath: string): (() => void) | undefined {
  const path = `${databasePath}.lock`;
  // Only if it is missing: if this process has the lock already, closing the file would release it.
  if (!existsSync(path)) closeSync(openSync(path, "a", 0o600));
  keepPrivate(path);
  const lock = new SQLite(path, { timeout: LOCK_TIMEOUT });
  try {
    lock.pragma("journal_mode = MEMORY");
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if (hasSqliteCode(error, "SQLITE_BUSY")) return undefined;
    throw error;
  }
  return () => void lock.close();
}
