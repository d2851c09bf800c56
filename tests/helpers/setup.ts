import { afterEach, beforeEach, expect, vi } from "vitest";

/** A program that complains on the console is not done: an unexpected error fails the test it came from. */
beforeEach(() => {
  vi.spyOn(console, "error");
});

afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
});
