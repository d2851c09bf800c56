import { beforeEach, expect, test } from "vitest";
import { type AiCall, createMeter } from "#server/assistant/meter";
import { usageOf } from "#server/assistant/repo";
import type { Db } from "#server/db/database";
import type { AttemptId } from "#shared/domain/ids";
import { FakeClock } from "#tests/fakes/clock";
import { testDatabase } from "#tests/helpers/database";

let db: Db;
beforeEach(() => {
  db = testDatabase().db;
});

const usage: AiCall = {
  receipt: { attemptId: 1 as AttemptId, purpose: "judge" },
  model: "small",
  isUsed: true,
  sent: ["question", "reply"],
  inputTokens: 100,
  cachedTokens: 30,
  outputTokens: 20,
};
const meterAt = (clock: FakeClock, dailyTokens: number) => createMeter({ db, clock, dailyTokens });

test("calls add up in one row a day, days begin at midnight UTC", async () => {
  const clock = new FakeClock("2026-11-20T23:59:59.000Z");
  const meter = meterAt(clock, 1_000);
  await meter.record(usage);
  await meter.record(usage);
  clock.advance(1_000);
  await meter.record(usage);
  expect(await usageOf(db, "2026-11-20")).toEqual({
    day: "2026-11-20",
    calls: 2,
    inputTokens: 200,
    cachedTokens: 60,
    outputTokens: 40,
  });
  expect(await usageOf(db, "2026-11-21")).toMatchObject({ calls: 1, inputTokens: 100 });
});

test("the budget ends when it is used up and is new on the next day", async () => {
  const clock = new FakeClock("2026-11-20T12:00:00.000Z");
  const meter = meterAt(clock, 300);
  expect(meter.hadBudget).toBe(true);
  await meter.record(usage);
  expect(await meter.hasBudget()).toBe(true);
  await meter.record(usage);
  expect(await meter.hasBudget()).toBe(false);
  expect(meter.hadBudget).toBe(false);
  clock.advance(12 * 3_600_000);
  expect(meter.hadBudget).toBe(true);
  expect(await meter.hasBudget()).toBe(true);
});

test("what was used before a restart counts", async () => {
  const clock = new FakeClock();
  await meterAt(clock, 100).record(usage);
  expect(await meterAt(clock, 100).hasBudget()).toBe(false);
});

test("a budget of nothing allows no call", async () => {
  const meter = meterAt(new FakeClock(), 0);
  expect(await meter.hasBudget()).toBe(false);
  expect(meter.hadBudget).toBe(false);
});
