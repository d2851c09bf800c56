import { setImmediate as pause } from "node:timers/promises";
import type { Db } from "../../db/database";
import { SESSION_LIFETIME } from "../../http/sessions/slots";
import * as repo from "./repo";
import { purgeUnproved } from "./unproved-repo";

/** After this time an account that was made and left is cleared away, in milliseconds. */
const ABANDONED = 30 * 24 * 60 * 60_000;
const AT_A_TIME = 100;

/**
 * Clears away links, and what is known of registrations' sessions, once no session can be left that they opened or tell
 * of, and accounts that nobody came back to.
 */
export async function clearAway(db: Db, now: Date): Promise<void> {
  const lastSession = new Date(now.getTime() - SESSION_LIFETIME);
  await repo.purgeLinks(db, lastSession);
  await purgeUnproved(db, lastSession);
  await clearAbandoned(db, now);
}

async function clearAbandoned(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ABANDONED);
  let some = await repo.nextUnproved(db, before, undefined, AT_A_TIME);
  while (some.length > 0) {
    const ids = some.map(({ id }) => id);
    await repo.deleteAbandoned(db, ids, now);
    // A few at a time: what hangs on them goes too, and other work waits meanwhile. SQLite answers without waiting,
    // so only a pause lets that work in.
    await pause();
    some = await repo.nextUnproved(db, before, some.at(-1), AT_A_TIME);
  }
}
