import { beforeEach, expect, test } from "vitest";
import { type AiCall, createMeter } from "#server/assistant/meter";
import { HOUSE } from "#server/assistant/payer";
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
  payer: HOUSE,
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
  await meter.record(usage);
  expect(await meter.hasBudget(HOUSE)).toBe(true);
  await meter.record(usage);
  expect(await meter.hasBudget(HOUSE)).toBe(false);
  clock.advance(12 * 3_600_000);
  expect(await meter.hasBudget(HOUSE)).toBe(true);
});

test("what was used before a restart counts", async () => {
  const clock = new FakeClock();
  await meterAt(clock, 100).record(usage);
  expect(await meterAt(clock, 100).hasBudget(HOUSE)).toBe(false);
});

test("a budget of nothing allows no call", async () => {
  const meter = meterAt(new FakeClock(), 0);
  expect(await meter.hasBudget(HOUSE)).toBe(false);
});

test("who has proved no address has a third of the day together, one network of them a sixth, and the verified all that is left", async () => {
  const meter = meterAt(new FakeClock(), 900);
  const here = { isVerified: false, network: "192.0.2.1" };
  const there = { isVerified: false, network: "198.51.100.7" };
  const unknown = { isVerified: false, network: null };
  await meter.record({ ...usage, payer: here });
  expect(await meter.hasBudget(here)).toBe(false);
  expect(await meter.hasBudget(there)).toBe(true);
  await meter.record({ ...usage, payer: unknown });
  expect(await meter.hasBudget(there)).toBe(false);
  expect(await meter.hasBudget(unknown)).toBe(false);
  expect(await meter.today()).toMatchObject({ calls: 2, unverified: { tokens: 300, budget: 300 } });
  for (let call = 0; call < 4; call += 1) {
    expect(await meter.hasBudget({ isVerified: true, network: "192.0.2.1" })).toBe(true);
    await meter.record(usage);
  }
  expect(await meter.hasBudget(HOUSE)).toBe(false);
});
