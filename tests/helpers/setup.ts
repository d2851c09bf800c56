import fc from "fast-check";
import { beforeEach, expect, onTestFinished, vi } from "vitest";
import { isThorough } from "#tests/helpers/effort";

/**
 * `npm test` uses a fixed seed, so its result depends on the code alone; `npm run test:fuzz` tries new examples.
 * Shrinking a failing example stops after 30 seconds.
 */
if (!isThorough) fc.configureGlobal({ seed: 1, interruptAfterTimeLimit: 30_000 });

/** Fails a test that logs an unexpected error to the console. */
beforeEach(() => {
  const complaints = vi.spyOn(console, "error");
  onTestFinished(() => {
    const calls = [...complaints.mock.calls];
    complaints.mockRestore();
    expect(calls).toEqual([]);
  });
});
