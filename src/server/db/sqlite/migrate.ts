import { createHash } from "node:crypto";
import { chmodSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Migration } from "#migrations/migration";
import { syncFolder } from "../../lib/atomic-file";
import { DatabaseError } from "../errors";
import type { RawDatabase } from "./open";

interface Applied {
  name: string;
  hash: string;
}

interface MigrateOptions {
  /** Where the snapshot taken before a change of an existing database goes; none is taken without. */
  snapshots?: string;
  now?: Date;
}

/**
 * Brings the schema up to date. Each migration is one transaction together with its bookkeeping row, so a failure
 * leaves the database as it was. An existing database is copied aside first.
 * Gives the names of the migrations it applied. DatabaseError when one fails, when the database is newer than this
 * program, and when an applied migration is not the one this program knows.
 */
export function migrate(
  raw: RawDatabase,
  migrations: readonly Migration[],
  options: MigrateOptions = {},
): string[] {
  raw.exec(
    "CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, hash TEXT NOT NULL, appliedAt INTEGER NOT NULL) STRICT",
  );
  const applied = appliedTo(raw);
  assertKnown(applied, migrations);
  const pending = migrations.slice(applied.length);
  const [first] = pending;
  if (!first) return [];
  const now = options.now ?? new Date();
  if (applied.length > 0 && options.snapshots) snapshot(raw, options.snapshots, first.name, now);
  for (const migration of pending) apply(raw, migration, now);
  return pending.map((migration) => migration.name);
}

/** Changes nothing; DatabaseError unless the schema is the one this program knows. */
export function assertCurrent(raw: RawDatabase, migrations: readonly Migration[]): void {
  const applied = appliedTo(raw);
  assertKnown(applied, migrations);
  if (applied.length < migrations.length) {
    throw new DatabaseError(
      "The database belongs to an older Askwell server that is still running. Restart that server first.",
    );
  }
}

const appliedTo = (raw: RawDatabase) =>
  raw.prepare<[], Applied>("SELECT name, hash FROM migrations ORDER BY name").all();

function assertKnown(applied: readonly Applied[], migrations: readonly Migration[]): void {
  for (const [index, row] of applied.entries()) {
    const known = migrations[index];
    if (!known || known.name !== row.name) {
      throw new DatabaseError(
        `The database was created by a newer version of Askwell (it has "${row.name}"). Update Askwell.`,
      );
    }
    if (hashOf(known) !== row.hash) {
      throw new DatabaseError(
        `Migration "${row.name}" differs from the one this database was created with. Use the version of Askwell that created it.`,
      );
    }
  }
}

function apply(raw: RawDatabase, migration: Migration, now: Date): void {
  raw.exec("BEGIN IMMEDIATE");
  try {
    raw.exec(migration.sql);
    raw
      .prepare("INSERT INTO migrations (name, hash, appliedAt) VALUES (?, ?, ?)")
      .run(migration.name, hashOf(migration), now.getTime());
    raw.exec("COMMIT");
  } catch (error) {
    // With a full disk SQLite has rolled back by itself.
    if (raw.inTransaction) raw.exec("ROLLBACK");
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseError(
      `The change "${migration.name}" of the database failed and left it as it was: ${reason}.`,
      {
        cause: error,
      },
    );
  }
}

/** Has the name of a snapshot once it is whole: a start that is killed meanwhile leaves a draft, which the next one replaces. */
function snapshot(raw: RawDatabase, folder: string, before: string, now: Date): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, "unfinished.db");
  for (const left of [draft, `${draft}-journal`]) rmSync(left, { force: true });
  raw.prepare("VACUUM INTO ?").run(draft);
  const stamp = now.toISOString().replaceAll(/[:.]/g, "-");
  chmodSync(draft, 0o600);
  renameSync(draft, join(folder, `before-${before}-${stamp}.db`));
  syncFolder(folder);
}

const hashOf = (migration: Migration) => createHash("sha256").update(migration.sql).digest("hex");
