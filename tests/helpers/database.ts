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

/** A file system in memory, where there is one: the tests' commits wait for no disk. */
const PLACE = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

export interface TestDatabase {
  db: Db;
  /** The connection that `db` writes through, for what a test looks at or puts in beside the repos. */
  raw: RawDatabase;
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

/** A database as it was before the migration of that name, without rows. */
export function databaseBefore(name: string): RawDatabase {
  const index = migrations.findIndex((migration) => migration.name === name);
  return testDatabase(migratedImage(migrations.slice(0, index))).raw;
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
