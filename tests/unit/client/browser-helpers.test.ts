import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rememberEmail, rememberedEmail } from "../../../src/client/screens/admin-login/remembered-email";
import { readJsonFile } from "../../../src/client/screens/admin-templates/import/use-chosen-file";
import { createBatcher } from "../../../src/client/screens/chat/send-message";
import { afterPaint } from "../../../src/client/ui/browser/after-paint";
import { randomId } from "../../../src/client/ui/browser/random-id";
import {
  clockTime,
  hourMinute,
  isoDay,
  longDate,
  longDateTime,
  monthDay,
  shortDate,
} from "../../../src/client/ui/format/dates";
import { percent } from "../../../src/client/ui/format/numbers";
import { plural } from "../../../src/client/ui/format/text";

describe("a random id", () => {
  it("works without randomUUID, which plain http doesn't have", () => {
    const id = randomId({
      getRandomValues: (bytes) => {
        if (bytes instanceof Uint8Array) bytes.set([...bytes.keys()]);
        return bytes;
      },
    });
    expect(id).toBe("000102030405060708090a0b0c0d0e0f");
  });

  it("is different each time", () => {
    expect(randomId()).not.toBe(randomId());
    expect(randomId()).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });
});

describe("a chosen file", () => {
  it("must be chosen again if it can't be read, for example because it was moved", async () => {
    const deletedFile = Object.assign(new Blob(["{}"]), { text: () => Promise.reject(new Error("gone")) });
    expect(await readJsonFile(deletedFile)).toEqual({
      ok: false,
      message: "Couldn't read this file. Choose it again.",
    });
  });
});

it("counts with the singular or plural noun", () => {
  expect([0, 1, 2, 1_000].map((count) => plural(count, "user"))).toEqual([
    "0 users",
    "1 user",
    "2 users",
    "1,000 users",
  ]);
  expect([1, 2].map((count) => plural(count, "try", "tries"))).toEqual(["1 try", "2 tries"]);
});

it("gives a share in whole percent, and 0 for an empty whole", () => {
  const parts = [
    [0, 3],
    [1, 3],
    [2, 3],
    [1, 1],
    [0, 0],
  ] as const;
  expect(parts.map(([part, total]) => percent(part, total))).toEqual([0, 33, 67, 100, 0]);
});

it("remembers no email if the browser has no storage", () => {
  vi.stubGlobal("localStorage", undefined);
  rememberEmail("ada@example.com");
  expect(rememberedEmail()).toBe("");
  vi.unstubAllGlobals();
});

it("formats a time in the given zone, or the browser's zone", () => {
  const date = new Date("2026-11-05T20:05:00Z");
  const utc = { name: "UTC", isKnown: true };
  const formats = [shortDate, monthDay, longDate, longDateTime, clockTime, hourMinute, isoDay];
  expect(formats.map((format) => format(date, utc))).toEqual([
    "11/5/2026",
    "11/5",
    "November 5, 2026",
    "November 5, 2026 at 8:05 PM",
    "8:05 PM",
    "08:05 PM",
    "2026-11-05",
  ]);
  expect([shortDate(date), clockTime(date), isoDay(date)]).toEqual(["11/6/2026", "1:50 AM", "2026-11-06"]);
  const elsewhere = { name: "America/New_York", isKnown: true };
  const inSummer = new Date("2026-07-01T04:00:00Z");
  expect([date, inSummer].map((moment) => longDateTime(moment, elsewhere))).toEqual([
    "November 5, 2026 at 3:05 PM",
    "July 1, 2026 at 12:00 AM",
  ]);
});

describe("batched text", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("is passed on together, at most once per interval", () => {
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

  it("is dropped after stop", () => {
    const painted: string[] = [];
    const batch = createBatcher(50, (text) => painted.push(text));
    batch.add("late");
    batch.stop();
    vi.advanceTimersByTime(100);
    expect(painted).toEqual([]);
  });
});

describe("afterPaint", () => {
  const page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  const run = vi.fn();
  const hide = () => {
    page.visibilityState = "hidden";
    page.dispatchEvent(new Event("visibilitychange"));
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", page);
    vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw, 16));
    page.visibilityState = "visible";
    run.mockClear();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("runs once after the next frame", () => {
    afterPaint(run);
    vi.advanceTimersByTime(15);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(2);
    expect(run).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1_000);
    hide();
    expect(run).toHaveBeenCalledOnce();
  });

  it("runs a moment later when no frame is drawn", () => {
    vi.stubGlobal("requestAnimationFrame", () => 0);
    afterPaint(run);
    vi.advanceTimersByTime(99);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
  });

  it("runs immediately when the page is hidden", () => {
    afterPaint(run);
    hide();
    expect(run).toHaveBeenCalledOnce();
    // Canceling it now is too late, but harmless.
    afterPaint(run)();
    expect(run).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1_000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it("doesn't run when it is canceled", () => {
    afterPaint(run)();
    vi.advanceTimersByTime(1_000);
    hide();
    expect(run).not.toHaveBeenCalled();
  });
});
