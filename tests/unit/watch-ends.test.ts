import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { anySignal } from "#server/lib/any-signal";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

test("the time limit fires even if garbage is collected", async () => {
  const { ends } = anySignal([new AbortController().signal], 30);
  await expect
    .poll(() => {
      collectGarbage();
      return ends.aborted;
    })
    .toBe(true);
});

test("ends when one of the given signals is aborted", () => {
  const drained = new AbortController();
  const { ends, release } = anySignal([new AbortController().signal, drained.signal]);
  expect(ends.aborted).toBe(false);
  drained.abort();
  expect(ends.aborted).toBe(true);
  release();
});
