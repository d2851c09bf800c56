import { setImmediate as pause } from "node:timers/promises";
import { type Db, transaction } from "../../db/database";
import { SESSION_LIFETIME } from "../../http/sessions/session-lifetime";
import * as repo from "./repo";

/** Age at which an abandoned account is deleted, in milliseconds. */
const ABANDONED_AGE = 30 * 24 * 60 * 60_000;
const BATCH_SIZE = 100;

/** Deletes links once every session they opened has expired, and abandoned accounts. */
export async function purgeAbandoned(db: Db, now: Date): Promise<void> {
  await repo.purgeLinks(db, new Date(now.getTime() - SESSION_LIFETIME));
  await clearAbandoned(db, now);
}

async function clearAbandoned(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - ABANDONED_AGE);
  let batch = await repo.nextUnverified(db, before, undefined, BATCH_SIZE);
  while (batch.length > 0) {
    const ids = batch.map(({ id }) => id);
    await transaction(db, async (tx) => {
      await repo.lockAccounts(tx, ids);
      await repo.deleteAbandoned(tx, ids, now);
    });
    // In batches with pauses, because SQLite runs synchronously and each delete cascades to the accounts' data.
    await pause();
    batch = await repo.nextUnverified(db, before, batch.at(-1), BATCH_SIZE);
  }
}
