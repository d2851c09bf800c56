import { setTimeout as wait } from "node:timers/promises";
import { databaseBusy, isConflict } from "./errors";

const MOST_TRIES = 5;
/** The longest pause before a further try, in milliseconds; each next one may be twice as long. */
const PAUSE = 10;

/** Runs a transaction again when another one got in its way. UNAVAILABLE when that happens each time. */
export async function repeatConflicts<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run();
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (tries === MOST_TRIES) throw databaseBusy(error);
      await wait(Math.random() * PAUSE * 2 ** tries);
    }
  }
}
