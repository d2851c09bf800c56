import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readJsonFile } from "../../../src/client/screens/admin-templates/json-file";
import { createBatcher } from "../../../src/client/screens/chat/batch";
import { randomId } from "../../../src/client/ui/random-id";

describe("a random id", () => {
  it("does without randomUUID, which plain http does not have", () => {
    const id = randomId({ getRandomValues: (bytes) => crypto.getRandomValues(bytes) });
    expect(id).toMatch(/^[0-9a-f]{32}$/);
  });

  it("is never the same twice", () => {
    expect(randomId()).not.toBe(randomId());
  });
});

describe("a file that a person chose", () => {
  it("is asked for again when it cannot be read, as when it was moved meanwhile", async () => {
    const gone = Object.assign(new Blob(["{}"]), { text: () => Promise.reject(new Error("gone")) });
    expect(await readJsonFile(gone)).toEqual({
      ok: false,
      message: "This file could not be read. Please choose it again.",
    });
  });
});

describe("text that arrives in crumbs", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is handed over together, at most once in an interval", () => {
    const painted: string[] = [];
    const batch = createBatcher(50, (text) => painted.push(text));
    batch.add("Thank ");
    batch.add("you");
    vi.advanceTimersByTime(49);
    expect(painted).toEqual([]);
    vi.advanceTimersByTime(1);
    batch.add(".");
    vi.advanceTimersByTime(50);
    expect(painted).toEqual(["Thank you", "."]);
  });

  it("is dropped once it is stopped", () => {
    const painted: string[] = [];
    const batch = createBatcher(50, (text) => painted.push(text));
    batch.add("late");
    batch.stop();
    vi.advanceTimersByTime(100);
    expect(painted).toEqual([]);
  });
});
