import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { migrations } from "#migrations/index";
import type { Db } from "#server/db/database";
import type { EngineParts } from "#server/db/engine";
import { migrate } from "#server/db/sqlite/migrate";
import { openDatabase, type RawDatabase } from "#server/db/sqlite/open";
import { createDb } from "#server/db/sqlite/sqlite-database";
import {
  copiesOf,
  isOnPostgres,
  type PostgresDatabase,
  postgresDatabase,
} from "#tests/helpers/postgres-database";
import type { Stored } from "#tests/helpers/stored";

/** An in-memory file system if there is one, so commits don't wait for a disk. */
const TEMPORARY_ROOT = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

export interface TestDatabase extends Stored {
  db: Db;
  close(): Promise<void>;
}

/** Engine parts with a fixed time and a silent log. */
export const engineParts = (now: Date): EngineParts => ({
  clock: { now: () => now },
  log: { warn: () => undefined, error: () => undefined },
});

let migrated: Buffer | undefined;

/**
 * A database for one test, closed and removed at its end.
 * @param image content of a SQLite file; by default the newest schema without rows, made once per process
 */
export function testDatabase(image?: Buffer): TestDatabase {
  return isOnPostgres && !image ? onPostgres(postgresDatabase()) : sqliteDatabase(image);
}

function onPostgres(postgres: PostgresDatabase): TestDatabase {
  const { db, close } = postgres;
  return { db, close, postgres, raw: noFile() };
}

/** Throws when a test reads SQLite's file in a run on PostgreSQL. */
function noFile(): RawDatabase {
  const refuse = () => {
    throw new Error("This test looks into SQLite's file, and the run is on PostgreSQL.");
  };
  return new Proxy(Object.create(null), { get: refuse });
}

/** Like `testDatabase`, but always SQLite. */
export function sqliteDatabase(image?: Buffer): TestDatabase {
  const path = newPath();
  migrated ??= migratedImage();
  writeFileSync(path, image ?? migrated);
  const raw = openDatabase(path);
  const db = createDb(raw);
  async function close(): Promise<void> {
    await db.destroy();
    raw.close();
    remove(path);
  }
  onTestFinished(close);
  return { db, raw, close };
}

/** Takes a snapshot of a database; each call of the result creates a copy. */
export function snapshotOf({ raw, postgres }: Stored): () => TestDatabase {
  if (postgres) {
    const copy = copiesOf(postgres);
    return () => onPostgres(copy());
  }
  const image = raw.serialize();
  return () => testDatabase(image);
}

/** Opens the database of a server that runs in another process; closed at the end of the test at the latest. */
export function databaseIn(dataDir: string): Stored & { close(): void } {
  const raw = openDatabase(join(dataDir, "askwell.db"));
  raw.pragma("busy_timeout = 5000");
  const close = () => void raw.close();
  onTestFinished(close);
  return { raw, close };
}

/** Reopens the database of a stopped server of this process. */
export const reopened = ({ raw }: Stored) => databaseIn(dirname(raw.name));

/** A database without rows, as it was before the migration of that name. */
export function databaseBefore(name: string): RawDatabase {
  const index = migrations.findIndex((migration) => migration.name === name);
  return sqliteDatabase(migratedImage(migrations.slice(0, index))).raw;
}

function migratedImage(upTo = migrations): Buffer {
  const path = newPath();
  const raw = openDatabase(path);
  migrate(raw, upTo);
  raw.close();
  const image = readFileSync(path);
  remove(path);
  return image;
}

const newPath = () => join(mkdtempSync(join(TEMPORARY_ROOT, "askwell-test-")), "askwell.db");
const remove = (path: string) => rmSync(dirname(path), { recursive: true, force: true });
