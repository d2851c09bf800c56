import { AppError } from "../lib/errors";

/** Why the database cannot be used as it is; the message is for whoever starts the server and says what to do. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
}

/** What the engines call a row that a unique index refuses. */
const UNIQUE_VIOLATIONS: readonly unknown[] = ["SQLITE_CONSTRAINT_UNIQUE", "23505"];
/** What PostgreSQL calls a transaction that another one got in the way of: to repeat it helps. */
const CONFLICTS: readonly unknown[] = ["40001", "40P01"];

const codeOf = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined;

/** Whether a write failed because another row has the same value where only one may have it. */
export const isUniqueViolation = (error: unknown): boolean => UNIQUE_VIOLATIONS.includes(codeOf(error));

/** Whether a transaction was taken back because another one ran at the same time. */
export const isConflict = (error: unknown): boolean => CONFLICTS.includes(codeOf(error));

export const databaseBusy = (cause?: unknown): AppError =>
  new AppError("UNAVAILABLE", "The database is busy. Please try again in a moment.", {
    retryAfter: 1,
    cause,
  });

export const diskFull = (cause: unknown): AppError =>
  new AppError("DISK_FULL", "The disk is full, so nothing was saved. Please tell the administrator.", {
    cause,
  });
