import { randomBytes } from "node:crypto";
import { existsSync, rmSync, statfsSync } from "node:fs";
import { dirname, join } from "node:path";
import { removeDrafts, writeFileAtomically } from "../../lib/atomic-file";

const RESERVE_BYTES = 8 * 1024 * 1024;
/** Minimum free space to create the reserve, in bytes. */
const MIN_FREE_BYTES = 8 * RESERVE_BYTES;

const reservePath = (databasePath: string) => join(dirname(databasePath), "ballast");

/**
 * Creates a file next to the database that is deleted when the disk is full, because SQLite needs space even to delete.
 * Its bytes are random, since file systems may store zeros without using space. The caller must hold the database lock.
 */
export function createDiskReserve(databasePath: string): void {
  const path = reservePath(databasePath);
  try {
    removeDrafts(path);
    if (existsSync(path)) return;
    const { bavail, bsize } = statfsSync(dirname(path));
    if (bavail * bsize >= MIN_FREE_BYTES) writeFileAtomically(path, () => randomBytes(RESERVE_BYTES));
  } catch {
    // A quota may be smaller than statfs reports. The server also runs without a reserve.
  }
}

/** Deletes the reserve if it exists, and logs it. */
export function releaseDiskReserve(databasePath: string, log: { error(message: string): void }): void {
  const path = reservePath(databasePath);
  if (!existsSync(path)) return;
  rmSync(path, { force: true });
  log.error("The disk is full. The reserve was released so that data can be deleted.");
}
