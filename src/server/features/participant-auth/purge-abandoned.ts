import { setImmediate as pause } from "node:timers/promises";
import { type Db, transaction } from "../../db/database";
import { SESSION_LIFETIME } from "../../http/sessions/session-lifetime";
import * as repo from "./repo";

/** After this time an account that was made and left is cleared away, in milliseconds. */
const ABANDONED = 30 * 24 * 60 * 60_000;
const AT_A_TIME = 100;

/** Clears away links, once no session can be left that they opened, and accounts that nobody came back to. */
export async function purgeAbandoned(db: Db, now: Date): Promise<void> {
  await repo.purgeLinks(db, new Date(now.getTime() - SESSION_LIFETIME));
  await clearAbandoned(db, now);
}

async function clearAbandoned(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ABANDONED);
  let some = await repo.nextUnverified(db, before, undefined, AT_A_TIME);
  while (some.length > 0) {
    const ids = some.map(({ id }) => id);
    await transaction(db, async (tx) => {
      await repo.lockAccounts(tx, ids);
      await repo.deleteAbandoned(tx, ids, now);
    });
    // A few at a time: what hangs on them goes too, and other work waits meanwhile. SQLite answers without waiting,
    // so only a pause lets that work in.
    await pause();
    some = await repo.nextUnverified(db, before, some.at(-1), AT_A_TIME);
  }
}
