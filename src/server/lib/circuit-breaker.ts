import type { Clock } from "./clock";

export interface CircuitBreaker {
  /** Whether calls are to be spared now. */
  isOpen(): boolean;
  succeeded(): void;
  failed(): void;
}

const FAILURES = 5;
const WITHIN = 60_000;
const OPEN_FOR = 30_000;

/**
 * Stops asking a model that does not answer: after five failures within 60 s it stays open for 30 s.
 * Then calls go through again; one failure opens it anew, one success closes it.
 */
export function createCircuitBreaker(clock: Clock): CircuitBreaker {
  let failures: number[] = [];
  let openedAt: number | undefined;

  const now = () => clock.now().getTime();
  /** Time that went backwards counts as passed: a corrected clock must not keep the breaker open. */
  const isWithin = (start: number, span: number) => now() >= start && now() < start + span;

  return {
    isOpen: () => openedAt !== undefined && isWithin(openedAt, OPEN_FOR),
    succeeded() {
      failures = [];
      openedAt = undefined;
    },
    failed() {
      failures = [...failures.filter((time) => isWithin(time, WITHIN)), now()];
      if (openedAt !== undefined || failures.length >= FAILURES) openedAt = now();
    },
  };
}
