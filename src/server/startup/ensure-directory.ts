import { existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { ConfigError } from "../config";
import { syncFolder } from "../lib/atomic-file";
import { accessProblem } from "./access-problem";

/** Makes a private folder unless it exists. ConfigError if it can't be made or used. */
export function ensureDirectory(path: string): void {
  try {
    const firstCreated = mkdirSync(path, { recursive: true, mode: 0o700 });
    if (firstCreated !== undefined) syncFolder(dirname(firstCreated));
  } catch (error) {
    const blocked = accessProblem(nearest(path));
    if (blocked) throw new ConfigError(blocked);
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`Can't create the folder ${path}. Check DATA_DIR and DATABASE_PATH (${reason}).`);
  }
  const problem = accessProblem(path);
  if (problem) throw new ConfigError(problem);
}

/** The folder, or its closest parent that exists. */
function nearest(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearest(dirname(path));
}
