import type { Clock } from "#server/lib/clock";

/** A clock that only a test moves. */
export class FakeClock implements Clock {
  #time: number;

  constructor(start: Date | string = "2026-11-20T10:42:00.000Z") {
    this.#time = new Date(start).getTime();
  }

  now(): Date {
    return new Date(this.#time);
  }

  /** @param milliseconds to move; negative moves back */
  advance(milliseconds: number): void {
    this.#time += milliseconds;
  }
}
