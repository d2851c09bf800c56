/** Whether the error is SQLite's, with that code or one refined from it (SQLITE_BUSY_SNAPSHOT is SQLITE_BUSY). */
export function hasSqliteCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith(code);
}
