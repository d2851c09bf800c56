import type { Clock } from "../kernel/clock";
import { hasSqliteCode } from "./errors";
import type { RawDatabase } from "./open";

/** For so long after it had no room for something, the disk counts as full, in milliseconds. */
const FULL_FOR = 60_000;

/** Knows whether the database takes what is written, without writing. */
export function createWriteCheck(raw: RawDatabase, clock: Clock) {
  let fullUntil = 0;

  function noteFull(): void {
    fullUntil = clock.now().getTime() + FULL_FOR;
  }

  /** At this moment, and at once: takes the write lock and lets go of it, which lasts microseconds. */
  function isWritable(): boolean {
    if (clock.now().getTime() < fullUntil) return false;
    if (raw.inTransaction) return true;
    try {
      raw.exec("BEGIN IMMEDIATE; ROLLBACK");
      return true;
    } catch (error) {
      if (hasSqliteCode(error, "SQLITE_")) return false;
      throw error;
    }
  }

  return { noteFull, isWritable };
}
