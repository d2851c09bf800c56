import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ConfigError } from "./config";

const MIN_LENGTH = 32;

/**
 * The instance's secret: from the environment, else made once and kept in the data folder (security T23).
 * ConfigError when the kept one has been cut short.
 */
export function instanceSecret(given: string | undefined, dataDir: string): string {
  if (given !== undefined) return given;
  const path = join(dataDir, "session-secret");
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(path, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx" });
  }
  const kept = readFileSync(path, "utf8").trim();
  if (kept.length < MIN_LENGTH)
    throw new ConfigError(`SESSION_SECRET is needed, because ${path} is too short.`);
  return kept;
}
