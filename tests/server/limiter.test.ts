import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { transaction } from "#server/db/database";
import { createLimiter, type Limiter } from "#server/rate-limits/limiter";
import { LIMITS } from "#server/rate-limits/limits";
import { FakeClock } from "#tests/fakes/clock";
import { type TestDatabase, testDatabase } from "#tests/helpers/database";

const MINUTE = 60_000;
const KB = 1_024;
const log = { warn: vi.fn(), error: vi.fn() };

let database: TestDatabase;
let clock: FakeClock;
let limiter: Limiter;

beforeEach(() => {
  database = testDatabase();
  clock = new FakeClock();
  limiter = createLimiter({ db: database.db, clock, log, factor: 1 });
  vi.clearAllMocks();
});

afterEach(() => database.close());

const counted = () => database.db.selectFrom("rate_limits").select(["key", "hits"]).orderBy("key").execute();

it("counts every window of a rule and refuses until the full one ends", async () => {
  for (let i = 0; i < 60; i++) await limiter.hit(LIMITS.lookupByNetwork, "203.0.113.5");
  await expect(limiter.hit(LIMITS.lookupByNetwork, "203.0.113.5")).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
    retryAfter: 60,
  });
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    { event: "limit-reached", limit: "lookup-network", refused: 1 },
    expect.any(String),
  );
  clock.advance(MINUTE);
  await limiter.hit(LIMITS.lookupByNetwork, "203.0.113.5");
  expect(await counted()).toEqual([
    { key: "lookup-network/3600:203.0.113.5", hits: 61 },
    { key: "lookup-network/60:203.0.113.5", hits: 1 },
  ]);
});

it("logs a flood of refusals once a minute, with their number", async () => {
  const flood = async () => {
    for (let i = 0; i < 10; i++) await limiter.tryHit(LIMITS.mailToStrangers, "all", 51);
  };
  await flood();
  clock.advance(MINUTE);
  await flood();
  const noted = { event: "limit-reached", limit: "mail-strangers" };
  expect(log.error.mock.calls.map(([details]) => details)).toEqual([
    { ...noted, refused: 1 },
    { ...noted, refused: 10 },
  ]);
});

it("counts several limits together or not at all", async () => {
  const both = [
    { rule: LIMITS.signInMail, subject: "a@example.com" },
    { rule: LIMITS.mailToStrangers, subject: "all" },
  ];
  for (let i = 0; i < 5; i++) await limiter.hitAll(both);
  const before = await counted();
  await expect(limiter.hitAll(both)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", retryAfter: 3_600 });
  expect(await counted()).toEqual(before);
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ limit: "mail-sign-in" }),
    expect.any(String),
  );
});

it("names the full limit among several in memory, and counts none of them", () => {
  const turn = { rule: LIMITS.turnByParticipant, subject: 7 };
  const bytes = { rule: LIMITS.bytesByParticipant, subject: 7, amount: 500 * KB };
  limiter.countNow([bytes]);
  for (let i = 0; i < 3; i++) expect(() => limiter.countNow([turn, bytes])).toThrow("Too many requests");
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ limit: "bytes-participant" }),
    expect.any(String),
  );
  for (let i = 0; i < 20; i++) limiter.countNow([turn]);
  expect(() => limiter.countNow([turn])).toThrow("Too many requests");
});

it("counts amounts: what still fits is accepted, the rest refused", async () => {
  await limiter.hit(LIMITS.bytesByParticipant, 1, 400 * KB);
  await expect(limiter.hit(LIMITS.bytesByParticipant, 1, 200 * KB)).rejects.toMatchObject({ retryAfter: 60 });
  await limiter.hit(LIMITS.bytesByParticipant, 1, 100 * KB);
  expect(await limiter.tryHit(LIMITS.bytesByParticipant, 2, 513 * KB)).toBe(false);
});

it("rolls back a count with its transaction, and refuses repeated tries again", async () => {
  const { db } = database;
  const store = (attempts: number, outcome: "kept" | "failed") =>
    transaction(db, async (tx) => {
      await limiter.hit(LIMITS.attemptByParticipant, 1, attempts, tx);
      if (outcome === "failed") throw new Error("refused for another reason");
    });
  await expect(store(19, "failed")).rejects.toThrow("another reason");
  await store(19, "kept");
  for (let i = 0; i < 3; i++) {
    await expect(store(19, "kept")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  }
  await store(1, "kept");
});

it("limits concurrent tries like sequential ones", async () => {
  const tries = Array.from({ length: 20 }, () => limiter.tryHit(LIMITS.resetByNetwork, "203.0.113.5"));
  expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(10);
});

it("gives an IPv6 site twice the limit of one network, however many networks it uses", async () => {
  const tried = async (network: string) => limiter.tryHit(LIMITS.resetByNetwork, network);
  for (let i = 0; i < 10; i++) expect(await tried("2001:db8:1:1::/64")).toBe(true);
  expect(await tried("2001:db8:1:1::/64")).toBe(false);
  for (let i = 0; i < 10; i++) expect(await tried(`2001:db8:1:${i + 2}::/64`)).toBe(true);
  expect(await tried("2001:db8:1:ffff::/64")).toBe(false);
  expect(await tried("2001:db8:2:1::/64")).toBe(true);
});

it("counts cheap limits in memory and forgets only windows that ended", async () => {
  for (let i = 0; i < 300; i++) await limiter.hit(LIMITS.callsBySession, "one");
  await expect(limiter.hit(LIMITS.callsBySession, "one")).rejects.toMatchObject({ retryAfter: 60 });
  await limiter.hit(LIMITS.callsBySession, "another");
  clock.advance(MINUTE);
  await limiter.hit(LIMITS.callsBySession, "another", 300);
  clock.advance(MINUTE / 2);
  await limiter.hit(LIMITS.callsBySession, "one", 300);
  clock.advance(MINUTE / 2);
  await expect(limiter.hit(LIMITS.callsBySession, "one")).rejects.toMatchObject({ retryAfter: 30 });
  expect(await counted()).toEqual([]);
});

it("limits concurrent entries, and admits another when one leaves", () => {
  const leave = Array.from({ length: 5 }, () => limiter.enter(LIMITS.awaitByParticipant, 7));
  expect(() => limiter.enter(LIMITS.awaitByParticipant, 7)).toThrow("Too many pages are open.");
  limiter.enter(LIMITS.awaitByParticipant, 8);
  leave[0]?.();
  limiter.enter(LIMITS.awaitByParticipant, 7);
});

it("admits twice as many per IPv6 site as per network, multiplied by the factor", () => {
  const twice = createLimiter({ db: database.db, clock, log, factor: 2 });
  const enter = (network: string) => twice.enter(LIMITS.streamsByNetwork, network);
  const leave = Array.from({ length: 400 }, () => enter("2001:db8:1:1::/64"));
  expect(() => enter("2001:db8:1:1::/64")).toThrow("Too many pages are open.");
  for (let i = 0; i < 400; i++) enter(`2001:db8:1:${i + 2}::/64`);
  expect(() => enter("2001:db8:1:ffff::/64")).toThrow("Too many pages are open.");
  enter("2001:db8:2:1::/64");
  leave[0]?.();
  enter("2001:db8:1:1::/64");
  expect(() => enter("2001:db8:1:1::/64")).toThrow("Too many pages are open.");
});
