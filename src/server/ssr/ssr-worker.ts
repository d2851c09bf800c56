import { Worker } from "node:worker_threads";
import type { FastifyBaseLogger } from "fastify";
import { z } from "zod";
import type { Task } from "./ssr-worker-thread";

/** What the thread says first, once it can render. */
const READY = "ready";

/** Who waits longer gets the page as a browser alone would build it, in milliseconds. */
const LONGEST = 1_000;
/** So many pages may be before the thread; more would only wait until it is too late. */
const MOST = 32;
/** A thread that ends before it can render is not started again sooner, and one that is silent so long hangs, in milliseconds. */
const REST = 30_000;

const answer = z.object({
  call: z.number(),
  page: z.object({ html: z.string(), title: z.string() }).optional(),
  problem: z.string().optional(),
});
type Rendered = z.output<typeof answer>["page"];

interface RendererOptions {
  /** The built program of the thread. */
  program: string;
  /** What the pages know of their owner, as JSON. */
  appConfig: string;
  log: Pick<FastifyBaseLogger, "warn">;
}

export type SsrWorker = ReturnType<typeof createSsrWorker>;

/**
 * Renders pages to HTML in a thread, which starts with the first. A page that cannot be rendered, not yet, or not in
 * time, is undefined: the browser builds it then (decision 0047).
 */
export function createSsrWorker({ program, appConfig, log }: RendererOptions) {
  const waiting = new Map<number, (page: Rendered) => void>();
  let thread: Worker | undefined;
  let isReady = false;
  let isResting = false;
  let isClosed = false;
  let calls = 0;
  /** What the thread was given and has not answered, whether anybody still waits for it or not, and how long it is silent. */
  let unanswered = 0;
  let silentSince = 0;

  function start(): Worker {
    const started = new Worker(program, {
      workerData: appConfig,
      env: { NODE_ENV: "production" },
    });
    started.unref();
    started.on("message", (message) => {
      if (message === READY) {
        isReady = true;
        return;
      }
      unanswered -= 1;
      silentSince = performance.now();
      const { call, page, problem } = answer.parse(message);
      if (problem !== undefined) log.warn({ problem }, "A page could not be rendered");
      waiting.get(call)?.(page);
    });
    started.once("error", (err) => log.warn({ err }, "The rendering worker failed"));
    started.once("exit", () => {
      if (!isReady && !isClosed) rest();
      thread = undefined;
      isReady = false;
      unanswered = 0;
      for (const give of waiting.values()) give(undefined);
    });
    return started;
  }

  function rest(): void {
    log.warn({}, "The rendering worker ended early; browsers render pages for now");
    isResting = true;
    setTimeout(() => {
      isResting = false;
    }, REST).unref();
  }

  /** A page's HTML and title; undefined where the browser is to build it. */
  async function render(task: Omit<Task, "call">): Promise<Rendered> {
    if (isResting) return undefined;
    const running = thread ?? start();
    thread = running;
    if (!isReady) return undefined;
    if (unanswered >= MOST) {
      // It hangs: the next page starts another.
      if (performance.now() - silentSince > REST) void running.terminate();
      return undefined;
    }
    const call = ++calls;
    return new Promise((resolve) => {
      const timer = setTimeout(() => give(undefined), LONGEST);
      function give(page: Rendered): void {
        clearTimeout(timer);
        waiting.delete(call);
        resolve(page);
      }
      waiting.set(call, give);
      if (unanswered === 0) silentSince = performance.now();
      unanswered += 1;
      running.postMessage({ call, ...task } satisfies Task);
    });
  }

  async function close(): Promise<void> {
    isClosed = true;
    await thread?.terminate();
  }

  return { render, close };
}
