import { chmodSync } from "node:fs";
import SQLite from "better-sqlite3";

/** The oldest SQLite without the WAL-reset corruption bug (security, anchors). */
const OLDEST_SQLITE = "3.51.3";

export type RawDatabase = SQLite.Database;

/**
 * Opens the database file, for production, tests and tools alike, and creates it when it is missing.
 * The pragmas: a commit is on the disk before it is acknowledged, and a lock held by another program never blocks the
 * event loop.
 */
export function openDatabase(path: string): RawDatabase {
  const raw = new SQLite(path, { timeout: 0 });
  // Before its journal is there, which is made as open as it is itself.
  keepPrivate(path);
  raw.pragma("journal_mode = WAL");
  raw.pragma("synchronous = FULL");
  raw.pragma("foreign_keys = ON");
  raw.pragma("journal_size_limit = 16777216");
  raw.pragma("temp_store = MEMORY");
  assertSettings(raw);
  return raw;
}

/** Closes a file to other users. One that belongs to somebody else stays as its owner wants it. */
export function keepPrivate(path: string): void {
  try {
    chmodSync(path, 0o600);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) throw error;
  }
}

/**
 * Opens a second connection to a database that is open, for reading only. It could repair the index of the
 * write-ahead log after another program's crash, which a connection that is opened read-only cannot.
 */
export function openReader(path: string): RawDatabase {
  const raw = openDatabase(path);
  raw.pragma("query_only = ON");
  return raw;
}

/** Opens a file that nobody writes to, such as a copy, only to read it. */
export const openCopy = (path: string): RawDatabase =>
  new SQLite(path, { readonly: true, fileMustExist: true });

export const hasTable = (raw: RawDatabase, name: string): boolean =>
  raw.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(name) !== undefined;

/**
 * Makes a database one file, without a write-ahead log. Throws SQLITE_BUSY when another connection has it open, and
 * SQLite's errors for a file that is damaged.
 */
export function foldJournal(path: string): void {
  const raw = new SQLite(path, { timeout: 0, fileMustExist: true });
  try {
    raw.pragma("journal_mode = DELETE");
  } finally {
    raw.close();
  }
}

function assertSettings(raw: RawDatabase): void {
  const full = 2;
  const synchronous = raw.pragma("synchronous", { simple: true });
  if (synchronous !== full)
    throw new Error(`SQLite must run with synchronous=FULL, but reports ${synchronous}.`);
  if (raw.pragma("foreign_keys", { simple: true }) !== 1)
    throw new Error("SQLite must enforce foreign keys.");
  const version = String(raw.prepare("select sqlite_version()").pluck().get());
  if (version.localeCompare(OLDEST_SQLITE, "en", { numeric: true }) < 0)
    throw new Error(`SQLite ${OLDEST_SQLITE} or newer is needed, but this is ${version}.`);
}
