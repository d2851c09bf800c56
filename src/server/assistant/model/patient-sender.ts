import { setTimeout as wait } from "node:timers/promises";
import { isPassing } from "./model-fault";
import type { createModelReadiness } from "./model-readiness";
import { ProviderError } from "./provider-error";
import type { ModelEvent, Transport, TransportRequest } from "./transport";

/** Between a passing failure and the second try, in milliseconds. */
const RETRY_AFTER = 300;
/** A second try that has less time than this left is none, in milliseconds. */
export const LEAST_TIME = 2_000;

/** What holds for one call, whatever it sends. */
export interface CallLimits {
  signal: AbortSignal;
  /** When its time is over, by the process's own clock. */
  until: number;
  /** To be called once the model says something. */
  loaded: () => void;
}

/**
 * What the transport sends, and once more after a passing failure. A server that asks to be left alone is waited for
 * where that ends in time, and else left alone by everybody.
 */
export const createPatientSender = (
  transport: Transport,
  readiness: ReturnType<typeof createModelReadiness>,
) =>
  async function* sendPatiently(
    call: TransportRequest & { longestPause: number },
    { signal, until, loaded }: CallLimits,
  ): AsyncGenerator<ModelEvent> {
    for (let tries = 1; ; tries += 1) {
      let hasBegun = false;
      try {
        for await (const event of transport.send(call, signal)) {
          if (!hasBegun) readiness.noteAnswer(call.model);
          hasBegun = true;
          loaded();
          yield event;
        }
        return;
      } catch (error) {
        if (hasBegun || !(error instanceof ProviderError) || signal.aborted) throw error;
        const pause = error.retryAfter ?? RETRY_AFTER;
        const fits = pause <= call.longestPause && pause + LEAST_TIME < until - performance.now();
        if (tries === 1 && isPassing(error) && (fits || error.retryAfter === undefined)) {
          await wait(Math.max(pause, RETRY_AFTER), undefined, { signal });
          continue;
        }
        if (error.retryAfter) readiness.pause(call.model, error.retryAfter);
        throw error;
      }
    }
  };
