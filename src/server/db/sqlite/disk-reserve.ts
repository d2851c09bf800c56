import { randomBytes } from "node:crypto";
import { existsSync, rmSync, statfsSync } from "node:fs";
import { dirname, join } from "node:path";
import { removeDrafts, writeFileAtomically } from "../../lib/atomic-file";

const SIZE = 8 * 1024 * 1024;
/** With less than this free, in bytes, the space is worth more than the reserve. */
const ROOM = 8 * SIZE;

const reservePath = (databasePath: string) => join(dirname(databasePath), "ballast");

/**
 * Puts a file beside the database that is given up when the disk is full: SQLite needs space to delete,
 * too. Its bytes are random, because a file system may store zeros without taking space.
 * To be called by who holds the database's lock.
 */
export function createDiskReserve(databasePath: string): void {
  const path = reservePath(databasePath);
  try {
    removeDrafts(path);
    if (existsSync(path)) return;
    const { bavail, bsize } = statfsSync(dirname(path));
    if (bavail * bsize >= ROOM) writeFileAtomically(path, () => randomBytes(SIZE));
  } catch {
    // A quota can refuse what statfs promised. The server runs as well without a reserve.
  }
}

/** Gives the reserve up, once, and says so. */
export function releaseDiskReserve(databasePath: string, log: { error(message: string): void }): void {
  const path = reservePath(databasePath);
  if (!existsSync(path)) return;
  rmSync(path, { force: true });
  log.error("The disk is full. The reserve was released so that data can be deleted.");
}
