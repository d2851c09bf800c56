import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "../config";
import { placeFile } from "../kernel/durable-file";
import { makeFolder } from "./folder";

const MIN_LENGTH = 32;

/**
 * The instance's secret: from the environment, else made once and kept in the data folder (security T23). It is on the
 * disk before anything is signed with it. ConfigError when it cannot be kept there, and when the kept one has been cut short.
 */
export function instanceSecret(given: string | undefined, dataDir: string): string {
  if (given !== undefined) return given;
  const path = join(dataDir, "session-secret");
  makeFolder(dataDir);
  const kept = keptIn(path);
  if (kept.length < MIN_LENGTH)
    throw new ConfigError(`SESSION_SECRET is needed, because ${path} is too short.`);
  return kept;
}

function keptIn(path: string): string {
  try {
    placeFile(path, () => randomBytes(48).toString("base64url"));
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`SESSION_SECRET is needed, because none can be kept in DATA_DIR (${reason}).`);
  }
}
