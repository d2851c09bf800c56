import { expect, it } from "vitest";
import { backoff } from "#server/jobs/backoff";

it("waits five seconds first and then doubles", () => {
  expect([1, 2, 3, 4].map((tries) => backoff(tries, 0))).toEqual([5_000, 10_000, 20_000, 40_000]);
});

it("waits at most a quarter of an hour, plus jitter", () => {
  expect([8, 9, 100, 5_000].map((tries) => backoff(tries, 0))).toEqual([640_000, 900_000, 900_000, 900_000]);
});

it("adds up to a fifth at random", () => {
  expect(backoff(1, 0.5)).toBe(5_500);
  expect(backoff(9, 1)).toBe(1_080_000);
});
