import type { Clock } from "../../lib/clock";
import type { RawDatabase } from "./open";
import { hasSqliteCode } from "./sqlite-errors";

/** The disk counts as full for this long after a failed write, in milliseconds. */
const FULL_PERIOD = 60_000;

/**
 * Starts a write that changes nothing and rolls it back. Throws SQLite's error if writing isn't possible. The lock
 * alone isn't enough: SQLite grants it even for a read-only file.
 */
export function tryToWrite(raw: RawDatabase): void {
  try {
    raw.exec("BEGIN IMMEDIATE; DELETE FROM migrations WHERE 0; ROLLBACK");
  } finally {
    if (raw.inTransaction) raw.exec("ROLLBACK");
  }
}

/** Checks whether the database is writable, without changing data. */
export function createWriteProbe(raw: RawDatabase, clock: Clock) {
  let fullUntil = 0;

  function noteFull(): void {
    fullUntil = clock.now().getTime() + FULL_PERIOD;
  }

  /** Synchronous. Takes the write lock for a few microseconds. */
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
