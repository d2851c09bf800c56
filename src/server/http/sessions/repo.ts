import type { Db } from "../../db/database";
import { type Bind, prepareQuery, rowOf } from "../../db/prepared-queries";

/** Returns the stored session by the hash of its id; undefined if it doesn't exist or has expired. */
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

/** Updates an existing session. Does nothing if it was ended in the meantime. */
export async function updateSession(db: Db, sid: string, sess: unknown): Promise<void> {
  await db.updateTable("sessions").set({ sess }).where("sid", "=", sid).execute();
}

/** Deletes a session and returns it. Of concurrent calls, only one gets it. */
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
