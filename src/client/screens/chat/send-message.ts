import type { TurnEvent, TurnOutcome } from "#shared/contracts/chat";
import { TURN_TIMEOUT } from "#shared/domain/timing";
import { api, type Inputs } from "../../api/trpc";

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
