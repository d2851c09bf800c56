import type { Clock } from "../../lib/clock";
import type { RawDatabase } from "./open";
import { hasSqliteCode } from "./sqlite-errors";

/** For so long after it had no room for something, the disk counts as full, in milliseconds. */
const FULL_FOR = 60_000;

/**
 * Takes the write lock, begins a change of nothing and takes it back. Throws SQLite's error where nothing can be written:
 * a database that was opened for reading only, because its file is not ours, would even grant the lock.
 */
export function tryToWrite(raw: RawDatabase): void {
  try {
    raw.exec("BEGIN IMMEDIATE; DELETE FROM migrations WHERE 0; ROLLBACK");
  } finally {
    if (raw.inTransaction) raw.exec("ROLLBACK");
  }
}

/** Knows whether the database takes what is written, without writing. */
export function createWriteProbe(raw: RawDatabase, clock: Clock) {
  let fullUntil = 0;

  function noteFull(): void {
    fullUntil = clock.now().getTime() + FULL_FOR;
  }

  /** At this moment, and at once: takes the write lock and lets go of it, which lasts microseconds. */
  function isWritable(): boolean {
    if (clock.now().getTime() < fullUntil) return false;
    if (raw.inTransaction) return true;
    try {
      tryToWrite(raw);
      return true;
    } catch (error) {
      if (hasSqliteCode(error, "SQLITE_")) return false;
      throw error;
    }
  }

  return { noteFull, isWritable };
}
