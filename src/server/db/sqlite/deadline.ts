import { setTimeout as wait } from "node:timers/promises";
import type { Semaphore } from "../../lib/semaphore";
import { createSemaphore } from "../../lib/semaphore";
import { databaseBusy } from "../errors";
import { hasSqliteCode } from "./sqlite-errors";

const FIRST_PAUSE = 5;
const LONGEST_PAUSE = 100;

/** How long a call waits for the database unless it is said otherwise, in milliseconds. */
export const BUSY_TIMEOUT_MS = 5_000;

/** Lets one call write at a time, first come, first served. */
export const createWriteTurns = () => createSemaphore(1, Number.POSITIVE_INFINITY, databaseBusy);

/** How long one call waits for the database, counted from its arrival, whatever it waits for. */
export class Deadline {
  readonly #end: number;

  /** @param milliseconds from now on */
  constructor(milliseconds: number) {
    this.#end = performance.now() + milliseconds;
  }

  /** Waits for a place and gives the function that frees it again; UNAVAILABLE when none is free in time. */
  async place(places: Semaphore): Promise<() => void> {
    const free = places.enter();
    if (free) return free;
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(databaseBusy()), this.#left());
    try {
      return await places.acquire(waiting.signal);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Tries until no other program's lock is in the way, without blocking the event loop; UNAVAILABLE when time is up. */
  async retry<Result>(attempt: () => Result | Promise<Result>): Promise<Result> {
    for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
      try {
        return await attempt();
      } catch (error) {
        if (!hasSqliteCode(error, "SQLITE_BUSY")) throw error;
        const left = this.#left();
        if (left === 0) throw databaseBusy(error);
        await wait(Math.min(pause, left));
      }
    }
  }

  #left = () => Math.max(0, this.#end - performance.now());
}
