import type { Db } from "../../db/database";

export async function countUsers(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom("users")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export function countAttemptsByStatus(db: Db) {
  return db
    .selectFrom("user_assessments")
    .select((eb) => ["status", eb.fn.countAll<number>().as("count")])
    .groupBy("status")
    .execute();
}
