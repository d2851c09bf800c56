import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import { transaction } from "#server/db/database";
import { type JobHandler, jobHandler } from "#server/jobs/handler";
import { createJobQueue } from "#server/jobs/queue";
import { createWorker, type Worker } from "#server/jobs/worker";
import { systemClock } from "#server/lib/clock";
import { FakeClock } from "#tests/fakes/clock";
import { type TestDatabase, testDatabase } from "#tests/helpers/database";
import { put } from "#tests/helpers/stored";

const SECRET = "what the participant wrote";

let database: TestDatabase;
let clock: FakeClock;
let workers: Worker[];
const log = { warn: vi.fn(), error: vi.fn() };

beforeEach(() => {
  database = testDatabase();
  clock = new FakeClock();
  workers = [];
  vi.clearAllMocks();
});

afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop(0)));
  await database.close();
});

interface Note {
  note: string;
}

function handlerOf(
  run: (payload: Note, signal: AbortSignal) => Promise<void>,
  limits: Partial<JobHandler> = {},
  onFailed?: (payload: Note) => void,
): JobHandler {
  return jobHandler({
    payload: z.object({ note: z.string() }),
    timeoutMs: 5_000,
    concurrency: 3,
    maxTries: 3,
    ...limits,
    run,
    ...(onFailed && { onFailed }),
  });
}

function setUp(handler: JobHandler, time = clock as { now(): Date }) {
  const queue = createJobQueue({ clock: time });
  const parts = { db: database.db, queue, clock: time, log, handlers: { test: handler }, random: () => 0 };
  const newWorker = (ownClock = time) => {
    const worker = createWorker({ ...parts, clock: ownClock });
    workers.push(worker);
    return worker;
  };
  const enqueue = (note: string, runAt?: Date, db = database.db) =>
    queue.enqueue(db, {
      kind: "test",
      dedupeKey: note,
      payload: { note },
      ...(runAt ? { runAt } : {}),
    });
  /** As after a crash: a new process takes over the jobs of the old one. */
  const restart = async () => {
    const worker = newWorker();
    await worker.start();
    return worker;
  };
  return { queue, newWorker, restart, enqueue };
}

const stored = () =>
  database.db
    .selectFrom("jobs")
    .select(["dedupeKey", "tries", "runAt", "lockedUntil", "lastError"])
    .orderBy("id")
    .execute();
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 5_000, interval: 5 });

/** A promise that stays pending until `open` is called. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

describe("the worker", () => {
  it("runs a job as soon as it is stored, and deletes it", async () => {
    const run = vi.fn(async () => undefined);
    const { newWorker, enqueue } = setUp(handlerOf(run));
    await newWorker().start();
    await enqueue("hello");
    await eventually(async () => expect(await stored()).toEqual([]));
    expect(run).toHaveBeenCalledExactlyOnceWith({ note: "hello" }, expect.any(AbortSignal));
  });

  it("runs each job once when several workers race", async () => {
    const done: string[] = [];
    const { newWorker, enqueue } = setUp(handlerOf(async ({ note }) => void done.push(note)));
    const notes = Array.from({ length: 60 }, (_, index) => `note ${index}`);
    const racers = [newWorker(), newWorker(), newWorker(), newWorker()];
    await Promise.all(racers.map((worker) => worker.start()));
    await Promise.all(notes.map((note) => enqueue(note)));
    await eventually(async () => expect(await stored()).toEqual([]));
    expect(done.toSorted()).toEqual(notes.toSorted());
  });

  it("respects the concurrency of a kind", async () => {
    let now = 0;
    let most = 0;
    const handler = handlerOf(
      async () => {
        most = Math.max(most, ++now);
        await expect.poll(() => most).toBeGreaterThan(1);
        now -= 1;
      },
      { concurrency: 2 },
    );
    const { newWorker, enqueue } = setUp(handler);
    for (let index = 0; index < 10; index++) await enqueue(`note ${index}`);
    await newWorker().start();
    await eventually(async () => expect(await stored()).toEqual([]));
    expect(most).toBe(2);
  });

  it("runs a future job when it is due, without being woken", async () => {
    const done: number[] = [];
    const { newWorker, enqueue } = setUp(
      handlerOf(async () => void done.push(Date.now())),
      systemClock,
    );
    await newWorker().start();
    const due = new Date(Date.now() + 60);
    await enqueue("later", due);
    await eventually(() => expect(done).toHaveLength(1));
    expect(done[0]).toBeGreaterThanOrEqual(due.getTime());
  });

  it("runs a crashed job when it is due, without being woken", async () => {
    const run = vi.fn(async () => undefined);
    const { newWorker, enqueue } = setUp(handlerOf(run), systemClock);
    await enqueue("later", new Date(Date.now() + 60));
    await put(database, "UPDATE jobs SET unfinished = 1");
    await newWorker().start();
    await eventually(() => expect(run).toHaveBeenCalledOnce());
  });

  it("logs when the queue can't be read, and retries five seconds later", async () => {
    const run = vi.fn(async () => undefined);
    const { newWorker } = setUp(handlerOf(run));
    const worker = newWorker();
    await worker.start();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    await put(database, "ALTER TABLE jobs RENAME TO away");
    worker.wake();
    await expect
      .poll(() => log.error)
      .toHaveBeenCalledWith(expect.anything(), "The job queue could not be read");
    await put(database, "ALTER TABLE away RENAME TO jobs");
    await put(
      database,
      "INSERT INTO jobs (kind, dedupeKey, payload, runAt, createdAt) VALUES ('test', 'x', ?, 0, 0)",
      JSON.stringify({ note: "x" }),
    );
    vi.advanceTimersByTime(5_000);
    await expect.poll(() => run).toHaveBeenCalledOnce();
  });

  it("runs a job again if it is enqueued while it ends", async () => {
    const run = vi.fn(async () => undefined);
    const { newWorker, enqueue } = setUp({
      ...handlerOf(run),
      onDone: async () => {
        if (run.mock.calls.length < 2) await enqueue("same");
      },
    });
    await newWorker().start();
    await enqueue("same");
    await eventually(() => expect(run).toHaveBeenCalledTimes(2));
    await eventually(async () => expect(await stored()).toEqual([]));
  });

  it("ignores a job of an unknown kind", async () => {
    const { queue, newWorker, enqueue } = setUp(handlerOf(async () => undefined));
    await queue.enqueue(database.db, { kind: "of the future", dedupeKey: "x", payload: {} });
    await newWorker().start();
    await enqueue("known");
    await eventually(async () => expect(await stored()).toHaveLength(1));
    expect((await stored())[0]).toMatchObject({ dedupeKey: "x", tries: 0 });
  });
});

describe("the queue", () => {
  it("forgets a job whose transaction failed", async () => {
    const run = vi.fn(async () => undefined);
    const { queue, newWorker, enqueue } = setUp(handlerOf(run));
    await newWorker().start();
    const failing = transaction(database.db, async (tx) => {
      await queue.enqueue(tx, { kind: "test", dedupeKey: "a", payload: { note: "a" } });
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    await enqueue("b");
    await eventually(() => expect(run).toHaveBeenCalled());
    expect(run).toHaveBeenCalledExactlyOnceWith({ note: "b" }, expect.anything());
  });

  it("hides a job until its transaction has ended", async () => {
    const run = vi.fn(async () => undefined);
    const { queue, newWorker } = setUp(handlerOf(run));
    await newWorker().start();
    await transaction(database.db, async (tx) => {
      await queue.enqueue(tx, { kind: "test", dedupeKey: "a", payload: { note: "a" } });
      for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
      expect(run).not.toHaveBeenCalled();
    });
    await eventually(() => expect(run).toHaveBeenCalledOnce());
  });

  it("stores one job per key while it waits, and another once it is done", async () => {
    const run = vi.fn(async () => undefined);
    const { newWorker, enqueue } = setUp(handlerOf(run));
    await enqueue("same");
    await enqueue("same");
    expect(await stored()).toHaveLength(1);
    await newWorker().start();
    await eventually(async () => expect(await stored()).toEqual([]));
    await enqueue("same");
    await eventually(() => expect(run).toHaveBeenCalledTimes(2));
  });
});

describe("a job that fails", () => {
  it("is retried after 5 s, then 10 s, and given up after its last try", async () => {
    const run = vi.fn(async () => {
      throw new TypeError(SECRET);
    });
    const { newWorker, enqueue } = setUp(handlerOf(run, { maxTries: 3 }));
    const worker = newWorker();
    await worker.start();
    await enqueue("fails");
    for (const [index, rest] of [5_000, 10_000].entries()) {
      await eventually(async () =>
        expect(await stored()).toMatchObject([
          { tries: index + 1, lockedUntil: null, runAt: new Date(clock.now().getTime() + rest) },
        ]),
      );
      clock.advance(rest);
      worker.wake();
      await eventually(() => expect(run).toHaveBeenCalledTimes(index + 2));
    }
    await eventually(async () => expect(await stored()).toEqual([]));
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ kind: "test", tries: 3, failure: "TypeError" }),
      "A job was given up",
    );
  });

  it("is given up when its payload can't be parsed", async () => {
    const onFailed = vi.fn();
    const { newWorker, queue } = setUp(handlerOf(vi.fn(), { maxTries: 1 }, onFailed));
    await queue.enqueue(database.db, { kind: "test", dedupeKey: "old", payload: { of: "an older program" } });
    await newWorker().start();
    await eventually(async () => expect(await stored()).toEqual([]));
    expect(log.error.mock.calls.map(([, message]) => message)).toEqual(["A job was given up"]);
    expect(onFailed).not.toHaveBeenCalled();
  });

  it("isn't retried early", async () => {
    const run = vi.fn(async () => {
      throw new Error("not now");
    });
    const { newWorker, enqueue } = setUp(handlerOf(run));
    const worker = newWorker();
    await worker.start();
    await enqueue("fails");
    await eventually(async () => expect(await stored()).toMatchObject([{ lastError: "Error" }]));
    clock.advance(4_999);
    worker.wake();
    await worker.stop();
    expect(run).toHaveBeenCalledOnce();
  });

  it.each([
    ["Error", new Error(SECRET)],
    ["unknown error", SECRET],
  ])("keeps its payload out of log and database: %s", async (lastError, thrown) => {
    const { newWorker, enqueue } = setUp(
      handlerOf(async () => {
        throw thrown;
      }),
    );
    await newWorker().start();
    await enqueue(SECRET);
    await eventually(() => expect(log.warn).toHaveBeenCalledOnce());
    await eventually(async () => expect(await stored()).toMatchObject([{ lastError }]));
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain(SECRET);
  });

  it("counts as failed at its timeout, even if it ignores the signal", async () => {
    const { newWorker, enqueue } = setUp(handlerOf(() => gate().opened, { timeoutMs: 20 }));
    await newWorker().start();
    await enqueue("slow");
    await eventually(async () =>
      expect(await stored()).toMatchObject([{ tries: 1, lastError: "timed out" }]),
    );
  });

  it("counts as failed when its payload is invalid", async () => {
    const run = vi.fn(async () => undefined);
    const { queue, newWorker } = setUp(handlerOf(run, { maxTries: 1 }));
    await newWorker().start();
    await queue.enqueue(database.db, { kind: "test", dedupeKey: "x", payload: { note: 3 } });
    await eventually(() => expect(log.error).toHaveBeenCalledOnce());
    expect(run).not.toHaveBeenCalled();
    await eventually(async () => expect(await stored()).toEqual([]));
  });
});

describe("stopping and starting a worker", () => {
  it("does nothing after a stop, even if it is started later", async () => {
    const run = vi.fn(async () => undefined);
    const { enqueue, newWorker } = setUp(handlerOf(run));
    await enqueue("too late");
    const worker = newWorker();
    await worker.stop();
    await worker.start();
    await worker.stop();
    expect(run).not.toHaveBeenCalled();
  });

  it("waits for running jobs and takes no new ones", async () => {
    const { opened, open } = gate();
    const finished: string[] = [];
    const { newWorker, enqueue } = setUp(
      handlerOf(
        async ({ note }) => {
          await opened;
          finished.push(note);
        },
        { concurrency: 1 },
      ),
    );
    const worker = newWorker();
    await worker.start();
    await enqueue("first");
    await enqueue("second");
    await eventually(async () => expect((await stored())[0]?.lockedUntil).not.toBeNull());
    const stopped = worker.stop();
    open();
    await stopped;
    expect(finished).toEqual(["first"]);
    expect(await stored()).toMatchObject([{ dedupeKey: "second", tries: 0, lockedUntil: null }]);
  });

  it("interrupts jobs that don't end in time and leaves them for the next start without counting a try", async () => {
    const signals: AbortSignal[] = [];
    const { newWorker, enqueue } = setUp(
      handlerOf((_, signal) => {
        signals.push(signal);
        return gate().opened;
      }),
    );
    const worker = newWorker();
    await worker.start();
    await enqueue("long");
    await eventually(() => expect(signals).toHaveLength(1));
    await worker.stop(10);
    expect(signals[0]?.aborted).toBe(true);
    expect(await stored()).toMatchObject([{ tries: 0, lockedUntil: null, lastError: null }]);
  });

  it("leaves a leased job alone and claims it when the lease has expired", async () => {
    const done: string[] = [];
    const { newWorker, enqueue } = setUp(handlerOf(async ({ note }) => void done.push(note)));
    const worker = newWorker();
    await worker.start();
    await transaction(database.db, async (tx) => {
      await enqueue("held", undefined, tx);
      await tx
        .updateTable("jobs")
        .set({ lockedUntil: new Date(clock.now().getTime() + 1_000) })
        .execute();
    });
    await enqueue("free");
    await eventually(() => expect(done).toEqual(["free"]));
    clock.advance(1_000);
    worker.wake();
    await eventually(() => expect(done).toEqual(["free", "held"]));
  });
});

describe("a job whose process crashed", () => {
  const never = (_payload: Note) => gate().opened;

  it("waits longer before each restart, and is paused and logged after three crashes", async () => {
    const run = vi.fn(never);
    const { restart, enqueue } = setUp(handlerOf(run));
    await enqueue(SECRET);
    await restart();
    for (const [index, rest] of [5_000, 10_000].entries()) {
      await eventually(() => expect(run).toHaveBeenCalledTimes(index + 1));
      const worker = await restart();
      clock.advance(rest - 1);
      worker.wake();
      await eventually(async () => expect(await stored()).toMatchObject([{ lockedUntil: null }]));
      expect(run).toHaveBeenCalledTimes(index + 1);
      clock.advance(1);
      worker.wake();
    }
    await eventually(() => expect(run).toHaveBeenCalledTimes(3));
    const last = await restart();
    clock.advance(86_400_000);
    await last.stop();
    expect(run).toHaveBeenCalledTimes(3);
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      { jobId: 1, kind: "test", unfinished: 3 },
      "A job was paused: the server crashed three times in a row while it ran",
    );
    expect(JSON.stringify(log.error.mock.calls)).not.toContain(SECRET);
  });

  it("resets its crash count once a run has ended, even with an error", async () => {
    const run = vi.fn(never);
    const { restart, enqueue } = setUp(handlerOf(run, { maxTries: 9 }));
    await enqueue("unlucky");
    for (let start = 1; start <= 6; start += 1) {
      if (start === 3) run.mockRejectedValueOnce(new Error("ended"));
      const worker = await restart();
      clock.advance(30_000);
      worker.wake();
      await eventually(() => expect(run).toHaveBeenCalledTimes(start));
      if (start === 3)
        await eventually(async () => expect(await stored()).toMatchObject([{ lastError: "Error" }]));
    }
    expect(log.error).not.toHaveBeenCalled();
  });

  it("doesn't run together with other crashed jobs, so that the culprit is found", async () => {
    const { opened, open } = gate();
    const run = vi.fn(never);
    const { restart, enqueue } = setUp(handlerOf(run));
    for (const note of ["a", "b", "c"]) await enqueue(note);
    await restart();
    await eventually(() => expect(run).toHaveBeenCalledTimes(3));
    run.mockReset().mockImplementation(() => opened);
    const worker = await restart();
    await enqueue("new");
    clock.advance(10_000);
    worker.wake();
    await eventually(() => expect(run).toHaveBeenCalledTimes(2));
    expect(run.mock.calls.map(([{ note }]) => note).toSorted()).toEqual(["a", "new"]);
    open();
    await eventually(async () => expect(await stored()).toEqual([]));
    expect(run).toHaveBeenCalledTimes(4);
  });

  it("doesn't count as queued once paused, and restarts when it is enqueued again", async () => {
    const run = vi.fn(never);
    const { queue, restart, enqueue } = setUp(handlerOf(run));
    await enqueue("asked for");
    await put(database, "UPDATE jobs SET lockedUntil = 1, unfinished = 2");
    await restart();
    expect(await queue.isQueued(database.db, "asked for")).toBe(false);
    expect(await queue.dueAt(database.db, "asked for")).toBeUndefined();
    expect(await queue.listPaused(database.db)).toMatchObject([
      { id: 1, kind: "test", payload: { note: "asked for" }, setAsideAt: clock.now() },
    ]);
    run.mockResolvedValue(undefined);
    await enqueue("asked for");
    await eventually(async () => expect(await stored()).toEqual([]));
  });

  it("gets one more start from tryAgain, and is deleted after a month", async () => {
    const run = vi.fn(never);
    const { queue, restart, enqueue } = setUp(handlerOf(run));
    await enqueue("once more");
    await put(database, "UPDATE jobs SET lockedUntil = 1, unfinished = 2");
    await restart();
    const [job] = await queue.listPaused(database.db);
    expect(await queue.tryAgain(database.db, job!.id)).toBe(true);
    await eventually(() => expect(run).toHaveBeenCalledOnce());
    expect(await queue.tryAgain(database.db, job!.id)).toBe(false);
    await restart();
    expect(await queue.listPaused(database.db)).toHaveLength(1);
    clock.advance(31 * 86_400_000);
    await queue.purge(database.db);
    expect(await stored()).toEqual([]);
  });
});

describe("a job that runs twice because the first run outlived its lease", () => {
  /** Two concurrent runs of one job. The first one ends as given while the second is still running. */
  async function twoRuns(end: "succeeds" | "fails") {
    const first = gate();
    const second = gate();
    let runs = 0;
    const { newWorker, enqueue } = setUp(
      handlerOf(async () => {
        runs += 1;
        if (runs > 1) return second.opened;
        await first.opened;
        if (end === "fails") throw new Error("too late");
      }),
    );
    const worker = newWorker();
    await worker.start();
    await enqueue("twice");
    await eventually(() => expect(runs).toBe(1));
    // The other worker's clock is ahead, so only that worker takes the job again.
    const later = new FakeClock(clock.now());
    const otherWorker = newWorker(later);
    await otherWorker.start();
    later.advance(10_000);
    otherWorker.wake();
    await eventually(() => expect(runs).toBe(2));
    return { worker, first, second };
  }

  const LEASED = [{ tries: 2, lockedUntil: expect.any(Date), lastError: null }];

  it.each(["succeeds", "fails"] as const)("belongs to the second run when the first one %s", async (end) => {
    const { worker, first, second } = await twoRuns(end);
    first.open();
    await worker.stop();
    expect(await stored()).toMatchObject(LEASED);
    second.open();
    await eventually(async () => expect(await stored()).toEqual([]));
  });

  it("belongs to the second run when the first one is interrupted", async () => {
    const { worker, second } = await twoRuns("succeeds");
    await worker.stop(0);
    expect(await stored()).toMatchObject(LEASED);
    second.open();
    await eventually(async () => expect(await stored()).toEqual([]));
  });
});
