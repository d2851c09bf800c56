import { expect, test } from "vitest";
import { createKeyedLock } from "#server/lib/keyed-lock";

test("work for one key runs in sequence, even after a failure, and other keys run in parallel", async () => {
  const inside: string[] = [];
  const hold = createKeyedLock((key: string) => {
    inside.push(key);
    return () => void inside.splice(inside.indexOf(key), 1);
  });
  const startedTasks: string[] = [];
  const end = new Map<string, (error?: Error) => void>();
  const work = (key: string, name: string) =>
    hold(key, () => {
      startedTasks.push(name);
      return new Promise<string>((resolve, reject) =>
        end.set(name, (error) => (error ? reject(error) : resolve(name))),
      );
    });

  const first = work("a", "first");
  const second = work("a", "second");
  const otherKey = work("b", "other");
  await expect.poll(() => startedTasks).toEqual(["first", "other"]);
  end.get("first")?.(new Error("in vain"));
  await expect(first).rejects.toThrow("in vain");
  const third = work("a", "third");
  end.get("other")?.();
  expect(await otherKey).toBe("other");
  expect(startedTasks).toEqual(["first", "other", "second"]);
  expect(inside).toEqual(["a", "a"]);
  end.get("second")?.();
  expect(await second).toBe("second");
  await expect.poll(() => startedTasks).toContain("third");
  end.get("third")?.();
  await third;
  expect(inside).toEqual([]);
});
