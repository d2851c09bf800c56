import { expect, test } from "vitest";
import { createSemaphore } from "#server/lib/semaphore";
import { neverAborted } from "#tests/helpers/assistant";

const full = () => new Error("full");

test("admits up to the limit, and the others in order of arrival", async () => {
  const semaphore = createSemaphore(2, 10, full);
  const releaseFirst = await semaphore.acquire(neverAborted());
  const releaseSecond = await semaphore.acquire(neverAborted());
  const entered: string[] = [];
  const third = semaphore.acquire(neverAborted()).then((release) => {
    entered.push("third");
    return release;
  });
  const fourth = semaphore.acquire(neverAborted()).then(() => entered.push("fourth"));
  releaseFirst();
  const releaseThird = await third;
  expect(entered).toEqual(["third"]);
  releaseThird();
  await fourth;
  expect(entered).toEqual(["third", "fourth"]);
  releaseSecond();
});

test("a full queue is refused immediately", async () => {
  const semaphore = createSemaphore(1, 0, full);
  const release = await semaphore.acquire(neverAborted());
  await expect(semaphore.acquire(neverAborted())).rejects.toThrow("full");
  release();
  await expect(semaphore.acquire(neverAborted())).resolves.toBeTypeOf("function");
  await expect(semaphore.acquire(neverAborted())).rejects.toThrow("full");
});

test("a caller who gives up leaves the queue", async () => {
  const semaphore = createSemaphore(1, 2, full);
  const release = await semaphore.acquire(neverAborted());
  const impatient = new AbortController();
  const waiting = semaphore.acquire(impatient.signal);
  const next = semaphore.acquire(neverAborted());
  impatient.abort(new Error("gone"));
  await expect(waiting).rejects.toThrow("gone");
  release();
  await expect(next).resolves.toBeTypeOf("function");
  await expect(semaphore.acquire(AbortSignal.abort(new Error("late")))).rejects.toThrow("late");
});

test("giving up after admission doesn't block the queue", async () => {
  const semaphore = createSemaphore(1, 10, full);
  const release = await semaphore.acquire(neverAborted());
  const leaving = new AbortController();
  const second = semaphore.acquire(leaving.signal);
  release();
  const releaseSecond = await second;
  const third = semaphore.acquire(neverAborted());
  leaving.abort();
  releaseSecond();
  await expect(third).resolves.toBeTypeOf("function");
});

test("a free slot goes to the owner who holds the fewest", async () => {
  const semaphore = createSemaphore(2, 10, full);
  const releaseOne = await semaphore.acquire(neverAborted(), "many");
  const releaseTwo = await semaphore.acquire(neverAborted(), "many");
  const entered: string[] = [];
  const enter = async (owner: string) => {
    await semaphore.acquire(neverAborted(), owner);
    entered.push(owner);
  };
  void enter("many");
  const few = enter("few");
  releaseOne();
  await few;
  expect(entered).toEqual(["few"]);
  releaseTwo();
  await expect.poll(() => entered).toEqual(["few", "many"]);
});

test("an owner who released its slot counts as having none", async () => {
  const semaphore = createSemaphore(1, 10, full);
  (await semaphore.acquire(neverAborted(), "regular"))();
  const release = await semaphore.acquire(neverAborted(), "somebody");
  const entered: string[] = [];
  for (const owner of ["regular", "new"])
    void semaphore.acquire(neverAborted(), owner).then(() => entered.push(owner));
  release();
  await expect.poll(() => entered).toEqual(["regular"]);
});
