import { expect, test } from "vitest";
import { createSemaphore } from "#server/lib/semaphore";
import { neverAborted } from "#tests/helpers/assistant";

const full = () => new Error("full");

test("admits up to the limit, and the others in order of arrival", async () => {
  const semaphore = createSemaphore(2, 10, full);
  const leaveFirst = await semaphore.acquire(neverAborted());
  const leaveSecond = await semaphore.acquire(neverAborted());
  const entered: string[] = [];
  const third = semaphore.acquire(neverAborted()).then((leave) => {
    entered.push("third");
    return leave;
  });
  const fourth = semaphore.acquire(neverAborted()).then(() => entered.push("fourth"));
  leaveFirst();
  const leaveThird = await third;
  expect(entered).toEqual(["third"]);
  leaveThird();
  await fourth;
  expect(entered).toEqual(["third", "fourth"]);
  leaveSecond();
});

test("a full queue is refused immediately", async () => {
  const semaphore = createSemaphore(1, 0, full);
  const leave = await semaphore.acquire(neverAborted());
  await expect(semaphore.acquire(neverAborted())).rejects.toThrow("full");
  leave();
  await expect(semaphore.acquire(neverAborted())).resolves.toBeTypeOf("function");
  await expect(semaphore.acquire(neverAborted())).rejects.toThrow("full");
});

test("a caller who gives up leaves the queue", async () => {
  const semaphore = createSemaphore(1, 2, full);
  const leave = await semaphore.acquire(neverAborted());
  const impatient = new AbortController();
  const waiting = semaphore.acquire(impatient.signal);
  const next = semaphore.acquire(neverAborted());
  impatient.abort(new Error("gone"));
  await expect(waiting).rejects.toThrow("gone");
  leave();
  await expect(next).resolves.toBeTypeOf("function");
  await expect(semaphore.acquire(AbortSignal.abort(new Error("late")))).rejects.toThrow("late");
});

test("giving up after admission doesn't block the queue", async () => {
  const semaphore = createSemaphore(1, 10, full);
  const leave = await semaphore.acquire(neverAborted());
  const leaving = new AbortController();
  const second = semaphore.acquire(leaving.signal);
  leave();
  const leaveSecond = await second;
  const third = semaphore.acquire(neverAborted());
  leaving.abort();
  leaveSecond();
  await expect(third).resolves.toBeTypeOf("function");
});

test("a free slot goes to the owner who holds the fewest", async () => {
  const semaphore = createSemaphore(2, 10, full);
  const leaveOne = await semaphore.acquire(neverAborted(), "many");
  const leaveTwo = await semaphore.acquire(neverAborted(), "many");
  const entered: string[] = [];
  const enter = async (owner: string) => {
    await semaphore.acquire(neverAborted(), owner);
    entered.push(owner);
  };
  void enter("many");
  const few = enter("few");
  leaveOne();
  await few;
  expect(entered).toEqual(["few"]);
  leaveTwo();
  await expect.poll(() => entered).toEqual(["few", "many"]);
});

test("an owner who released its slot counts as having none", async () => {
  const semaphore = createSemaphore(1, 10, full);
  (await semaphore.acquire(neverAborted(), "regular"))();
  const leave = await semaphore.acquire(neverAborted(), "somebody");
  const entered: string[] = [];
  for (const owner of ["regular", "new"])
    void semaphore.acquire(neverAborted(), owner).then(() => entered.push(owner));
  leave();
  await expect.poll(() => entered).toEqual(["regular"]);
});
