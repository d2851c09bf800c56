import type { TurnOutcome } from "#shared/contracts/chat";
import { api, type Inputs } from "../../lib/trpc";

/**
 * Sends one answer and waits for how it ended; `onDelta` gets the reply as it is written.
 * Throws when the server refuses, and when the stream breaks off before its end.
 */
export async function takeTurn(
  input: Inputs["chat"]["answer"],
  onDelta: (text: string) => void,
): Promise<TurnOutcome> {
  for await (const event of await api.chat.answer.mutate(input)) {
    if (event.type === "done") return event.outcome;
    onDelta(event.text);
  }
  throw new Error("The reply ended before it was complete.");
}
