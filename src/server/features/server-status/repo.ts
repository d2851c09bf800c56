import { sql } from "kysely";
import type { Db } from "../../db/database";

interface Migrations {
  /** The newest applied migration. */
  applied: string;
  /** When the database was created. */
  firstAt: Date;
}

/** The migrations that `db/migrate.ts` has recorded. */
export async function readMigrations(db: Db): Promise<Migrations> {
  const { rows } = await sql<{ name: string; at: number }>`
    SELECT max(name) AS name, min("appliedAt") AS at FROM migrations`.execute(db);
  return { applied: rows[0]?.name ?? "", firstAt: new Date(rows[0]?.at ?? 0) };
}

/** Creation time of the newest row, by the server's clock then; undefined in an empty database. */
export async function newestRowAt(db: Db): Promise<Date | undefined> {
  const newest = await Promise.all(
    (["chat_messages", "user_assessments", "users", "mail_outbox"] as const).map((table) =>
      db.selectFrom(table).select("createdAt").orderBy("id", "desc").limit(1).executeTakeFirst(),
    ),
  );
  const times = newest.flatMap((row) => (row ? [row.createdAt.getTime()] : []));
  return times.length > 0 ? new Date(Math.max(...times)) : undefined;
}
