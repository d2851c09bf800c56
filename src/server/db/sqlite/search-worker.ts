import { Worker } from "node:worker_threads";
import type { Compilable } from "kysely";
import { z } from "zod";
import type { FoldProgram, FoundPage, PageRequest } from "../engine";
import { BUSY_TIMEOUT_MS, Deadline } from "./deadline";

const foundPage = z.object({ ids: z.array(z.number()), page: z.number(), matching: z.number() });
const answer = z.object({
  call: z.number(),
  found: z.unknown().optional(),
  problem: z.object({ message: z.string(), code: z.string().optional() }).optional(),
});

interface Caller {
  resolve: (found: unknown) => void;
  reject: (reason: unknown) => void;
}

/**
 * Runs queries that read whole tables one by one in a thread, so that other calls don't wait (decision 0044).
 * @param path the database file
 */
export function createSearchWorker(path: string) {
  const waiting = new Map<number, Caller>();
  let thread: Worker | undefined;
  let calls = 0;

  function start(): Worker {
    const newThread = new Worker(new URL("./search-worker-thread.mjs", import.meta.url), {
      workerData: path,
    });
    newThread.unref();
    newThread.on("message", settle);
    newThread.once("error", abandon);
    newThread.once("exit", () => {
      if (thread === newThread) abandon(new Error("The search worker has stopped."));
    });
    return newThread;
  }

  function settle(message: unknown): void {
    const { call, found, problem } = answer.parse(message);
    const caller = waiting.get(call);
    waiting.delete(call);
    if (problem) caller?.reject(Object.assign(new Error(problem.message), { code: problem.code }));
    else caller?.resolve(found);
  }

  /** Rejects all waiting calls. The next call starts a new thread. */
  function abandon(reason: unknown): void {
    thread = undefined;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  }

  function ask(query: Compilable<unknown>, task: object): Promise<unknown> {
    const { sql, parameters } = query.compile();
    const worker = thread ?? start();
    thread = worker;
    const call = ++calls;
    return new Promise((resolve, reject) => {
      waiting.set(call, { resolve, reject });
      worker.postMessage({ call, sql, parameters, ...task });
    });
  }

  async function find<Id extends number>(
    query: Compilable<{ id: Id }>,
    request: PageRequest,
  ): Promise<FoundPage<Id>> {
    const found = await new Deadline(BUSY_TIMEOUT_MS).retry(() => ask(query, request));
    const { ids, ...rest } = foundPage.parse(found);
    return { ...rest, ids: ids as Id[] };
  }

  /** Runs a fold program over all rows of a query; searches may run in between. */
  async function fold<Result>(
    query: Compilable<unknown>,
    { url, input, output }: FoldProgram<Result>,
  ): Promise<Result> {
    const task = { program: url.href, input };
    return output.parse(await new Deadline(BUSY_TIMEOUT_MS).retry(() => ask(query, task)));
  }

  async function close(): Promise<void> {
    if (!thread) return;
    const closing = thread;
    const ended = new Promise((resolve) => closing.once("exit", resolve));
    closing.postMessage("close");
    await ended;
  }

  return { find, fold, close };
}
