import type { Clock } from "./clock";

export interface CircuitBreaker {
  /** True if calls should be skipped now. */
  isOpen(): boolean;
  succeeded(): void;
  failed(): void;
}

const MAX_FAILURES = 5;
const FAILURE_WINDOW = 60_000;
const OPEN_PERIOD = 30_000;

/** Opens for 30 s after five failures within 60 s. Then one failure reopens it and one success closes it. */
export function createCircuitBreaker(clock: Clock): CircuitBreaker {
  let failures: number[] = [];
  let openedAt: number | undefined;

  const now = () => clock.now().getTime();
  /** A start in the future counts as expired, so that a corrected clock can't keep the breaker open. */
  const isWithin = (start: number, span: number) => now() >= start && now() < start + span;

  return {
    isOpen: () => openedAt !== undefined && isWithin(openedAt, OPEN_PERIOD),
    succeeded() {
      failures = [];
      openedAt = undefined;
    },
    failed() {
      failures = [...failures.filter((time) => isWithin(time, FAILURE_WINDOW)), now()];
      if (openedAt !== undefined || failures.length >= MAX_FAILURES) openedAt = now();
    },
  };
}
