import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { ConfigError } from "../config";
import { syncFolder } from "../lib/atomic-file";
import { accessProblem } from "./access-problem";

/** Makes a folder for this user alone, unless it is there. ConfigError when that is not possible, or it cannot be used. */
export function ensureDirectory(path: string): void {
  try {
    const made = mkdirSync(path, { recursive: true, mode: 0o700 });
    if (made !== undefined) syncFolder(dirname(made));
  } catch (error) {
    const blocked = accessProblem(nearest(path));
    if (blocked) throw new ConfigError(blocked);
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`Can't create the folder ${path}. Check DATA_DIR and DATABASE_PATH (${reason}).`);
  }
  const problem = accessProblem(path);
  if (problem) throw new ConfigError(problem);
}

/** The folder, or the one above it that is there. */
function nearest(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearest(dirname(path));
}
