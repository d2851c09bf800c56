import { AppError } from "../lib/errors";

/** The database can't be used. The message tells the operator what to do. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
}

const UNIQUE_VIOLATIONS: readonly unknown[] = ["SQLITE_CONSTRAINT_UNIQUE", "23505"];
/** SQLSTATEs of serialization failures and deadlocks, which a retry solves. */
const CONFLICTS: readonly unknown[] = ["40001", "40P01"];

const codeOf = (error: unknown): unknown =>
  error instanceof Error && "code" in error ? error.code : undefined;

/** True if a write violated a unique constraint. */
export const isUniqueViolation = (error: unknown): boolean => UNIQUE_VIOLATIONS.includes(codeOf(error));

/** True if a transaction was rolled back because of a concurrent one. */
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
