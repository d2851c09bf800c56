import { AppError } from "../kernel/errors";
import { hasSqliteCode } from "./sqlite-code";

/** What becomes of an error: DISK_FULL where there was no room, once that has been told; else itself. */
export function orDiskFull(cause: unknown, onDiskFull: () => void): unknown {
  if (!hasSqliteCode(cause, "SQLITE_FULL")) return cause;
  onDiskFull();
  return new AppError("DISK_FULL", "The disk is full. Nothing was saved; please tell the administrator.", {
    cause,
  });
}
