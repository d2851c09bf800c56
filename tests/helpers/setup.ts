import { beforeEach, expect, onTestFinished, vi } from "vitest";

/** A program that complains on the console is not done: an unexpected error fails the test it came from. */
beforeEach(() => {
  const complaints = vi.spyOn(console, "error");
  onTestFinished(() => {
    const calls = [...complaints.mock.calls];
    complaints.mockRestore();
    expect(calls).toEqual([]);
  });
});
