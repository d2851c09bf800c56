import { createHash } from "node:crypto";
import { type Migration, sqlFor } from "#migrations/migration";
import { DatabaseError } from "./errors";

type Engine = Parameters<typeof sqlFor>[0];

export interface AppliedMigration {
  name: string;
  hash: string;
}

export const hashOf = (engine: Engine, migration: Migration): string =>
  createHash("sha256").update(sqlFor(engine, migration)).digest("hex");

/** Throws DatabaseError if the database is newer than this program or an applied migration differs. */
export function assertKnown(
  engine: Engine,
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): void {
  for (const [index, row] of applied.entries()) {
    const migration = migrations[index];
    if (!migration || migration.name !== row.name) {
      throw new DatabaseError(
        `The database was created by a newer version of Askwell (it has "${row.name}"). Update Askwell.`,
      );
    }
    if (hashOf(engine, migration) !== row.hash) {
      throw new DatabaseError(
        `Migration "${row.name}" differs from the one this database was created with. Use the version of Askwell that created it.`,
      );
    }
  }
}

/** Throws DatabaseError unless the schema is the one this program knows. */
export function assertCurrent(
  engine: Engine,
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): void {
  assertKnown(engine, applied, migrations);
  if (applied.length < migrations.length) {
    throw new DatabaseError(
      "The database belongs to an older Askwell server that is still running. Restart that server first.",
    );
  }
}

/** The error for a failed migration, of which nothing was stored. */
export const migrationFailed = (name: string, cause: unknown): DatabaseError =>
  new DatabaseError(
    `The change "${name}" of the database failed and left it as it was: ${cause instanceof Error ? cause.message : String(cause)}.`,
    { cause },
  );
