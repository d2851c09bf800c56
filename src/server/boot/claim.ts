import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { migrations } from "#migrations/index";
import { type Config, ConfigError } from "../config";
import { placeBallast } from "../db/ballast";
import { DatabaseError, hasSqliteCode } from "../db/errors";
import { assertCurrent, migrate } from "../db/migrate";
import { openDatabase, type RawDatabase } from "../db/open";
import { placeFile } from "../kernel/durable-file";
import { lockBeside } from "./database-lock";
import { makeFolder } from "./folder";

/** A larger file is not checked when the server starts, because that would take seconds; in bytes. */
const LARGEST_CHECKED = 1_000_000_000;
const MARKER_TEXT =
  "The database of this instance has been made. While this file is here, it is never made anew.\n";

type Paths = Pick<Config, "databasePath" | "dataDir">;

export interface ClaimedDatabase {
  raw: RawDatabase;
  /** Lets another process have it; to be called once `raw` is closed. */
  release(): void;
}

/**
 * Opens the database for a server, which is its only one (security R15), checks it (R14) and brings its schema up to
 * date (R16). ConfigError when another server has it; DatabaseError when it is lost, damaged, locked or too new.
 */
export function claimDatabase(paths: Paths, now: Date): ClaimedDatabase {
  const release = lock(paths);
  if (!release) {
    throw new ConfigError(
      `Another Askwell already runs on ${paths.databasePath}. Please stop it first, or set DATA_DIR to another folder.`,
    );
  }
  try {
    const raw = openUpToDate(paths, now);
    placeBallast(paths.databasePath);
    return { raw, release };
  } catch (error) {
    release();
    throw error;
  }
}

/** Opens the database for a short command. A server that has it goes on undisturbed; then the schema must be known. */
export function joinDatabase(paths: Paths, now: Date): RawDatabase {
  const release = lock(paths);
  if (!release) return opened(paths, (raw) => assertCurrent(raw, migrations));
  try {
    return openUpToDate(paths, now);
  } finally {
    release();
  }
}

function lock({ databasePath }: Paths): (() => void) | undefined {
  makeFolder(dirname(databasePath));
  try {
    return lockBeside(databasePath);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(
      `${databasePath}.lock cannot be used. Please check DATA_DIR and who may write there (${reason}).`,
    );
  }
}

function openUpToDate(paths: Paths, now: Date): RawDatabase {
  return opened(paths, (raw) => {
    if (statSync(paths.databasePath).size < LARGEST_CHECKED) assertWhole(raw, paths);
    migrate(raw, migrations, { snapshots: join(paths.dataDir, "backups"), now });
    makeFolder(paths.dataDir);
    placeFile(markerOf(paths), () => MARKER_TEXT);
  });
}

/** Opens it and does the first work on it; what fails is told in a sentence. */
function opened(paths: Paths, begin: (raw: RawDatabase) => void): RawDatabase {
  assertPresent(paths);
  let raw: RawDatabase | undefined;
  try {
    raw = openDatabase(paths.databasePath);
    begin(raw);
    return raw;
  } catch (error) {
    raw?.close();
    throw explained(error, paths);
  }
}

/** An instance that has had a database never starts with an empty one by itself: the disk may just not be mounted. */
function assertPresent(paths: Paths): void {
  const { databasePath } = paths;
  const isThere = existsSync(databasePath) && statSync(databasePath).size > 0;
  if (isThere || !existsSync(markerOf(paths))) return;
  throw new DatabaseError(
    `The database ${databasePath} is missing, though this instance has had one. ${wayBack(paths)} To begin with an empty one, delete ${markerOf(paths)}.`,
  );
}

function assertWhole(raw: RawDatabase, paths: Paths): void {
  const verdict = String(raw.pragma("quick_check(1)", { simple: true }));
  if (verdict !== "ok") throw damaged(paths, verdict.replaceAll(/\s+/g, " "));
}

function explained(error: unknown, paths: Paths): unknown {
  const { databasePath } = paths;
  const reason = error instanceof Error ? error.message : String(error);
  if (hasSqliteCode(error, "SQLITE_NOTADB") || hasSqliteCode(error, "SQLITE_CORRUPT")) {
    return damaged(paths, reason);
  }
  if (hasSqliteCode(error, "SQLITE_BUSY")) {
    return new DatabaseError(
      `Another program has locked the database ${databasePath}. Please close it, then start again.`,
    );
  }
  if (hasSqliteCode(error, "SQLITE_")) {
    return new DatabaseError(`The database ${databasePath} cannot be used: ${reason}.`);
  }
  return error;
}

const damaged = (paths: Paths, reason: string) =>
  new DatabaseError(`The database ${paths.databasePath} is damaged (${reason}). ${wayBack(paths)}`);

const wayBack = ({ databasePath, dataDir }: Paths) =>
  `Please put your latest backup in its place and delete ${databasePath}-wal and ${databasePath}-shm; Askwell's own snapshots are in ${join(dataDir, "backups")}.`;

const markerOf = ({ dataDir }: Paths) => join(dataDir, ".initialized");
