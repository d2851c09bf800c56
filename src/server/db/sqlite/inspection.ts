import { Worker } from "node:worker_threads";
import { z } from "zod";
import { isDamaged } from "./sqlite-errors";

const verdict = z.string();
const rowCounts = z.record(z.string(), z.number().int());
const answer = z.union([
  z.object({ found: z.union([verdict, rowCounts]) }),
  z.object({ problem: z.object({ message: z.string(), code: z.string().optional() }) }),
]);

/**
 * Reads the whole database in a thread; concurrent requests share one reading. Throws SQLite's error if it can't.
 * @param path the database file
 */
export function createInspection(path: string) {
  const running = new Map<string, Promise<unknown>>();

  function run(task: "check" | "rows"): Promise<unknown> {
    const pending = running.get(task);
    if (pending) return pending;
    const result = resultOf(path, task).finally(() => running.delete(task));
    running.set(task, result);
    return result;
  }

  return {
    /** The first damage that SQLite's quick_check finds, or "ok". */
    async check(): Promise<string> {
      try {
        return verdict.parse(await run("check"));
      } catch (error) {
        if (error instanceof Error && isDamaged(error)) return error.message;
        throw error;
      }
    },
    countRows: async () => rowCounts.parse(await run("rows")),
    /** Waits for running readings, for shutdown. */
    waitUntilIdle: async () => void (await Promise.allSettled(running.values())),
  };
}

async function resultOf(path: string, task: string): Promise<unknown> {
  const message = answer.parse(await messageOf(path, task));
  if ("found" in message) return message.found;
  const { problem } = message;
  throw Object.assign(new Error(problem.message), { code: problem.code });
}

function messageOf(path: string, task: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./inspection-thread.mjs", import.meta.url), {
      workerData: { path, task },
    });
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("The inspection of the database has stopped.")));
  });
}
