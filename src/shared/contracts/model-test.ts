import { z } from "zod";
import { AI_PROVIDERS, DUTIES } from "../domain/model-test";

const count = z.number().int();
const costFields = {
  version: count.optional(),
  calls: count,
  seconds: z.object({ median: z.number(), slowest: z.number() }),
  inputTokens: count,
  outputTokens: count,
  dollars: z.number().nullable(),
  leaked: count,
};

const testFigures = z.discriminatedUnion("duty", [
  z.object({
    duty: z.literal("judge"),
    items: count.optional(),
    replies: count,
    understood: count,
    wronglyStored: count,
    unusable: count,
    injections: count,
    ...costFields,
  }),
  z.object({
    duty: z.literal("advise"),
    cases: count,
    written: count,
    quotes: count,
    exactQuotes: count,
    ...costFields,
  }),
]);

export const modelTest = z.object({
  model: z
    .object({
      provider: z.enum(AI_PROVIDERS),
      /** Null means the provider's default address. */
      baseUrl: z.string().nullable(),
      /** Whether the model is used without a test. */
      isKnown: z.boolean(),
    })
    .nullable(),
  /** One entry per duty; empty without a model. */
  duties: z.array(
    z.object({
      duty: z.enum(DUTIES),
      name: z.string(),
      mayServe: z.boolean(),
      /** Figures of the last completed test with these settings. */
      figures: testFigures.nullable(),
      testedAt: z.date().nullable(),
    }),
  ),
  /** Progress of a running test. */
  progress: z.object({ duty: z.enum(DUTIES), done: count, total: count }).nullable(),
  /** Why the last test ended early. */
  problem: z.string().nullable(),
});
export type ModelTest = z.output<typeof modelTest>;
