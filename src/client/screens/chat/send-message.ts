import type { TurnEvent, TurnOutcome } from "#shared/contracts/chat";
import { api, type Inputs } from "../../api/trpc";
import { TURN_TIMEOUT } from "../screen-delays";

/**
 * Sends one answer and waits for how it ended; `onEvent` learns what happens before.
 * Throws when the server refuses, when the stream breaks off before its end, and when the turn takes too long.
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

/**
 * Collects text that arrives in crumbs and hands it over at most every `interval` milliseconds, so that a fast reply
 * does not repaint the screen for each word. `stop` drops what is left.
 */
export function createBatcher(interval: number, flush: (text: string) => void) {
  let held = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  function release(): void {
    timer = undefined;
    const text = held;
    held = "";
    flush(text);
  }

  return {
    add(text: string): void {
      held += text;
      timer ??= setTimeout(release, interval);
    },
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
      held = "";
    },
  };
}
