import fc from "fast-check";
import { beforeEach, expect, onTestFinished, vi } from "vitest";
import { isThorough } from "#tests/helpers/effort";

/**
 * `npm test` tries the same examples each time: what it says depends on the code alone. New ones are tried with
 * `npm run test:fuzz`. A search for the smallest failing example ends after half a minute.
 */
if (!isThorough) fc.configureGlobal({ seed: 1, interruptAfterTimeLimit: 30_000 });

/** A program that complains on the console is not done: an unexpected error fails the test it came from. */
beforeEach(() => {
  const complaints = vi.spyOn(console, "error");
  onTestFinished(() => {
    const calls = [...complaints.mock.calls];
    complaints.mockRestore();
    expect(calls).toEqual([]);
  });
});
