import { diskFull } from "../errors";

/** True for SQLite errors with this code or an extended one (SQLITE_BUSY_SNAPSHOT is SQLITE_BUSY). */
export function hasSqliteCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith(code);
}

/** True if a file is damaged or isn't a database. */
export const isDamaged = (error: unknown): boolean =>
  hasSqliteCode(error, "SQLITE_CORRUPT") || hasSqliteCode(error, "SQLITE_NOTADB");

/** Converts SQLITE_FULL to DISK_FULL after calling `onDiskFull`; returns other errors unchanged. */
export function orDiskFull(cause: unknown, onDiskFull: () => void): unknown {
  if (!hasSqliteCode(cause, "SQLITE_FULL")) return cause;
  onDiskFull();
  return diskFull(cause);
}
