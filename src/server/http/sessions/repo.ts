import type { Db } from "../../db/database";
import { type Bind, prepareQuery, rowOf } from "../../db/prepared-queries";

/** What the session table holds under the hash of a cookie's id. */
export async function readSession(db: Db, sid: string, now: Date): Promise<unknown> {
  return (await rowOf(db, liveSession({ sid, now })))?.sess;
}

const liveSession = prepareQuery((db, from: Bind<{ sid: string; now: Date }>) =>
  db
    .selectFrom("sessions")
    .select("sess")
    .where(
      "sid",
      "=",
      from(({ sid }) => sid),
    )
    .where(
      "expire",
      ">",
      from(({ now }) => now),
    ),
);

export async function insertSession(db: Db, sid: string, sess: unknown, expire: Date): Promise<void> {
  await db.insertInto("sessions").values({ sid, sess, expire }).execute();
}

/** Changes a session that exists. One that was ended meanwhile stays ended. */
export async function updateSession(db: Db, sid: string, sess: unknown): Promise<void> {
  await db.updateTable("sessions").set({ sess }).where("sid", "=", sid).execute();
}

/** Ends a session and gives what it held; of two who do so at once, one gets it. */
export async function takeSession(db: Db, sid: string): Promise<unknown> {
  const [row] = await db.deleteFrom("sessions").where("sid", "=", sid).returning("sess").execute();
  return row?.sess;
}

export async function deleteSession(db: Db, sid: string): Promise<void> {
  await db.deleteFrom("sessions").where("sid", "=", sid).execute();
}

export async function purgeSessions(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("sessions").where("expire", "<=", now).execute();
}
