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

/** A file system in memory, where there is one: the tests' commits wait for no disk. */
const PLACE = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

export interface TestDatabase extends Stored {
  db: Db;
  close(): Promise<void>;
}

/** What an engine is opened with, at that time; its log is silent. */
export const engineParts = (now: Date): EngineParts => ({
  clock: { now: () => now },
  log: { warn: () => undefined, error: () => undefined },
});

let migrated: Buffer | undefined;

/**
 * A database file of the test's own, opened like the real one; closed and removed when the test has ended.
 * @param image what it holds; without one, the newest schema, which is made once a process, and no rows
 */
export function testDatabase(image?: Buffer): TestDatabase {
  return isOnPostgres && !image ? onPostgres(postgresDatabase()) : sqliteDatabase(image);
}

/** The same on PostgreSQL. */
function onPostgres(postgres: PostgresDatabase): TestDatabase {
  const { db, close } = postgres;
  return { db, close, postgres, raw: noFile() };
}

/** What a test of SQLite's file finds on PostgreSQL. */
function noFile(): RawDatabase {
  const refuse = () => {
    throw new Error("This test looks into SQLite's file, and the run is on PostgreSQL.");
  };
  return new Proxy(Object.create(null), { get: refuse });
}

/** The same on SQLite, whatever the run is on. */
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

/** Makes copies of a database as it is now, each for a server of its own. */
export function snapshotOf({ raw, postgres }: Stored): () => TestDatabase {
  if (postgres) {
    const copy = copiesOf(postgres);
    return () => onPostgres(copy());
  }
  const image = raw.serialize();
  return () => testDatabase(image);
}

/** The database of a server that runs in its own process; closed when the test has ended at the latest. */
export function databaseIn(dataDir: string): Stored & { close(): void } {
  const raw = openDatabase(join(dataDir, "askwell.db"));
  raw.pragma("busy_timeout = 5000");
  const close = () => void raw.close();
  onTestFinished(close);
  return { raw, close };
}

/** The database of a server of this process that has stopped. */
export const reopened = ({ raw }: Stored) => databaseIn(dirname(raw.name));

/** A database as it was before the migration of that name, without rows. */
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

const newPath = () => join(mkdtempSync(join(PLACE, "askwell-test-")), "askwell.db");
const remove = (path: string) => rmSync(dirname(path), { recursive: true, force: true });
