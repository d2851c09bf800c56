import { chmodSync } from "node:fs";
import SQLite from "better-sqlite3";

/** The first SQLite release without the WAL-reset corruption bug. */
const MIN_SQLITE_VERSION = "3.51.3";

export type RawDatabase = SQLite.Database;

/**
 * Opens the database file, or creates it if it's missing. The pragmas make commits durable before they're acknowledged,
 * and locks of other programs never block the event loop.
 */
export function openDatabase(path: string): RawDatabase {
  const raw = new SQLite(path, { timeout: 0 });
  // First, because the journal file gets the same permissions.
  keepPrivate(path);
  raw.pragma("journal_mode = WAL");
  raw.pragma("synchronous = FULL");
  raw.pragma("foreign_keys = ON");
  raw.pragma("journal_size_limit = 16777216");
  raw.pragma("temp_store = MEMORY");
  assertSettings(raw);
  return raw;
}

/** Makes a file private to its owner. Files of other owners keep their permissions. */
export function keepPrivate(path: string): void {
  try {
    chmodSync(path, 0o600);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) throw error;
  }
}

/**
 * Opens a second connection for reading. It isn't opened read-only, because such a connection can't repair the index of
 * the write-ahead log after another program's crash.
 */
export function openReader(path: string): RawDatabase {
  const raw = openDatabase(path);
  raw.pragma("query_only = ON");
  return raw;
}

/** Opens a file that isn't being written to, such as a copy, read-only. */
export const openCopy = (path: string): RawDatabase =>
  new SQLite(path, { readonly: true, fileMustExist: true });

export const hasTable = (raw: RawDatabase, name: string): boolean =>
  raw.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(name) !== undefined;

/**
 * Merges the write-ahead log into the file. Throws SQLITE_BUSY if it's open elsewhere, and errors for damaged files.
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
  if (version.localeCompare(MIN_SQLITE_VERSION, "en", { numeric: true }) < 0)
    throw new Error(`SQLite ${MIN_SQLITE_VERSION} or newer is needed, but this is ${version}.`);
}
