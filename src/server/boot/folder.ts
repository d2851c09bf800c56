import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { ConfigError } from "../config";
import { syncFolder } from "../kernel/durable-file";

/** Makes a folder for this user alone, unless it is there. ConfigError when that is not possible. */
export function makeFolder(path: string): void {
  try {
    const made = mkdirSync(path, { recursive: true, mode: 0o700 });
    if (made !== undefined) syncFolder(dirname(made));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `The folder ${path} cannot be made. Please check DATA_DIR and DATABASE_PATH (${reason}).`,
    );
  }
}
