import { diskFull } from "../errors";

/** Whether the error is SQLite's, with that code or one refined from it (SQLITE_BUSY_SNAPSHOT is SQLITE_BUSY). */
export function hasSqliteCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith(code);
}

/** Whether SQLite says that a file is damaged, or is no database. */
export const isDamaged = (error: unknown): boolean =>
  hasSqliteCode(error, "SQLITE_CORRUPT") || hasSqliteCode(error, "SQLITE_NOTADB");

/** What becomes of an error: DISK_FULL where there was no room, once that has been told; else itself. */
export function orDiskFull(cause: unknown, onDiskFull: () => void): unknown {
  if (!hasSqliteCode(cause, "SQLITE_FULL")) return cause;
  onDiskFull();
  return diskFull(cause);
}
