import { Worker } from "node:worker_threads";
import type { FastifyBaseLogger } from "fastify";
import { z } from "zod";
import type { Task } from "./ssr-worker-thread";

const READY = "ready";

/** Time limit for a page, in milliseconds. After that the browser renders it. */
const PAGE_TIMEOUT = 1_000;
/** Maximum number of pages in the thread's queue. More would only run into the time limit. */
const MAX_QUEUED_PAGES = 32;
/** Delay before a failed thread is restarted, and silence after which one hangs, in milliseconds. */
const RESTART_DELAY = 30_000;

const answer = z.object({
  call: z.number(),
  page: z.object({ html: z.string(), title: z.string() }).optional(),
  problem: z.string().optional(),
});
type RenderedPage = z.output<typeof answer>["page"];

interface RendererOptions {
  program: string;
  /** The pages' `appConfig` as JSON. */
  appConfig: string;
  log: Pick<FastifyBaseLogger, "warn">;
}

export type SsrWorker = ReturnType<typeof createSsrWorker>;

/**
 * Renders pages to HTML in a thread that starts with the first page. A page is undefined if it can't be rendered, or
 * not yet, or not in time. Then the browser renders it (decision 0047).
 */
export function createSsrWorker({ program, appConfig, log }: RendererOptions) {
  const waiting = new Map<number, (page: RenderedPage) => void>();
  let thread: Worker | undefined;
  let isReady = false;
  let isPaused = false;
  let isClosed = false;
  let calls = 0;
  /** Tasks that the thread hasn't answered, including those that have timed out, and the time of its last answer. */
  let unanswered = 0;
  let silentSince = 0;

  function start(): Worker {
    const newThread = new Worker(program, {
      workerData: appConfig,
      env: { NODE_ENV: "production" },
    });
    newThread.unref();
    newThread.on("message", (message) => {
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
    newThread.once("error", (err) => log.warn({ err }, "The rendering worker failed"));
    newThread.once("exit", () => {
      if (!isReady && !isClosed) pauseRestarts();
      thread = undefined;
      isReady = false;
      unanswered = 0;
      for (const finish of waiting.values()) finish(undefined);
    });
    return newThread;
  }

  function pauseRestarts(): void {
    log.warn({}, "The rendering worker ended early; browsers render pages for now");
    isPaused = true;
    setTimeout(() => {
      isPaused = false;
    }, RESTART_DELAY).unref();
  }

  /** A page's HTML and title; undefined if the browser must render it. */
  async function render(task: Omit<Task, "call">): Promise<RenderedPage> {
    if (isPaused) return undefined;
    const worker = thread ?? start();
    thread = worker;
    if (!isReady) return undefined;
    if (unanswered >= MAX_QUEUED_PAGES) {
      // The thread hangs. The next page starts another one.
      if (performance.now() - silentSince > RESTART_DELAY) void worker.terminate();
      return undefined;
    }
    const call = ++calls;
    return new Promise((resolve) => {
      const timer = setTimeout(() => finish(undefined), PAGE_TIMEOUT);
      function finish(page: RenderedPage): void {
        clearTimeout(timer);
        waiting.delete(call);
        resolve(page);
      }
      waiting.set(call, finish);
      if (unanswered === 0) silentSince = performance.now();
      unanswered += 1;
      worker.postMessage({ call, ...task } satisfies Task);
    });
  }

  async function close(): Promise<void> {
    isClosed = true;
    await thread?.terminate();
  }

  return { render, close };
}
