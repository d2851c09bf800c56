import { AppError } from "../kernel/errors";

/** Why the database cannot be used as it is; the message is for whoever starts the server and says what to do. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
}

/** Whether the error is SQLite's, with that code or one refined from it (SQLITE_BUSY_SNAPSHOT is SQLITE_BUSY). */
export function hasSqliteCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith(code);
}

/** What becomes of an error: DISK_FULL where there was no room, once that has been told; else itself. */
export function orDiskFull(cause: unknown, onDiskFull: () => void): unknown {
  if (!hasSqliteCode(cause, "SQLITE_FULL")) return cause;
  onDiskFull();
  return new AppError("DISK_FULL", "The disk is full. Nothing was saved; please tell the administrator.", {
    cause,
  });
}
