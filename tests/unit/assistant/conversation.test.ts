import { expect, test } from "vitest";
import { createModelAssistant } from "#server/assistant/model/model-assistant";
import { createModelClient } from "#server/assistant/model/model-client";
import { createModelConcurrency } from "#server/assistant/model/model-concurrency";
import type { Transport } from "#server/assistant/model/transport";
import { generatorResult } from "#server/lib/generator-result";

/** Goes silent in the middle of a reply and ignores the abort signal. */
const deaf: Transport = {
  async *send() {
    yield { kind: "text", text: '{"title":' };
    await new Promise(() => undefined);
  },
};

test("a call ends at its time limit and on abort, even if the connection ignores both", async () => {
  const tokenUsage = { record: async () => undefined, hasBudget: async () => true };
  const talking = (milliseconds: number) =>
    createModelAssistant(
      createModelClient({ transport: deaf, tokenUsage, concurrency: createModelConcurrency(1) }),
      { chatModel: "small", adviceModel: "large" },
      { judge: milliseconds, advice: milliseconds, check: milliseconds },
    );
  const late = talking(20).draftTemplate("A bakery", new AbortController().signal);
  await expect(generatorResult(late)).rejects.toThrow("The model took too long.");
  const stop = new AbortController();
  const stopped = generatorResult(talking(60_000).draftTemplate("A bakery", stop.signal));
  setTimeout(() => stop.abort(new Error("We are closing.")));
  await expect(stopped).rejects.toThrow("We are closing.");
});
