/** Why the database cannot be used as it is; the message is for whoever starts the server and says what to do. */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
}

/** What the engines call a row that a unique index refuses. */
const UNIQUE_VIOLATIONS: readonly unknown[] = ["SQLITE_CONSTRAINT_UNIQUE", "23505"];

/** Whether a write failed because another row has the same value where only one may have it. */
export const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && "code" in error && UNIQUE_VIOLATIONS.includes(error.code);
