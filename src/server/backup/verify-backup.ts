import { existsSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Config, ConfigError } from "../config";
import { DatabaseError } from "../db/errors";
import { hasTable, openCopy } from "../db/sqlite/open";
import { draftFolder, lockBackups } from "./backup-access";
import { BackupError, isDiskFull, reasonOf } from "./backup-error";
import { backupFolder } from "./backup-files";
import { unpackBackup } from "./backup-format";
import { isSecretOf } from "./is-secret-of";

/** Starts a server on a copy of a database and checks its health. Throws if it can't start or isn't healthy. */
export type TryServer = (config: Config) => Promise<void>;

/** Tables whose rows are counted, each after its name on screen. */
const COUNTED_TABLES = [
  ["admins", "admins"],
  ["participants", "users"],
  ["templates", "assessments"],
  ["assessments", "user_assessments"],
  ["messages", "chat_messages"],
] as const;

export interface VerifiedBackup {
  madeAt: Date;
  secret: string;
  /** The name of its database's last migration. */
  schema: string;
  /** Size of its database, in bytes. */
  databaseSize: number;
  counts: (readonly [string, number])[];
}

/**
 * Unpacks a backup into a folder and checks it: it is unchanged, SQLite finds no fault, the secret belongs to the
 * database, and a server can open it. BackupError otherwise and for a full disk; ConfigError for a missing file.
 * @param folder an empty private folder; its `askwell.db` will be migrated to the current schema
 */
export async function unpackVerified(
  path: string,
  folder: string,
  config: Config,
  tryServer: TryServer,
): Promise<VerifiedBackup> {
  if (!existsSync(path)) throw new ConfigError(`There is no file ${path}.`);
  const databasePath = join(folder, "askwell.db");
  try {
    const { madeAt, secret } = await unpackBackup(path, databasePath);
    const schema = checkDatabase(path, databasePath, secret);
    await tryServer({ ...config, dataDir: folder, databasePath, sessionSecret: secret });
    return { madeAt, secret, schema, ...contentsOf(databasePath) };
  } catch (error) {
    if (error instanceof BackupError || error instanceof ConfigError) throw error;
    if (error instanceof DatabaseError) throw new BackupError(`${path} can't be used: ${error.message}`);
    if (isDiskFull(error)) {
      throw new BackupError(
        `There isn't enough room to unpack ${path} in ${folder}. Free some space, then try again.`,
      );
    }
    if (error instanceof Error && "code" in error)
      throw new BackupError(`Can't read ${path}: ${reasonOf(error)}.`);
    throw error;
  }
}

/** The same in a temporary folder next to the backups. A server may be running. */
export async function verifyBackup(
  path: string,
  config: Config,
  tryServer: TryServer,
): Promise<VerifiedBackup> {
  const release = lockBackups(config);
  const folder = draftFolder(backupFolder(config));
  try {
    return await unpackVerified(path, folder, config, tryServer);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    release();
  }
}

/** Runs SQLite's checks, compares the secret, and returns the name of the last migration. */
function checkDatabase(path: string, databasePath: string, secret: string): string {
  const raw = openCopy(databasePath);
  try {
    const problems = raw.pragma("integrity_check(1)", { simple: true });
    if (problems !== "ok")
      throw new BackupError(`The database in ${path} is damaged (${problems}). Use another backup.`);
    if (raw.prepare("PRAGMA foreign_key_check").all().length > 0) {
      throw new BackupError(
        `The database in ${path} has rows that refer to missing ones. Use another backup.`,
      );
    }
    if (!hasTable(raw, "migrations")) {
      throw new BackupError(`${path} doesn't contain an Askwell database. Use another backup.`);
    }
    if (!isSecretOf(raw, secret)) {
      throw new BackupError(
        `The session secret in ${path} isn't the one of its database. Use another backup.`,
      );
    }
    return String(raw.prepare("SELECT max(name) FROM migrations").pluck().get());
  } finally {
    raw.close();
  }
}

function contentsOf(databasePath: string) {
  const raw = openCopy(databasePath);
  try {
    const countOf = (table: string) => Number(raw.prepare(`SELECT count(*) FROM ${table}`).pluck().get());
    return {
      databaseSize: statSync(databasePath).size,
      counts: COUNTED_TABLES.map(([name, table]) => [name, countOf(table)] as const),
    };
  } finally {
    raw.close();
  }
}
