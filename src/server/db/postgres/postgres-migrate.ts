import type pg from "pg";
import { type Migration, sqlFor } from "#migrations/migration";
import {
  type AppliedMigration,
  assertCurrent,
  assertKnown,
  hashOf,
  migrationFailed,
} from "../applied-migrations";

/** Advisory lock for schema changes. An arbitrary number that nothing else uses. */
const LOCK = 7_153_001;

/**
 * Applies pending migrations, each in one transaction; concurrent calls wait. Throws DatabaseError as on SQLite.
 * @param client a connection without timeouts that nothing else uses
 */
export async function migratePostgres(
  client: pg.Client,
  migrations: readonly Migration[],
  now: Date,
): Promise<void> {
  await client.query("select pg_advisory_lock($1)", [LOCK]);
  try {
    await client.query(
      `CREATE TABLE IF NOT EXISTS migrations (name text COLLATE "C" PRIMARY KEY, hash text NOT NULL, "appliedAt" bigint NOT NULL)`,
    );
    const applied = await readApplied(client);
    assertKnown("postgres", applied, migrations);
    for (const migration of migrations.slice(applied.length)) await apply(client, migration, now);
  } finally {
    await client.query("select pg_advisory_unlock($1)", [LOCK]).catch(() => undefined);
  }
}

/** Throws DatabaseError unless the schema is the one this program knows. Changes nothing. */
export async function assertPostgresCurrent(
  client: pg.Client,
  migrations: readonly Migration[],
): Promise<void> {
  assertCurrent("postgres", await readApplied(client), migrations);
}

async function readApplied(client: pg.Client): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>("SELECT name, hash FROM migrations ORDER BY name");
  return rows;
}

async function apply(client: pg.Client, migration: Migration, now: Date): Promise<void> {
  try {
    await client.query("BEGIN");
    await client.query(sqlFor("postgres", migration));
    await client.query(`INSERT INTO migrations (name, hash, "appliedAt") VALUES ($1, $2, $3)`, [
      migration.name,
      hashOf("postgres", migration),
      now.getTime(),
    ]);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => undefined);
    throw migrationFailed(migration.name, error);
  }
}
