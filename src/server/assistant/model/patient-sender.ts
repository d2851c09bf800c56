import { setTimeout as wait } from "node:timers/promises";
import { isTransient } from "./model-fault";
import type { createModelReadiness } from "./model-readiness";
import { ProviderError } from "./provider-error";
import type { ModelEvent, Transport, TransportRequest } from "./transport";

/** Delay before the retry of a transient failure, in milliseconds. */
const RETRY_AFTER = 300;
/** A retry needs at least this much time, in milliseconds. */
export const MIN_RETRY_TIME = 2_000;

/** The limits of one call, across all its requests. */
export interface CallLimits {
  signal: AbortSignal;
  /** The deadline, as of `performance.now()`. */
  deadline: number;
  /** Called when the model answers, which shows that it's loaded. */
  endLoading: () => void;
}

/** Retries once after a transient failure. Waits for a pause that ends in time; a longer one holds up all calls. */
export const createPatientSender = (
  transport: Transport,
  readiness: ReturnType<typeof createModelReadiness>,
) =>
  async function* sendPatiently(
    call: TransportRequest & { longestPause: number },
    { signal, deadline, endLoading }: CallLimits,
  ): AsyncGenerator<ModelEvent> {
    for (let tries = 1; ; tries += 1) {
      let hasStarted = false;
      try {
        for await (const event of transport.send(call, signal)) {
          if (!hasStarted) readiness.noteAnswer(call.model);
          hasStarted = true;
          endLoading();
          yield event;
        }
        return;
      } catch (error) {
        if (hasStarted || !(error instanceof ProviderError) || signal.aborted) throw error;
        const pause = error.retryAfter ?? RETRY_AFTER;
        const fits = pause <= call.longestPause && pause + MIN_RETRY_TIME < deadline - performance.now();
        if (tries === 1 && isTransient(error) && (fits || error.retryAfter === undefined)) {
          await wait(Math.max(pause, RETRY_AFTER), undefined, { signal });
          continue;
        }
        if (error.retryAfter) readiness.pause(call.model, error.retryAfter);
        throw error;
      }
    }
  };
