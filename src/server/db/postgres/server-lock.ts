import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import type { EngineParts } from "../engine";

/** Advisory lock of the one server that uses the database. It ends with its connection. */
const LOCK = 7_153_002;
/** How long to wait for a server that is shutting down, and how often to check, in milliseconds. */
const LOCK_TIMEOUT = 3_000;
const POLL_INTERVAL = 100;
/** Interval of attempts to take the lock again after its connection was lost, in milliseconds. */
const RETRY_INTERVAL = 1_000;

/** Takes the lock for this server; false if another server has it. */
export async function takeServerLock(client: pg.Client): Promise<boolean> {
  for (let waited = 0; ; waited += POLL_INTERVAL) {
    const { rows } = await client.query<{ taken: boolean }>("select pg_try_advisory_lock($1) as taken", [
      LOCK,
    ]);
    if (rows[0]?.taken) return true;
    if (waited >= LOCK_TIMEOUT) return false;
    await wait(POLL_INTERVAL);
  }
}

/**
 * Keeps the lock, and takes it again when its connection is lost. Returns the release function.
 * @param client the connection that has the lock
 */
export function keepServerLock(
  client: pg.Client,
  reconnect: () => Promise<pg.Client>,
  log: EngineParts["log"],
): () => Promise<void> {
  const released = new AbortController();
  let holder: pg.Client | undefined;

  function holdLock(connection: pg.Client): void {
    holder = connection;
    connection.on("error", () => undefined);
    connection.once("end", () => void retakeLock());
  }

  async function retakeLock(): Promise<void> {
    holder = undefined;
    let isOtherReported = false;
    while (!released.signal.aborted) {
      const next = await reconnect().catch(() => undefined);
      if (next && (await takeServerLock(next).catch(() => false))) return holdLock(next);
      if (next && !isOtherReported) {
        isOtherReported = true;
        log.error("Another Askwell server is using the same database. Stop one of them.");
      }
      await next?.end().catch(() => undefined);
      await wait(RETRY_INTERVAL, undefined, { signal: released.signal, ref: false }).catch(() => undefined);
    }
  }

  holdLock(client);
  return async () => {
    released.abort();
    await holder?.end().catch(() => undefined);
  };
}
