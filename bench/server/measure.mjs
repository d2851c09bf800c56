// Measures what a server spends on a load and how long its clients wait.
import { readdirSync, readFileSync } from "node:fs";

/** CPU time that all threads of a process have used, user and system, in milliseconds. Linux only. */
export function cpuOf(pid) {
  const threads = readdirSync(`/proc/${pid}/task`);
  const used = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]),
  );
  return used.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6;
}

/**
 * Sends lists of requests, `width` lists at the same time and each list in order. Returns the server's CPU time per
 * request and the requests' times, in milliseconds, the requests per second, and the errors.
 */
export async function measure(pid, send, lists, width) {
  const waiting = [...lists];
  const times = [];
  const errors = [];
  const before = cpuOf(pid);
  const startedAt = performance.now();
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
  const seconds = (performance.now() - startedAt) / 1_000;
  return { cpu: (cpuOf(pid) - before) / times.length, rate: times.length / seconds, times, errors };
}

export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

export const median = (values) => quantile(values, 0.5);
