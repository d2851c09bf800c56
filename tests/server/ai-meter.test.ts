import { beforeEach, expect, test } from "vitest";
import { ORGANIZATION } from "#server/assistant/budget-owner";
import { usageOf } from "#server/assistant/repo";
import { type AiCall, createTokenUsage } from "#server/assistant/token-usage";
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
  budgetOwner: ORGANIZATION,
  model: "small",
  isUsed: true,
  sent: ["question", "reply"],
  inputTokens: 100,
  cachedTokens: 30,
  outputTokens: 20,
};
const meterAt = (clock: FakeClock, dailyTokens: number) => createTokenUsage({ db, clock, dailyTokens });

test("calls add up in one row per day, and days start at midnight UTC", async () => {
  const clock = new FakeClock("2026-11-20T23:59:59.000Z");
  const tokenUsage = meterAt(clock, 1_000);
  await tokenUsage.record(usage);
  await tokenUsage.record(usage);
  clock.advance(1_000);
  await tokenUsage.record(usage);
  expect(await usageOf(db, "2026-11-20")).toEqual({
    day: "2026-11-20",
    calls: 2,
    inputTokens: 200,
    cachedTokens: 60,
    outputTokens: 40,
  });
  expect(await usageOf(db, "2026-11-21")).toMatchObject({ calls: 1, inputTokens: 100 });
});

test("the budget ends when it is used up and renews the next day", async () => {
  const clock = new FakeClock("2026-11-20T12:00:00.000Z");
  const tokenUsage = meterAt(clock, 300);
  await tokenUsage.record(usage);
  expect(await tokenUsage.hasBudget(ORGANIZATION)).toBe(true);
  await tokenUsage.record(usage);
  expect(await tokenUsage.hasBudget(ORGANIZATION)).toBe(false);
  clock.advance(12 * 3_600_000);
  expect(await tokenUsage.hasBudget(ORGANIZATION)).toBe(true);
});

test("usage before a restart counts", async () => {
  const clock = new FakeClock();
  await meterAt(clock, 100).record(usage);
  expect(await meterAt(clock, 100).hasBudget(ORGANIZATION)).toBe(false);
});

test("a budget of zero allows no call", async () => {
  const tokenUsage = meterAt(new FakeClock(), 0);
  expect(await tokenUsage.hasBudget(ORGANIZATION)).toBe(false);
});

test("unverified participants share a third of the budget, and one network a sixth", async () => {
  const tokenUsage = meterAt(new FakeClock(), 900);
  const here = { isVerified: false, network: "192.0.2.1" };
  const there = { isVerified: false, network: "198.51.100.7" };
  const unknown = { isVerified: false, network: null };
  await tokenUsage.record({ ...usage, budgetOwner: here });
  expect(await tokenUsage.hasBudget(here)).toBe(false);
  expect(await tokenUsage.hasBudget(there)).toBe(true);
  await tokenUsage.record({ ...usage, budgetOwner: unknown });
  expect(await tokenUsage.hasBudget(there)).toBe(false);
  expect(await tokenUsage.hasBudget(unknown)).toBe(false);
  expect(await tokenUsage.today()).toMatchObject({ calls: 2, unverified: { tokens: 300, budget: 300 } });
  for (let call = 0; call < 4; call += 1) {
    expect(await tokenUsage.hasBudget({ isVerified: true, network: "192.0.2.1" })).toBe(true);
    await tokenUsage.record(usage);
  }
  expect(await tokenUsage.hasBudget(ORGANIZATION)).toBe(false);
});
