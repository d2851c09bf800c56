/** Why a backup can't be made, verified or restored. The message says what to do, for the person at the console. */
export class BackupError extends Error {
  override readonly name = "BackupError";
}

/** Codes of Node and SQLite for a disk without room, or a quota that is used up. */
const FULL = ["ENOSPC", "EDQUOT", "EFBIG", "SQLITE_FULL"];

/** Whether a write failed because the disk or the quota is full. */
export const isDiskFull = (error: unknown): boolean => FULL.includes(codeOf(error));

/** The message of an error, without Node's description of the system call. */
export function reasonOf(error: unknown): string {
  if (isDiskFull(error)) return "the disk is full";
  return error instanceof Error ? error.message : String(error);
}

const codeOf = (error: unknown) =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
