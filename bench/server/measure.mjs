// What a server spent on a load, and how long those who asked had to wait.
import { readdirSync, readFileSync } from "node:fs";

/** CPU that a process has used so far, all its threads, user and system, in milliseconds. Linux only. */
export function cpuOf(pid) {
  const threads = readdirSync(`/proc/${pid}/task`);
  const used = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]),
  );
  return used.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6;
}

/**
 * Runs each list of requests one after the other, the lists side by side, `width` of them at a time. Gives the CPU that
 * the server spent on each request and each request's time in milliseconds, the requests answered in a second, and
 * the errors.
 */
export async function measure(pid, send, lists, width) {
  const waiting = [...lists];
  const times = [];
  const errors = [];
  const before = cpuOf(pid);
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: width }, async () => {
      for (let list = waiting.shift(); list; list = waiting.shift()) {
        for (const one of list) {
          const start = performance.now();
          await send(one).catch((error) => errors.push(error));
          times.push(performance.now() - start);
        }
      }
    }),
  );
  const seconds = (performance.now() - begun) / 1_000;
  return { cpu: (cpuOf(pid) - before) / times.length, rate: times.length / seconds, times, errors };
}

export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

export const median = (values) => quantile(values, 0.5);
