import { chmodSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Migration, sqlFor } from "#migrations/migration";
import { syncFolder } from "../../lib/atomic-file";
import * as applied from "../applied-migrations";
import type { RawDatabase } from "./open";

interface MigrateOptions {
  /** Folder for the snapshot of an existing database before it changes; without it, no snapshot is taken. */
  snapshots?: string;
  now?: Date;
}

/**
 * Applies pending migrations and returns their names. Each runs in one transaction with its bookkeeping row, so a
 * failure leaves the database unchanged. An existing database is copied first. Throws DatabaseError when one fails,
 * when the database is newer than this program, or when an applied migration differs from the known one.
 */
export function migrate(
  raw: RawDatabase,
  migrations: readonly Migration[],
  options: MigrateOptions = {},
): string[] {
  raw.exec(
    "CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, hash TEXT NOT NULL, appliedAt INTEGER NOT NULL) STRICT",
  );
  const existing = readApplied(raw);
  applied.assertKnown("sqlite", existing, migrations);
  const pending = migrations.slice(existing.length);
  const [first] = pending;
  if (!first) return [];
  const now = options.now ?? new Date();
  if (existing.length > 0 && options.snapshots) snapshot(raw, options.snapshots, first.name, now);
  for (const migration of pending) apply(raw, migration, now);
  return pending.map((migration) => migration.name);
}

/** Throws DatabaseError unless the schema is the one this program knows. Changes nothing. */
export function assertCurrent(raw: RawDatabase, migrations: readonly Migration[]): void {
  applied.assertCurrent("sqlite", readApplied(raw), migrations);
}

const readApplied = (raw: RawDatabase) =>
  raw.prepare<[], applied.AppliedMigration>("SELECT name, hash FROM migrations ORDER BY name").all();

function apply(raw: RawDatabase, migration: Migration, now: Date): void {
  raw.exec("BEGIN IMMEDIATE");
  try {
    raw.exec(sqlFor("sqlite", migration));
    raw
      .prepare("INSERT INTO migrations (name, hash, appliedAt) VALUES (?, ?, ?)")
      .run(migration.name, applied.hashOf("sqlite", migration), now.getTime());
    raw.exec("COMMIT");
  } catch (error) {
    // SQLite rolls back automatically on a full disk.
    if (raw.inTransaction) raw.exec("ROLLBACK");
    throw applied.migrationFailed(migration.name, error);
  }
}

/** The snapshot gets its name only when complete. A killed start leaves a draft, which the next start replaces. */
function snapshot(raw: RawDatabase, folder: string, migrationName: string, now: Date): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const draft = join(folder, "unfinished.db");
  for (const file of [draft, `${draft}-journal`]) rmSync(file, { force: true });
  raw.prepare("VACUUM INTO ?").run(draft);
  const timestamp = now.toISOString().replaceAll(/[:.]/g, "-");
  chmodSync(draft, 0o600);
  renameSync(draft, join(folder, `before-${migrationName}-${timestamp}.db`));
  syncFolder(folder);
}
