import { expect, test } from "vitest";
import { createCircuitBreaker } from "#server/lib/circuit-breaker";
import { FakeClock } from "#tests/fakes/clock";

function broken() {
  const clock = new FakeClock();
  const breaker = createCircuitBreaker(clock);
  for (let failure = 0; failure < 5; failure += 1) breaker.failed();
  return { clock, breaker };
}

test("opens for 30 seconds after five failures within a minute", () => {
  const { clock, breaker } = broken();
  expect(breaker.isOpen()).toBe(true);
  clock.advance(29_999);
  expect(breaker.isOpen()).toBe(true);
  clock.advance(1);
  expect(breaker.isOpen()).toBe(false);
});

test("doesn't open for failures that are further apart", () => {
  const clock = new FakeClock();
  const breaker = createCircuitBreaker(clock);
  for (let failure = 0; failure < 20; failure += 1) {
    breaker.failed();
    clock.advance(15_000);
  }
  expect(breaker.isOpen()).toBe(false);
});

test("a success resets the count", () => {
  const breaker = createCircuitBreaker(new FakeClock());
  for (let failure = 0; failure < 4; failure += 1) breaker.failed();
  breaker.succeeded();
  breaker.failed();
  expect(breaker.isOpen()).toBe(false);
});

test("after the pause one failure opens it again, and one success closes it", () => {
  const { clock, breaker } = broken();
  clock.advance(30_000);
  breaker.failed();
  expect(breaker.isOpen()).toBe(true);
  clock.advance(120_000);
  breaker.succeeded();
  breaker.failed();
  expect(breaker.isOpen()).toBe(false);
});

test("a clock that is set back doesn't keep it open", () => {
  const { clock, breaker } = broken();
  clock.advance(-86_400_000);
  expect(breaker.isOpen()).toBe(false);
});
