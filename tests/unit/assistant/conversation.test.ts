import { expect, test } from "vitest";
import { createConversation } from "#server/assistant/model/conversation";
import { createModelAssistant } from "#server/assistant/model/model-assistant";
import { createPlaces } from "#server/assistant/model/places";
import type { Transport } from "#server/assistant/model/transport";
import { resultOf } from "#server/kernel/result-of";

/** It falls silent in the middle of a reply, and hears of no end. */
const deaf: Transport = {
  async *send() {
    yield { kind: "text", text: '{"title":' };
    await new Promise(() => undefined);
  },
};

test("a call ends in its time, and when it is stopped, whatever the connection hears of it", async () => {
  const meter = { record: async () => undefined, hasBudget: async () => true };
  const talking = (milliseconds: number) =>
    createModelAssistant(
      createConversation({ transport: deaf, meter, places: createPlaces(1) }),
      { chatModel: "small", adviceModel: "large" },
      { judge: milliseconds, advice: milliseconds },
    );
  const late = talking(20).draftTemplate("A bakery", new AbortController().signal);
  await expect(resultOf(late)).rejects.toThrow("The model took too long.");
  const stop = new AbortController();
  const stopped = resultOf(talking(60_000).draftTemplate("A bakery", stop.signal));
  setTimeout(() => stop.abort(new Error("We are closing.")));
  await expect(stopped).rejects.toThrow("We are closing.");
});
