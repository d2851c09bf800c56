import { closeSync, existsSync, openSync } from "node:fs";
import SQLite from "better-sqlite3";
import { keepPrivate } from "../db/sqlite/open";
import { hasSqliteCode } from "../db/sqlite/sqlite-errors";

/** How long a process that is just ending is waited for, in milliseconds; nothing else runs at that time. */
const PATIENCE = 500;

/**
 * Takes the lock that lies beside a database, for one process at a time; gives what lets go of it, or
 * undefined when another process has it. It is an empty SQLite file in an exclusive transaction: the system frees it
 * with the process, however that ends.
 */
export function lockBeside(databasePath: string): (() => void) | undefined {
  const path = `${databasePath}.lock`;
  // Only then: in a process that has the lock already, closing the file would let go of it.
  if (!existsSync(path)) closeSync(openSync(path, "a", 0o600));
  keepPrivate(path);
  const lock = new SQLite(path, { timeout: PATIENCE });
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
