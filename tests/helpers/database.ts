import { migrations } from "#migrations/index";
import { createDb, type Db } from "#server/db/database";
import { migrate } from "#server/db/migrate";
import { openDatabase, type RawDatabase } from "#server/db/open";

export interface TestDatabase {
  db: Db;
  /** The same connection for what a test looks at beside the repos. Never use it inside a transaction of `db`. */
  raw: RawDatabase;
  close(): Promise<void>;
}

let migrated: Buffer | undefined;

/**
 * A database of one's own in memory with the newest schema and no rows, opened like the real one.
 * The schema is made once a process; each call opens a copy of it, which takes microseconds.
 */
export function testDatabase(): TestDatabase {
  migrated ??= migratedImage();
  const raw = openDatabase(migrated);
  const db = createDb(raw);
  return { db, raw, close: async () => void raw.close() };
}

function migratedImage(): Buffer {
  const raw = openDatabase(Buffer.alloc(0));
  migrate(raw, migrations);
  const image = raw.serialize();
  raw.close();
  return image;
}
