import { setTimeout as wait } from "node:timers/promises";
import type { AiProvider } from "#shared/domain/model-test";
import { abortRejection } from "../../lib/abort-rejection";
import { type Clock, systemClock } from "../../lib/clock";
import { generatorResult } from "../../lib/generator-result";
import { AssistantError, CrowdedError, PausedError, ProvokedError } from "../assistant";
import type { AssistantLog } from "../assistant-log";
import { createLeakGuards, type LeakGuard } from "../prompt-leak-guard";
import type { TokenUsage } from "../token-usage";
import type { ModelConcurrency } from "./model-concurrency";
import { modelFault } from "./model-fault";
import { createModelReadiness } from "./model-readiness";
import type { ModelRequest } from "./model-request";
import { loadRequest } from "./model-requests";
import { type CallLimits, createPatientSender, MIN_RETRY_TIME } from "./patient-sender";
import { ProviderError } from "./provider-error";
import { ModelReply, ReplyFormatError } from "./streamed-reply";
import type { Repair, Transport } from "./transport";

interface ModelClientParts {
  transport: Transport;
  /** The model's server, for messages that say what to check. */
  server?: { provider: AiProvider; baseUrl: string | undefined; apiKey?: string | undefined };
  clock?: Clock;
  /** Whether models may have to be loaded before they answer, as on a local server. */
  mayUnloadModels?: boolean;
  /** Aborts the loading of models, which no one waits for. */
  shutdown?: AbortSignal;
  tokenUsage: Pick<TokenUsage, "record" | "hasBudget">;
  concurrency: ModelConcurrency;
  log?: AssistantLog | undefined;
}

/** Talks with a model of any provider: limits, guards and counts its calls, and has faulty replies repaired. */
export interface ModelClient {
  /**
   * Streams the text that may be shown, then returns the result. Every call that was sent is added to the receipt.
   * @throws AssistantError, or the signal's reason when it aborts
   */
  ask<Output, Result>(
    call: ModelRequest<Output, Result>,
    signal: AbortSignal,
  ): AsyncGenerator<string, Result>;
  /** Whether the model can be asked now: it's neither paused nor loading. */
  isReady(model: string): boolean;
  /** Loads a model unless it's already being loaded. Resolves when the model answers or fails; never rejects. */
  load(model: string): Promise<void>;
  /** Loads a model that may have been unloaded since its last answer. Returns right away. */
  wake(model: string): void;
}

/** The result of a reply, or what must be repaired in it. */
type Outcome<Result> = { result: Result } | { repair: Repair; error: AssistantError; hasShown: boolean };

export function createModelClient(parts: ModelClientParts): ModelClient {
  const { transport, tokenUsage, concurrency, log, clock = systemClock, mayUnloadModels = false } = parts;
  const { server = { provider: "openai-compatible", baseUrl: undefined } } = parts;
  const { shutdown = new AbortController().signal } = parts;
  const readiness = createModelReadiness(clock);
  const sendPatiently = createPatientSender(transport, readiness);
  const createLeakGuard = createLeakGuards();
  /** Models that `load` is loading. */
  const loadingModels = new Set<string>();

  async function* ask<Output, Result>(
    call: ModelRequest<Output, Result>,
    signal: AbortSignal,
  ): AsyncGenerator<string, Result> {
    const { model } = call;
    const waited = await untilUnpaused(call, signal);
    const isLoaded = await readiness.untilLoaded(model, signal, call.mayLoad ? call.milliseconds : undefined);
    if (!isLoaded) throw new PausedError("The model is still loading.");
    const owner = String(call.receipt?.attemptId ?? "system");
    const releasePlace = await concurrency({ owner, onWaiting: call.onWaiting, signal });
    const abortController = new AbortController();
    const abort = () => abortController.abort(signal.reason);
    signal.addEventListener("abort", abort, { once: true });
    const milliseconds = call.milliseconds - waited;
    const timer = setTimeout(() => abortController.abort(), milliseconds);
    const endLoading = call.mayLoad ? readiness.beginLoading(model) : () => undefined;
    try {
      signal.throwIfAborted();
      assertNotPaused(model);
      // Calls ahead in the queue may have used up the budget.
      if (!(await tokenUsage.hasBudget(call.budgetOwner)))
        throw new CrowdedError("Today's AI budget is used up.");
      return yield* askWithRepair(call, {
        signal: abortController.signal,
        deadline: performance.now() + milliseconds,
        endLoading,
      });
    } catch (error) {
      signal.throwIfAborted();
      throw asAssistantError(error, call, abortController.signal.aborted);
    } finally {
      endLoading();
      clearTimeout(timer);
      signal.removeEventListener("abort", abort);
      releasePlace();
    }
  }

  /** Waits for a pause that ends in time and returns its milliseconds. Throws PausedError for a longer one. */
  async function untilUnpaused<Output, Result>(
    { model, longestPause, milliseconds }: ModelRequest<Output, Result>,
    signal: AbortSignal,
  ): Promise<number> {
    const remaining = readiness.pausedFor(model);
    if (remaining === 0) return 0;
    if (remaining <= longestPause && remaining + MIN_RETRY_TIME < milliseconds)
      await wait(remaining, undefined, { signal }).catch(() => signal.throwIfAborted());
    assertNotPaused(model);
    return remaining;
  }

  function assertNotPaused(model: string): void {
    const milliseconds = readiness.pausedFor(model);
    if (milliseconds > 0) throw pausedError(milliseconds);
  }

  /** Has an unusable reply repaired once. The repair isn't streamed if text was shown: its result replaces it. */
  async function* askWithRepair<Output, Result>(
    call: ModelRequest<Output, Result>,
    limits: CallLimits,
  ): AsyncGenerator<string, Result> {
    const first = yield* askOnce(call, limits);
    if ("result" in first) return first.result;
    const retry = askOnce({ ...call, repair: first.repair }, limits);
    const second = first.hasShown ? await generatorResult(retry) : yield* retry;
    if ("result" in second) return second.result;
    throw second.error;
  }

  async function* askOnce<Output, Result>(
    call: ModelRequest<Output, Result>,
    limits: CallLimits,
  ): AsyncGenerator<string, Outcome<Result>> {
    const reply = new ModelReply(call);
    const guard = createLeakGuard(call.prompt.secrets, call.prompt.known);
    const extractor = call.createExtractor();
    let streamedText = "";
    let isUsed = false;
    try {
      for await (const event of untilAborted(sendPatiently(call, limits), limits.signal)) {
        const piece = extractor.push(reply.take(event));
        if (piece === "") continue;
        guard.push(piece);
        streamedText += piece;
        yield piece;
      }
      const rest = extractor.end();
      guard.push(`${rest} `);
      if (rest !== "") yield rest;
      reply.assertWhole();
      const outcome = concludeReply(call, reply, streamedText + rest, guard);
      isUsed = "result" in outcome;
      return outcome;
    } finally {
      await recordUsage(call, reply, isUsed);
    }
  }

  function asAssistantError(
    error: unknown,
    { model, mayLoad }: { model: string; mayLoad?: boolean },
    isLate: boolean,
  ): AssistantError {
    if (isLate) {
      readiness.noteSilence(model);
      // The server may stop loading the model when the client disconnects.
      if (!mayLoad) wake(model);
      return new AssistantError("The model took too long.");
    }
    if (error instanceof AssistantError) return error;
    log?.warn(error instanceof ProviderError ? error.facts : {}, "The model could not be used.");
    if (!(error instanceof ProviderError)) return new AssistantError("The model gave no usable reply.");
    const fault = modelFault(error, { ...server, model });
    return error.retryAfter ? pausedError(error.retryAfter, fault.message) : fault;
  }

  const isReady = (model: string) => readiness.pausedFor(model) === 0 && !readiness.isLoading(model);

  async function load(model: string): Promise<void> {
    if (loadingModels.has(model)) return;
    loadingModels.add(model);
    try {
      for await (const _ of ask(loadRequest(model), shutdown)) return;
    } catch {
      // The reason is in the log. The next person who opens a chat tries again.
      readiness.noteSilence(model);
    } finally {
      loadingModels.delete(model);
    }
  }

  function wake(model: string): void {
    if (mayUnloadModels && readiness.mayBeUnloaded(model)) void load(model);
  }

  /** Never rejects: a failure to count must not cost the participant the reply. */
  async function recordUsage<Output, Result>(
    call: ModelRequest<Output, Result>,
    reply: ModelReply,
    isUsed: boolean,
  ) {
    const { receipt, budgetOwner, model, prompt, onUsed } = call;
    const usage = reply.usage();
    onUsed?.(usage);
    await tokenUsage
      .record({ receipt, budgetOwner, model, isUsed, sent: prompt.sent, ...usage })
      .catch(() => log?.warn({}, "The model's token usage couldn't be recorded."));
  }

  return { ask, isReady, load, wake };
}

const pausedError = (milliseconds: number, cause = "The model's server is busy.") =>
  new PausedError(`${cause} It asked us to wait ${Math.ceil(milliseconds / 1_000)} seconds.`, milliseconds);

/**
 * Passes events on until the signal aborts, even if the source doesn't listen to it. In Node 20, the listener that ends
 * a response body can be garbage-collected, and then the body just stays silent.
 */
async function* untilAborted<T>(source: AsyncGenerator<T>, signal: AbortSignal): AsyncGenerator<T> {
  const aborted = abortRejection(signal);
  aborted.catch(() => undefined);
  try {
    for (;;) {
      const step = await Promise.race([source.next(), aborted]);
      if (step.done) return;
      yield step.value;
    }
  } finally {
    // Not awaited: it may never end.
    source.return(undefined).catch(() => undefined);
  }
}

/** Turns a reply into a result or a repair. ProvokedError is rethrown: a retry would fail the same way. */
function concludeReply<Output, Result>(
  call: ModelRequest<Output, Result>,
  reply: ModelReply,
  streamedText: string,
  guard: LeakGuard,
): Outcome<Result> {
  try {
    const { output, isAsStreamed } = reply.read(call.output);
    if (isAsStreamed && streamedText !== "") return { result: call.conclude(output, streamedText) };
    // The object wasn't shown while it was streamed, so its text is extracted and checked now.
    const extractor = call.createExtractor();
    const lateText = extractor.push(JSON.stringify(output)) + extractor.end();
    guard.push(`${lateText} `);
    const result = call.conclude(output, lateText);
    if (call.readable) guard.push(`${call.readable(result)} `);
    return { result };
  } catch (error) {
    if (!(error instanceof AssistantError) || error instanceof ProvokedError) throw error;
    const fault = error instanceof ReplyFormatError ? error.fault : error.message;
    return { repair: { reply: reply.textForRepair, fault }, error, hasShown: streamedText !== "" };
  }
}
