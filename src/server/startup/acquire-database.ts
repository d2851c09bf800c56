import { existsSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { migrations } from "#migrations/index";
import { assertNoRestore, finishRestore } from "../backup/restore-journal";
import { type Config, ConfigError } from "../config";
import type { Engine, EngineParts } from "../db/engine";
import { DatabaseError } from "../db/errors";
import { createDiskReserve } from "../db/sqlite/disk-reserve";
import { assertCurrent, migrate } from "../db/sqlite/migrate";
import { openDatabase, type RawDatabase } from "../db/sqlite/open";
import { createSqliteEngine } from "../db/sqlite/sqlite-engine";
import { hasSqliteCode, isDamaged } from "../db/sqlite/sqlite-errors";
import { tryToWrite } from "../db/sqlite/write-probe";
import { writeFileAtomically } from "../lib/atomic-file";
import { accessProblem } from "./access-problem";
import { acquireLockFile } from "./database-lock";
import { ensureDirectory } from "./ensure-directory";
import { readSessionSecret } from "./session-secret";

/** Larger files aren't checked at startup, because that would take seconds; in bytes. */
const MAX_CHECKED_BYTES = 1_000_000_000;
/** SQLite's codes if the `-shm` file can't be mapped or locked. */
const SHARED_MEMORY = [
  "SQLITE_IOERR_SHM",
  "SQLITE_IOERR_LOCK",
  "SQLITE_IOERR_MMAP",
  "SQLITE_PROTOCOL",
  "SQLITE_READONLY",
];
const MARKER_TEXT =
  "Marks that the database exists, so a missing database is never replaced by an empty one.\n";

type Paths = Pick<Config, "databasePath" | "dataDir">;

export interface ClaimedDatabase {
  engine: Engine;
  /** The instance's session secret. It is read last, because finishing a restore may replace it. */
  secret: string;
}

/**
 * Opens the database for its only server, checks it and migrates its schema. Finishes an interrupted restore first.
 * ConfigError if another server uses it; DatabaseError if it is missing, damaged, locked or too new.
 */
export function claimDatabase(
  config: Paths & Pick<Config, "sessionSecret">,
  parts: EngineParts,
): ClaimedDatabase {
  const release = lock(config);
  if (!release) {
    throw new ConfigError(
      `Another Askwell server is already using ${config.databasePath}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  let raw: RawDatabase | undefined;
  try {
    raw = openUpToDate(config, parts.clock.now());
    createDiskReserve(config.databasePath);
    return { engine: createSqliteEngine(raw, parts, release), secret: readSessionSecret(config) };
  } catch (error) {
    raw?.close();
    release();
    throw error;
  }
}

/** Opens the database for a short command. A server may be using it; then the schema must be current. */
export function joinDatabase(paths: Paths, parts: EngineParts): Engine {
  return createSqliteEngine(joinFile(paths, parts.clock.now()), parts);
}

function joinFile(paths: Paths, now: Date): RawDatabase {
  const release = lock(paths);
  if (!release) {
    assertNoRestore(paths);
    return openWith(paths, (raw) => assertCurrent(raw, migrations));
  }
  try {
    return openUpToDate(paths, now);
  } finally {
    release();
  }
}

function lock({ databasePath }: Paths): (() => void) | undefined {
  ensureDirectory(dirname(databasePath));
  const problem = accessProblem(`${databasePath}.lock`);
  if (problem) throw new DatabaseError(problem);
  try {
    return acquireLockFile(databasePath);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`Can't use ${databasePath}.lock. Check DATA_DIR and its permissions (${reason}).`);
  }
}

function openUpToDate(paths: Paths, now: Date): RawDatabase {
  finishRestore(paths);
  return openWith(paths, (raw) => {
    if (statSync(paths.databasePath).size < MAX_CHECKED_BYTES) assertIntact(raw, paths);
    migrate(raw, migrations, { snapshots: join(paths.dataDir, "backups"), now });
    ensureDirectory(paths.dataDir);
    writeFileAtomically(markerOf(paths), () => MARKER_TEXT);
  });
}

/** Opens the database and calls `prepare`. Errors become sentences for the person at the console. */
function openWith(paths: Paths, prepare: (raw: RawDatabase) => void): RawDatabase {
  assertPresent(paths);
  assertAccess(paths);
  let raw: RawDatabase | undefined;
  try {
    raw = openDatabase(paths.databasePath);
    prepare(raw);
    tryToWrite(raw);
    if (raw.pragma("journal_mode", { simple: true }) !== "wal") throw sharesNoMemory(paths);
    return raw;
  } catch (error) {
    raw?.close();
    throw explainError(error, paths);
  }
}

/** An instance that had a database never starts with an empty one, because the disk may just not be mounted. */
function assertPresent(paths: Paths): void {
  const { databasePath } = paths;
  const hasDatabase = existsSync(databasePath) && statSync(databasePath).size > 0;
  if (hasDatabase || !existsSync(markerOf(paths))) return;
  throw new DatabaseError(
    `The database ${databasePath} is missing, but this server had one before. ${restoreHint(paths)} To start with an empty database, delete ${markerOf(paths)}.`,
  );
}

/** The database and its journal files. Another user may have created them. */
const filesOf = ({ databasePath }: Paths) => ["", "-wal", "-shm"].map((end) => `${databasePath}${end}`);

function assertAccess(paths: Paths): void {
  for (const file of filesOf(paths)) {
    const problem = accessProblem(file);
    if (problem) throw new DatabaseError(problem);
  }
}

function assertIntact(raw: RawDatabase, paths: Paths): void {
  const verdict = String(raw.pragma("quick_check(1)", { simple: true }));
  if (verdict !== "ok") throw damagedError(paths, verdict.replaceAll(/\s+/g, " "));
}

function explainError(error: unknown, paths: Paths): unknown {
  const { databasePath } = paths;
  const reason = error instanceof Error ? error.message : String(error);
  if (isDamaged(error)) {
    return damagedError(paths, reason);
  }
  if (SHARED_MEMORY.some((code) => hasSqliteCode(error, code))) return sharesNoMemory(paths);
  if (hasSqliteCode(error, "SQLITE_BUSY")) {
    return new DatabaseError(
      `Another program has locked the database ${databasePath}. Close it, then start Askwell again.`,
    );
  }
  if (hasSqliteCode(error, "SQLITE_")) {
    return new DatabaseError(`Can't use the database ${databasePath}: ${reason}.`);
  }
  return error;
}

const sharesNoMemory = ({ databasePath }: Paths) =>
  new DatabaseError(
    `The database ${databasePath} can't be used where it is: its file system can't share memory between connections. Network shares (NFS, SMB) can't do this. Put DATA_DIR on a local disk.`,
  );

const damagedError = (paths: Paths, reason: string) =>
  new DatabaseError(`The database ${paths.databasePath} is damaged (${reason}). ${restoreHint(paths)}`);

const restoreHint = ({ dataDir }: Paths) =>
  `Restore your latest backup: npm run restore FILE. Askwell's own backups are in ${join(dataDir, "backups")}.`;

/** The file that marks that the instance has had a database. */
export const markerOf = ({ dataDir }: Pick<Config, "dataDir">) => join(dataDir, ".initialized");
