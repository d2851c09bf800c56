import { sql } from "kysely";
import type { Db } from "../../db/database";

/** How many users and attempts there are that came, began or were completed since a time. */
export async function countSince(db: Db, since: Date) {
  const attempts = () =>
    db.selectFrom("user_assessments").select((eb) => eb.fn.countAll<number>().as("count"));
  const users = db
    .selectFrom("users")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("createdAt", ">", since);
  const [newUsers, made, begun, unopened, completed] = await Promise.all([
    users.executeTakeFirstOrThrow(),
    attempts().where("createdAt", ">", since).executeTakeFirstOrThrow(),
    attempts().where("startedAt", ">", since).executeTakeFirstOrThrow(),
    attempts().where("status", "=", "not_started").where("begunAt", ">", since).executeTakeFirstOrThrow(),
    attempts().where("completedAt", ">", since).executeTakeFirstOrThrow(),
  ]);
  return {
    users: newUsers.count,
    /** Attempts that were made, however they stand now. */
    made: made.count,
    /** Attempts that were begun, whenever they were made. */
    begun: begun.count,
    /** Attempts that were made, and nobody has opened. */
    unopened: unopened.count,
    completed: completed.count,
  };
}

const WEEK = 604_800_000;
/** Weeks begin on Monday, and January 1, 1970 was a Thursday; in milliseconds. */
const TO_MONDAY = 259_200_000;

/** How many attempts were begun and completed in each week (UTC) from a Monday on, by the number of the week. */
export async function countByWeek(db: Db, monday: Date) {
  const weekOf = (column: "startedAt" | "completedAt") =>
    sql<number>`(${sql.ref(column)} + ${sql.lit(TO_MONDAY)}) / ${sql.lit(WEEK)}`;
  const counted = (column: "startedAt" | "completedAt") =>
    db
      .selectFrom("user_assessments")
      .select((eb) => [weekOf(column).as("week"), eb.fn.countAll<number>().as("count")])
      .where(column, ">=", monday)
      .groupBy(sql`1`);
  const [started, completed] = await Promise.all([
    counted("startedAt").execute(),
    counted("completedAt").execute(),
  ]);
  return { started, completed };
}

/** The number of the week that a time is in. */
export const weekOf = (time: Date): number => Math.floor((time.getTime() + TO_MONDAY) / WEEK);

/** The Monday that a week begins on. */
export const mondayOf = (week: number): Date => new Date(week * WEEK - TO_MONDAY);
