import { hkdfSync, randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Config, ConfigError } from "../config";
import { writeFileAtomically } from "../lib/atomic-file";
import { accessProblem } from "./access-problem";
import { ensureDirectory } from "./ensure-directory";

const MIN_SECRET_LENGTH = 32;
const FINGERPRINT = "askwell secret fingerprint v1";
const FINGERPRINT_BYTES = 32;

type SecretSettings = Pick<Config, "sessionSecret" | "dataDir">;

/** Path of the secret's file, which is used unless the environment has a secret. */
export const secretPath = (dataDir: string): string => join(dataDir, "session-secret");

/**
 * The instance's secret: from the environment, or else created once in the data folder. It is on disk before anything
 * is signed with it. ConfigError if it can't be saved or the saved one is too short.
 */
export function readSessionSecret({ sessionSecret, dataDir }: SecretSettings): string {
  if (sessionSecret !== undefined) return sessionSecret;
  const path = secretPath(dataDir);
  ensureDirectory(dataDir);
  const secret = readOrCreateSecret(path);
  if (secret.length < MIN_SECRET_LENGTH)
    throw new ConfigError(`Set SESSION_SECRET: the secret in ${path} is too short.`);
  return secret;
}

/** The same for a server that has run before: a missing secret is a ConfigError instead of being created. */
export function existingSessionSecret({ sessionSecret, dataDir }: SecretSettings): string {
  if (sessionSecret === undefined && !existsSync(secretPath(dataDir))) {
    throw new ConfigError(
      `There is no session secret in ${secretPath(dataDir)}. Set SESSION_SECRET, or DATA_DIR, as the server has it.`,
    );
  }
  return readSessionSecret({ sessionSecret, dataDir });
}

/** A one-way fingerprint by which a database recognizes its secret. */
export const secretFingerprint = (secret: string): string =>
  Buffer.from(hkdfSync("sha256", secret, "", FINGERPRINT, FINGERPRINT_BYTES)).toString("base64url");

function readOrCreateSecret(path: string): string {
  const problem = accessProblem(path, "read");
  if (problem) throw new ConfigError(problem);
  try {
    writeFileAtomically(path, () => randomBytes(48).toString("base64url"));
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`Set SESSION_SECRET: a secret can't be saved in DATA_DIR (${reason}).`);
  }
}
