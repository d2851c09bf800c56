import { setTimeout as wait } from "node:timers/promises";
import { databaseBusy, isConflict } from "./errors";

const MAX_TRIES = 5;
/** Base of the random pause before a retry, in milliseconds. Its maximum doubles with each try. */
const BASE_PAUSE = 10;

/** Retries a transaction that conflicted with another one. Throws UNAVAILABLE after the last try. */
export async function repeatConflicts<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (tries === MAX_TRIES) throw databaseBusy(error);
      await wait(Math.random() * BASE_PAUSE * 2 ** tries);
    }
  }
}
