import { sql } from "kysely";
import type { Db } from "../../db/database";

/** Counts of new users and of attempts by event since a time. */
export async function countSince(db: Db, since: Date) {
  const attempts = () =>
    db.selectFrom("user_assessments").select((eb) => eb.fn.countAll<number>().as("count"));
  const users = db
    .selectFrom("users")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("createdAt", ">", since);
  const [newUsers, created, started, unopened, completed] = await Promise.all([
    users.executeTakeFirstOrThrow(),
    attempts().where("createdAt", ">", since).executeTakeFirstOrThrow(),
    attempts().where("startedAt", ">", since).executeTakeFirstOrThrow(),
    attempts().where("status", "=", "not_started").where("begunAt", ">", since).executeTakeFirstOrThrow(),
    attempts().where("completedAt", ">", since).executeTakeFirstOrThrow(),
  ]);
  return {
    users: newUsers.count,
    /** Created, with any status. */
    created: created.count,
    /** Started, even if created earlier. */
    started: started.count,
    /** Created and still not opened. */
    unopened: unopened.count,
    completed: completed.count,
  };
}

const WEEK = 604_800_000;
/** Offset from the epoch, a Thursday, to weeks that start on Monday, in milliseconds. */
const TO_MONDAY = 259_200_000;

/** Attempts started and completed per UTC week since a Monday, by week number. */
export async function countByWeek(db: Db, monday: Date) {
  const weekOf = (column: "startedAt" | "completedAt") =>
    sql<number>`(${sql.ref(column)} + ${sql.lit(TO_MONDAY)}) / ${sql.lit(WEEK)}`;
  const countByColumn = (column: "startedAt" | "completedAt") =>
    db
      .selectFrom("user_assessments")
      .select((eb) => [weekOf(column).as("week"), eb.fn.countAll<number>().as("count")])
      .where(column, ">=", monday)
      .groupBy(sql`1`);
  const [started, completed] = await Promise.all([
    countByColumn("startedAt").execute(),
    countByColumn("completedAt").execute(),
  ]);
  return { started, completed };
}

/** The week number of a time, counted from the epoch. */
export const weekOf = (time: Date): number => Math.floor((time.getTime() + TO_MONDAY) / WEEK);

/** The Monday that a week starts on. */
export const mondayOf = (week: number): Date => new Date(week * WEEK - TO_MONDAY);
