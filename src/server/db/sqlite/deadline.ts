import { setTimeout as wait } from "node:timers/promises";
import type { Semaphore } from "../../lib/semaphore";
import { createSemaphore } from "../../lib/semaphore";
import { databaseBusy } from "../errors";
import { hasSqliteCode } from "./sqlite-errors";

const FIRST_PAUSE = 5;
const MAX_PAUSE = 100;

/** Default time that a call waits for the database, in milliseconds. */
export const BUSY_TIMEOUT_MS = 5_000;

/** Write lock of this process: one call at a time, first come, first served. */
export const createWriteTurns = () => createSemaphore(1, Number.POSITIVE_INFINITY, databaseBusy);

/** Deadline of one database call, which covers queueing for the write lock and SQLITE_BUSY retries. */
export class Deadline {
  readonly #end: number;

  /** @param milliseconds from now on */
  constructor(milliseconds: number) {
    this.#end = performance.now() + milliseconds;
  }

  /** Acquires a place and returns its release function. Throws UNAVAILABLE if none is free in time. */
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

  /** Retries SQLITE_BUSY without blocking the event loop. Throws UNAVAILABLE at the deadline. */
  async retry<Result>(attempt: () => Result | Promise<Result>): Promise<Result> {
    for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, MAX_PAUSE)) {
      try {
        return await attempt();
      } catch (error) {
        if (!hasSqliteCode(error, "SQLITE_BUSY")) throw error;
        const remaining = this.#left();
        if (remaining === 0) throw databaseBusy(error);
        await wait(Math.min(pause, remaining));
      }
    }
  }

  #left = () => Math.max(0, this.#end - performance.now());
}
