import type { TurnEvent, TurnOutcome } from "#shared/contracts/chat";
import { api, type Inputs } from "../../api/trpc";
import { TURN_TIMEOUT } from "../screen-delays";

/**
 * Sends one answer and returns the outcome of the turn; `onEvent` receives the events before it.
 * @throws if the server refuses, the stream ends early, or the turn exceeds TURN_TIMEOUT
 */
export async function takeTurn(
  input: Inputs["chat"]["answer"],
  onEvent: (event: Exclude<TurnEvent, { type: "done" }>) => void,
): Promise<TurnOutcome> {
  const signal = AbortSignal.timeout(TURN_TIMEOUT);
  for await (const event of await api.chat.answer.mutate(input, { signal })) {
    if (event.type === "done") return event.outcome;
    onEvent(event);
  }
  throw new Error("The reply ended before it was complete.");
}

/** Flushes streamed text at most every `interval` milliseconds to limit repaints. `stop` drops pending text. */
export function createBatcher(interval: number, flush: (text: string) => void) {
  let pendingText = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  function release(): void {
    timer = undefined;
    const text = pendingText;
    pendingText = "";
    flush(text);
  }

  return {
    add(text: string): void {
      pendingText += text;
      timer ??= setTimeout(release, interval);
    },
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
      pendingText = "";
    },
  };
}
